import { nameKey } from '@schrankwerk/domain'
import { Conflict } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import type { NamedKind } from './master-data-tables.ts'
import { type NameOwner, type OwnName, replaceNames, selectTakenNames } from './names.queries.ts'

interface Named {
  displayName: string
  abbreviation?: string | null
  nameVariants: readonly string[]
}

/** Makes these its names, unless one of them is another's or stands there twice. */
export async function saveNames(
  tx: Transaction<CatalogueTables>,
  kind: NamedKind,
  owner: NameOwner,
  named: Named,
): Promise<void> {
  const names = namesOf(named)
  const taken = await selectTakenNames(
    tx,
    kind,
    owner,
    names.map((one) => one.key),
  )
  refuse(
    names.flatMap(({ path, name, key }) => {
      const displayName = taken.get(key)
      return displayName === undefined
        ? []
        : [{ path, detail: `Die Bezeichnung „${name}“ gehört schon zu „${displayName}“.` }]
    }),
  )
  await replaceNames(tx, kind, owner, names)
}

/** An abbreviation that is the display name over again is no name of its own. */
function namesOf({ displayName, abbreviation, nameVariants }: Named): OwnName[] {
  const own = (path: string, name: string, kind: OwnName['kind']) => ({
    path,
    name,
    key: nameKey(name),
    kind,
  })
  const display = own('displayName', displayName, 'DISPLAY')
  const short = abbreviation ? own('abbreviation', abbreviation, 'ABBREVIATION') : display
  const names = short.key === display.key ? [display] : [display, short]
  const firstOf = new Map(names.map(({ key, name }) => [key, name]))
  const repeated: { path: string; detail: string }[] = []
  for (const [at, variant] of nameVariants.entries()) {
    const one = own(`nameVariants.${at}`, variant, 'VARIANT')
    const first = firstOf.get(one.key)
    if (first !== undefined)
      repeated.push({ path: one.path, detail: `„${variant}“ ist dieselbe Bezeichnung wie „${first}“.` })
    firstOf.set(one.key, variant)
    names.push(one)
  }
  refuse(repeated)
  return names
}

function refuse(errors: { path: string; detail: string }[]): void {
  if (errors.length === 0) return
  throw new Conflict('name-taken', {
    errors: errors.slice(0, 100).map((error) => ({ ...error, code: 'name-taken' })),
  }).because(errors[0]!.detail)
}
