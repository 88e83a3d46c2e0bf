import { useSession } from '@schrankwerk/shell-api'
import { Navigate } from '@schrankwerk/shell-api/router'
import { Loading, Page, TableSkeleton } from '@schrankwerk/ui'
import { useEffect, useState } from 'react'
import { isDescribed, whenDescribed } from '../federation/registry.ts'
import { startPage } from './access.ts'

/** Leads on to the first page of one's menu, as soon as that is known. */
export function StartPage() {
  const { user } = useSession()
  const [isKnown, setKnown] = useState(isDescribed)
  useEffect(() => {
    void whenDescribed().then(() => setKnown(true))
  }, [])
  if (isKnown) return <Navigate to={startPage(user)} replace />
  return (
    <Page bare>
      <Loading>
        <TableSkeleton />
      </Loading>
    </Page>
  )
}
