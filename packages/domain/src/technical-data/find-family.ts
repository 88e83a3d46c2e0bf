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

/** „f. Pumpe“, „n. Zeichnung“ */
const shortAsides = [' f. ', ' n. ']

/** How a part is connected, where it is another one that is named. */
const connections = new WordFinder(
  [
    'push-in terminals',
    'screw terminals',
    'spring terminals',
    'spring-loaded terminals',
    'M12 plug',
    'M8 plug',
    'M12 connector',
    'M8 connector',
    'M12-Stecker',
    'M8-Stecker',
    'Stecker M12',
    'Stecker M8',
    'plug M12',
    'plug M8',
    'Steckeranschluss',
    'cable connection',
    'Kabelanschluss',
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
  for (const short of shortAsides) {
    const at = folded.indexOf(short)
    if (at > 0 && at < aside) aside = at
  }
  const connected: { from: number; to: number }[] = []
  connections.find(folded, (_, place, from, length) => {
    if (place === 'whole') connected.push({ from, to: from + length })
  })
  const comma = folded.indexOf(',')
  const firstPart = comma < 0 ? folded.length : comma
  let best: PartFamily | null = null
  let bestRank = 0
  const named: PartFamily[] = []
  finder.find(folded, ({ family, isVague: isVagueWord }, place, at, length) => {
    const isVague = isVagueWord || connected.some(({ from, to }) => at >= from && at < to)
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
