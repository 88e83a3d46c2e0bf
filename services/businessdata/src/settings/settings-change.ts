import type {
  BodyOf,
  EventPayload,
  FolderSide,
  folderOpeningChanged,
  Permission,
  saveFolderSettings,
} from '@schrankwerk/contracts'
import { Forbidden, Precondition } from '@schrankwerk/service-kit'
import type { Updateable } from 'kysely'
import type { FolderTable } from '../database/tables.ts'
import type { FolderRow } from '../folder/folder.queries.ts'

type Input = Pick<BodyOf<typeof saveFolderSettings>, 'allowExternal' | 'allowAnonymous' | 'types' | 'agree'>
type Switch = EventPayload<typeof folderOpeningChanged>['external']

/** What a save of settings does to a folder. */
export interface SettingsChange {
  values: Updateable<FolderTable>
  /** Which of the settings become others. */
  fields: string[]
  external: Switch
  anonymous: Switch
  /** Which of them open the folder further; the others close. */
  opening: string[]
}

const ways = ['external', 'anonymous'] as const
const settingOf = { external: 'allowExternal', anonymous: 'allowAnonymous' } as const

const switched = (before: boolean, wanted: boolean): Switch => {
  if (before === wanted) return 'unchanged'
  return wanted ? 'on' : 'off'
}

/** Writing includes reading. */
export const withReading = ({ read, write }: Permission): Permission => ({ read: read || write, write })

const isWider = (before: Permission, wanted: Permission): boolean =>
  (wanted.read && !withReading(before).read) || (wanted.write && !before.write)

const isSame = (one: Permission, other: Permission): boolean =>
  withReading(one).read === withReading(other).read && one.write === other.write

/** Compares what one side's admin wants with what is; refuses what is the other side's, or opens without a password. */
export function settingsChange(folder: FolderRow, side: FolderSide, input: Input): SettingsChange {
  const external = switched(folder.allow_external, input.allowExternal)
  const anonymous = switched(folder.allow_anonymous, input.allowAnonymous)
  if (anonymous === 'on' && folder.password_hash === null) throw new Precondition('folder-password-missing')
  const other = side === 'SUPPLIER' ? 'CUSTOMER' : 'SUPPLIER'
  if (!isSame(folder.types[other], input.types[other])) throw new Forbidden('other-party')

  const ofWays = ways.flatMap(
    (way) => openingChange(folder, side, way, { external, anonymous }[way], input) ?? [],
  )
  const ownTypes = withReading(input.types[side])
  const typesChange: OneChange | undefined = isSame(folder.types[side], ownTypes)
    ? undefined
    : {
        field: 'types',
        values: { types: JSON.stringify({ ...folder.types, [side]: ownTypes }) },
        opens: isWider(folder.types[side], ownTypes),
      }
  const changes = [...ofWays, ...(typesChange ? [typesChange] : [])]
  return {
    values: {
      ...Object.assign({}, ...changes.map((one) => one.values)),
      // The visitors' tokens end with it, for good.
      ...(anonymous === 'off' && { password_version: folder.password_version + 1 }),
    },
    fields: changes.map(({ field }) => field),
    external,
    anonymous,
    opening: changes.filter((one) => one.opens).map(({ field }) => field),
  }
}

interface OneChange {
  field: string
  values: Updateable<FolderTable>
  opens: boolean
}

/** Switching on is the own agreement, switching off ends both. */
function openingChange(
  folder: FolderRow,
  side: FolderSide,
  way: (typeof ways)[number],
  change: Switch,
  { agree }: Input,
): OneChange | undefined {
  const own = side === 'SUPPLIER' ? (`${way}_agreed_supplier` as const) : (`${way}_agreed_customer` as const)
  const others =
    side === 'SUPPLIER' ? (`${way}_agreed_customer` as const) : (`${way}_agreed_supplier` as const)
  if (change !== 'unchanged')
    return {
      field: settingOf[way],
      values: { [`allow_${way}`]: change === 'on', [own]: change === 'on', [others]: false },
      opens: change === 'on',
    }
  const wanted = agree?.[way]
  if (!folder[`allow_${way}`] || wanted === undefined || wanted === folder[own]) return undefined
  return {
    field: way === 'external' ? 'agreedExternal' : 'agreedAnonymous',
    values: { [own]: wanted },
    opens: wanted,
  }
}
