import { absenceOf } from '@schrankwerk/shell-api'
import { Link, useParams } from '@schrankwerk/shell-api/router'
import { AbsentObject, LinkButton } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../paths.ts'
import type { Kept, MasterData, Named } from './master-data.ts'
import { masterDataListAddress } from './master-data-address.ts'

export interface MasterDataScreenProps<One extends Kept> {
  of: Pick<MasterData<Named, One, never>, 'kind' | 'query'>
  page: ComponentType<{ one: One | undefined }>
}

/** One of a kind by the id in the address, or a new one. */
export function MasterDataScreen<One extends Kept>({ of, page: Page }: MasterDataScreenProps<One>) {
  const { id = newId } = useParams()
  return id === newId ? (
    <Page key={newId} one={undefined} />
  ) : (
    <Existing key={id} id={id} of={of} page={Page} />
  )
}

function Existing<One extends Kept>({ id, of, page: Page }: MasterDataScreenProps<One> & { id: string }) {
  const { t } = useTranslation('catalogue')
  const { kind } = of
  const query = useQuery(of.query(id))
  const reason = absenceOf(query.error)
  // Also where it was there a moment ago: somebody else has deleted it.
  if (query.data && !reason?.isMissing) return <Page one={query.data} />
  return (
    <AbsentObject
      reason={reason}
      title={t(`masterData.${kind}.one`)}
      what={t(`masterData.${kind}.theOne`)}
      missing={t(`masterData.${kind}.missing`)}
      back={
        <LinkButton component={Link} to={masterDataListAddress(kind)}>
          {t(`masterData.${kind}.toList`)}
        </LinkButton>
      }
      onRetry={() => void query.refetch()}
      fields={4}
    />
  )
}
