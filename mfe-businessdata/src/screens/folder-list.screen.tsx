import { getOffer } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { useSearchParams } from '@schrankwerk/shell-api/router'
import { Tabs } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OwnList } from '../features/folder-list/own-list.tsx'
import { anySharedQuery } from '../features/shared-list/shared-list.api.ts'
import { SharedList } from '../features/shared-list/shared-list.tsx'

const tabParameter = 'tab'

/** Whoever may open offers has folders of his own; everybody else has what is shared with him. */
export function Component() {
  return useMayCall(getOffer) ? <BothLists /> : <SharedList />
}

function BothLists() {
  const { t } = useTranslation('businessdata')
  const [params, setParams] = useSearchParams()
  const shared = useQuery(anySharedQuery).data?.totalElements ?? 0
  const isShared = params.get(tabParameter) === 'shared'
  const tabs = (shared > 0 || isShared) && (
    <Tabs
      label={t('list.title')}
      value={isShared ? 'shared' : 'own'}
      // The filters and the page of one list say nothing about the other.
      onChange={(key) => setParams(key === 'shared' ? { [tabParameter]: key } : {})}
      items={[
        { key: 'own', label: t('list.own') },
        { key: 'shared', label: t('list.shared'), count: shared },
      ]}
    />
  )
  return isShared ? <SharedList tabs={tabs} /> : <OwnList tabs={tabs} />
}
