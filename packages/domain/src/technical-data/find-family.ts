import { families, isKindOf } from './families.ts'
import { foldText } from './folded-text.ts'
import { type PartFamily, partFamilies } from './technical-data.ts'
import { WordFinder, type WordPlace } from './word-finder.ts'

interface FamilyWord {
  family: PartFamily
  isVague: boolean
}

/** A family word as the finder wants it: folded, a blank for every sign. */
function spelt(word: string): string {
  return foldText(word)
    .replace(/[^a-z0-9]/g, ' ')
    .split(' ')
    .filter((part) => part !== '')
    .join(' ')
}

function wordsOf(family: PartFamily): [string, FamilyWord][] {
  const { words, vague } = families[family]
  const read = (list: string | undefined, isVague: boolean) =>
    (list?.split(', ') ?? []).map((word): [string, FamilyWord] => [spelt(word), { family, isVague }])
  return [...read(words, false), ...read(vague, true)]
}

/** What stands behind one of these is what the part is for or comes with, not what it is. */
const asides = new WordFinder(
  [
    'für',
    'for',
    'mit',
    'with',
    'zu',
    'zum',
    'zur',
    'inkl',
    'incl',
    'inklusive',
    'including',
    'passend',
    'suitable',
    'ohne',
    'without',
    'w/o',
  ].map((word) => [spelt(word), true] as const),
)

const finder = new WordFinder<FamilyWord>(partFamilies.flatMap(wordsOf))

const placeRank: Readonly<Record<WordPlace, number>> = { whole: 2000, head: 2000, part: 0 }

/** The family that a folded text names: by the longest word, one before „für“ or „mit“ before one behind it. */
export function findFamily(folded: string): PartFamily | null {
  let aside = folded.length
  asides.find(folded, (_, place, at) => {
    if (place === 'whole' && at < aside) aside = at
  })
  const comma = folded.indexOf(',')
  const firstPart = comma < 0 ? folded.length : comma
  let best: PartFamily | null = null
  let bestRank = 0
  const named: PartFamily[] = []
  finder.find(folded, ({ family, isVague }, place, at, length) => {
    if (at < aside && !isVague && place !== 'part') named.push(family)
    const rank =
      (at < aside ? 4000 : 0) + (isVague ? -1000 : 0) + placeRank[place] + (at < firstPart ? 100 : 0) + length
    if (rank <= bestRank) return
    best = family
    bestRank = rank
  })
  if (best === null) return null
  // „SIMATIC, digital output module“: what is a kind of it says it better.
  return named.find((family) => family !== best && isKindOf(family, best!)) ?? best
}
