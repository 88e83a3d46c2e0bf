import type { Company, UserRow } from '@schrankwerk/contracts'
import { useSession } from '@schrankwerk/shell-api'
import { DescriptionList, Disclosure, formatDateTime, SimpleTable, Stack } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { fullName } from './full-name.ts'

export interface ChangeHistoryProps {
  of: Pick<Company, 'createDate' | 'lastUpdate' | 'changeEntries'>
  /** What a field is called on its page; undefined for one that is not shown there. */
  labelOf: (field: string) => string | undefined
  /** People who are known by name here. */
  people?: readonly Pick<UserRow, 'id' | 'name' | 'lastname'>[]
}

/** When it was made, and who changed what since. */
export function ChangeHistory({ of, labelOf, people = [] }: ChangeHistoryProps) {
  const { t } = useTranslation('accounts')
  const { user } = useSession()
  const who = (userId: string | null) => {
    if (userId === null) return t('history.portal')
    if (userId === user.id) return t('history.you')
    const known = people.find(({ id }) => id === userId)
    return known ? fullName(known) : t('history.other')
  }
  const fields = (names: readonly string[]) =>
    [...new Set(names.map((name) => labelOf(name) ?? t('history.field')))].join(', ') || '–'
  return (
    <Stack gap={3}>
      <DescriptionList
        columns={2}
        items={[
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
                t([`history.action.${entry.action}`, 'history.action.update']),
                fields(entry.fields),
              ])}
          />
        </Disclosure>
      )}
    </Stack>
  )
}
