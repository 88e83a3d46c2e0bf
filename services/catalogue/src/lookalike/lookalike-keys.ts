import type { CombinableKind, Lookalike } from '@schrankwerk/contracts'
import { nameKey } from '@schrankwerk/domain'
import { knownManufacturerAbbreviations, unitOf, withoutLegalForm } from '@schrankwerk/domain/bom'

export interface LookalikeKey {
  /** Two names with one key look alike for this reason; an abbreviation with what it stands for. */
  tag: Lookalike['reason'] | 'ABBREVIATED'
  key: string
}

const countryWords = new Set(
  'germany deutschland austria oesterreich switzerland schweiz suisse svizzera france frankreich italia italy italien nederland netherlands niederlande polska poland polen espana spain spanien sverige sweden uk usa china japan europe europa international'.split(
    ' ',
  ),
)
const groupWords = new Set(['rg', 'rabattgruppe', 'rabatt', 'gruppe', 'warengruppe', 'wg', 'group'])

const compact = (key: string) => key.replaceAll(' ', '')

function withoutCountry(key: string): string {
  const words = key.split(' ')
  while (words.length > 1 && countryWords.has(words.at(-1)!)) words.pop()
  return words.join(' ')
}

/** The heart of a company's name, wherever legal form and country stand behind it. */
function companyName(key: string): string {
  const shorter = withoutCountry(withoutLegalForm(key))
  return shorter === key ? key : companyName(shorter)
}

const abbreviationsByName = Map.groupBy(knownManufacturerAbbreviations, ([, name]) => nameKey(name))
const isShort = (word: string) => /^\p{L}{2,5}$/u.test(word)

function keysOfManufacturer(key: string): LookalikeKey[] {
  const heart = companyName(key)
  const words = heart.split(' ')
  const initials = words.map((word) => word[0]).join('')
  const known = (abbreviationsByName.get(heart) ?? []).map(([short]) => short.toLowerCase())
  const shortForms = words.length > 1 && isShort(initials) ? [initials, ...known] : known
  return [
    { tag: 'SPELLING', key: compact(key) },
    { tag: 'LEGAL_FORM', key: compact(withoutLegalForm(key)) },
    { tag: 'COUNTRY', key: compact(heart) },
    ...(isShort(heart) ? [{ tag: 'ABBREVIATION', key: heart } as const] : []),
    ...[...new Set(shortForms)]
      .filter((short) => short !== heart)
      .map((short): LookalikeKey => ({ tag: 'ABBREVIATED', key: short })),
    ...similar(heart),
  ]
}

/** By what a name of a kind is compared with others of its kind. */
export function lookalikeKeys(kind: CombinableKind, name: string): LookalikeKey[] {
  const key = nameKey(name)
  if (kind === 'manufacturer') return keysOfManufacturer(key)
  if (kind === 'unit') {
    const code = unitOf(name)?.code
    if (code) return [{ tag: 'SAME_UNIT', key: code }]
    return [{ tag: 'SPELLING', key: compact(key) }, ...similar(key)]
  }
  const words = key.split(' ').map((word) => word.replace(/^0+(?=\d)/, ''))
  const own = words.filter((word) => !groupWords.has(word))
  const heart = own.length > 0 ? own : words
  return [{ tag: 'SPELLING', key: heart.join('') }, ...similar(heart.join(' '))]
}

/** „RG 17“ and „RG 18“ differ by a single sign and are not the same. A short word is like too many others. */
const similar = (key: string): LookalikeKey[] =>
  key.length < 5 || /\d/.test(key) ? [] : [{ tag: 'SIMILAR', key }]
