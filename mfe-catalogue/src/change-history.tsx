import type { Article } from '@schrankwerk/contracts'
import { useSession } from '@schrankwerk/shell-api'
import {
  DescriptionList,
  type DescriptionListProps,
  Disclosure,
  formatDateTime,
  SimpleTable,
  Stack,
} from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

export interface ChangeHistoryProps {
  of: Pick<Article, 'createDate' | 'lastUpdate' | 'changeEntries'>
  /** The prefix of the words that name its fields: `article.field`. */
  fields: string
  /** Told before the dates. */
  facts?: DescriptionListProps['items']
}

/** When it was made, and who changed what since. */
export function ChangeHistory({ of, fields, facts = [] }: ChangeHistoryProps) {
  const { t } = useTranslation('catalogue')
  const { user } = useSession()
  const who = (userId: string | null) =>
    t(userId === null ? 'history.portal' : userId === user.id ? 'history.you' : 'history.other')
  const what = (action: string) => t([`history.action.${action}`, 'history.action.update'])
  const named = (names: readonly string[]) =>
    names.map((name) => t([`${fields}.${name}`, 'history.field'])).join(', ') || '–'
  return (
    <Stack gap={3}>
      <DescriptionList
        columns={2}
        items={[
          ...facts,
          { term: t('history.createDate'), value: formatDateTime(of.createDate) },
          { term: t('history.lastUpdate'), value: formatDateTime(of.lastUpdate) },
        ]}
      />
      {of.changeEntries.length > 0 && (
        <Disclosure summary={t('history.entries', { count: of.changeEntries.length })}>
          <SimpleTable
            label={t('history.table')}
            head={['at', 'who', 'what', 'fields'].map((name) => t(`history.${name}`))}
            rows={of.changeEntries
              .toReversed()
              .map((entry) => [
                formatDateTime(entry.at),
                who(entry.userId),
                what(entry.action),
                named(entry.fields),
              ])}
          />
        </Disclosure>
      )}
    </Stack>
  )
}
