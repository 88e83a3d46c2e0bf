import { useSession } from '@schrankwerk/shell-api'
import { Navigate, useLocation } from '@schrankwerk/shell-api/router'
import { Loading, Page, TableSkeleton } from '@schrankwerk/ui'
import { useEffect, useState } from 'react'
import { isDescribed, whenDescribed } from '../federation/registry.ts'
import { startPage } from './access.ts'

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Where links lead that were sent before somebody signed in: to the project folder of an offer. */
const folderOf = (search: string): string | undefined => {
  const id = new URLSearchParams(search).get('id') ?? ''
  return isId(id) ? `/business-data/${id}` : undefined
}

/** Leads on to the project folder that the address names, or to the first page of one's menu as soon as that is known. */
export function StartPage() {
  const { user } = useSession()
  const { search } = useLocation()
  const [isKnown, setKnown] = useState(isDescribed)
  useEffect(() => {
    void whenDescribed().then(() => setKnown(true))
  }, [])
  const folder = folderOf(search)
  if (folder) return <Navigate to={folder} replace />
  if (isKnown) return <Navigate to={startPage(user)} replace />
  return (
    <Page bare>
      <Loading>
        <TableSkeleton />
      </Loading>
    </Page>
  )
}
