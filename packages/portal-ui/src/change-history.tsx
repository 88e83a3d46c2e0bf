import { useSession } from '@schrankwerk/shell-api'
import {
  DescriptionList,
  type DescriptionListProps,
  Disclosure,
  formatDateTime,
  SimpleTable,
  Stack,
} from '@schrankwerk/ui'

interface Entry {
  at: string
  /** Null for what the portal did by itself. */
  userId: string | null
  action: string
  fields: readonly string[]
}

export interface ChangeHistoryProps {
  of: { createDate: string; lastUpdate: string; changeEntries: readonly Entry[] }
  /** What a field is called on its page; undefined for one that is not shown there. */
  labelOf: (field: string) => string | undefined
  /** People who are known by name here. */
  people?: readonly { id: string; name: string; lastname: string }[] | undefined
  /** Told before the dates. */
  facts?: DescriptionListProps['items']
}

const acts: Readonly<Record<string, string>> = {
  create: 'Angelegt',
  update: 'Geändert',
  delete: 'Gelöscht',
  import: 'Importiert',
  combine: 'Zusammengeführt',
  'undo-combine': 'Zusammenführung rückgängig gemacht',
  release: 'Freigegeben',
  restore: 'Wieder aktiviert',
  register: 'Registriert',
  'confirm-mail': 'E-Mail-Adresse bestätigt',
  'change-mail': 'E-Mail-Adresse geändert',
  'change-password': 'Passwort geändert',
  'send-link': 'Link gesendet',
  withdraw: 'Zurückgenommen',
  unlock: 'Sperre aufgehoben',
  'end-sessions': 'Überall abgemeldet',
  erase: 'Personenbezogene Daten gelöscht',
}

/** When it was made, and who changed what since. */
export function ChangeHistory({ of, labelOf, people = [], facts = [] }: ChangeHistoryProps) {
  const { user } = useSession()
  const who = (userId: string | null) => {
    if (userId === null) return 'Portal'
    if (userId === user.id) return 'Ihnen'
    const known = people.find(({ id }) => id === userId)
    return (known && `${known.name} ${known.lastname}`.trim()) || 'Anderer Benutzer'
  }
  const named = (fields: readonly string[]) =>
    [...new Set(fields.map((field) => labelOf(field) ?? 'Weiteres Feld'))].join(', ') || '–'
  const { length } = of.changeEntries
  return (
    <Stack gap={3}>
      <DescriptionList
        columns={2}
        items={[
          ...facts,
          { term: 'Angelegt am', value: formatDateTime(of.createDate) },
          { term: 'Geändert am', value: formatDateTime(of.lastUpdate) },
        ]}
      />
      {length > 0 && (
        <Disclosure summary={length === 1 ? 'Eine Änderung anzeigen' : `${length} Änderungen anzeigen`}>
          <SimpleTable
            label="Änderungen, neueste zuerst"
            head={['Zeitpunkt', 'Von', 'Vorgang', 'Felder']}
            rows={of.changeEntries
              .toReversed()
              .map(({ at, userId, action, fields }) => [
                formatDateTime(at),
                who(userId),
                acts[action] ?? acts.update,
                named(fields),
              ])}
          />
        </Disclosure>
      )}
    </Stack>
  )
}
