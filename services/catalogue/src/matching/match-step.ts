import type { Certainty, MatchedBy, MatchedLine, MatchLine } from '@schrankwerk/contracts'
import {
  exactNumber,
  formerlyRemembered,
  ledElsewhere,
  looseNumber,
  rememberedReasons,
} from '@schrankwerk/domain/bom'
import type { FoundLine } from './choose-hit.ts'
import type { ArticleLabel, Origin } from './match.queries.ts'

/**
 * Steps of the matching order (decisions, 4 and 10), lowest first. Thousands name the step; within them the loose form
 * counts from 100 on, and fifties say that the article keeps the number in its other field; ten thousands name one of
 * the line's further spellings.
 */
interface Step {
  matchedBy: MatchedBy
  loose: boolean
  /** The line's order number is the article's manufacturer number, or the other way round. */
  crossed: boolean
  candidate: number
  base: number
}

const matchedByBase: Record<number, MatchedBy> = {
  0: 'MANUAL_REPLACEMENT',
  1: 'ORDER_NUMBER_AND_MANUFACTURER',
  2: 'MANUFACTURER_NUMBER_AND_MANUFACTURER',
  3: 'ALTERNATIVE_NUMBER',
  4: 'EAN_NUMBER',
  5: 'WHOLESALER_ORDER_NUMBER',
  6: 'ORDER_NUMBER',
  7: 'MANUFACTURER_NUMBER',
  8: 'ALTERNATIVE_NUMBER',
  9: 'WHOLESALER_ORDER_NUMBER',
}

function readStep(step: number): Step {
  const candidate = Math.floor(step / 10_000)
  const base = Math.floor((step % 10_000) / 1000)
  const crossed = [1, 2, 6, 7].includes(base) && step % 100 >= 50
  return { matchedBy: matchedByBase[base]!, loose: base > 0 && step % 1000 >= 100, crossed, candidate, base }
}

/** „3RT2015-1BB41 (Siemens)" */
export function labelOf(article: ArticleLabel | undefined): string {
  const number = article?.orderNumber ?? article?.manufacturerNumber ?? 'ohne Nummer'
  return article?.manufacturerName ? `${number} (${article.manufacturerName})` : number
}

/** Turns what was found into the answer for its line: how, how sure, and why in German. */
export function judge(
  line: MatchLine,
  found: FoundLine,
  articles: ReadonlyMap<string, ArticleLabel>,
): MatchedLine {
  const { articleId, otherArticleId } = found
  const nothing = { key: line.key, articleId: null, matchedBy: null, certainty: 'OPEN' as const }
  const article = articleId ? articles.get(articleId) : undefined
  if (!article || found.step === null)
    return { ...nothing, reason: openReason(line, found), otherArticleId: null }
  const step = readStep(found.step)
  const matched = { key: line.key, articleId, matchedBy: step.matchedBy }
  if (otherArticleId)
    return {
      ...matched,
      certainty: 'CHECK',
      reason: contradiction(found, article, articles.get(otherArticleId)),
      otherArticleId,
    }
  const reasons = [stepReason(found, step, article)]
  const doubts = doubtsOf(line, found, step, article)
  if (found.formerArticleId) reasons.push(formerlyRemembered(labelOf(articles.get(found.formerArticleId))))
  const certainty: Certainty = doubts.length > 0 || (step.loose && step.base >= 6) ? 'CHECK' : 'SURE'
  return { ...matched, certainty, reason: [...reasons, ...doubts].join('. '), otherArticleId: null }
}

const numberNames: Record<Origin, string> = {
  O: 'Bestellnummer',
  T: 'Typnummer',
  E: 'EAN',
  W: 'Nummer des Großhändlers',
  R: 'Zuordnung',
}

function contradiction(
  { step, origin, otherOrigin }: FoundLine,
  article: ArticleLabel,
  other: ArticleLabel | undefined,
): string {
  if (origin !== 'R') {
    const names = [origin!, otherOrigin!]
      .sort((a, b) => 'OTE'.indexOf(a) - 'OTE'.indexOf(b))
      .map((one) => numberNames[one])
    return `${names.join(' und ')} führen zu verschiedenen Artikeln: ${labelOf(article)} und ${labelOf(other)}`
  }
  const instead =
    otherOrigin === null
      ? ledElsewhere(labelOf(other))
      : `die ${numberNames[otherOrigin]} der Zeile führt zu ${labelOf(other)}`
  return `${rememberedBy(step!)}: ${labelOf(article)}; ${instead}`
}

const rememberedBy = (step: number): string =>
  step < 200 ? rememberedReasons.company : rememberedReasons.operator

function doubtsOf(line: MatchLine, found: FoundLine, step: Step, article: ArticleLabel): string[] {
  const doubts: string[] = []
  if (step.candidate > 0) doubts.push(line.candidates[step.candidate - 1]?.reason ?? 'Andere Schreibweise')
  if (step.base > 0 && found.agrees === false) doubts.push(manufacturerDoubt(line, article))
  else if (isBare(step, found, article)) doubts.push(bareDoubt(article))
  if (step.base === 9) doubts.push('Die Zeile führt sie als Bestellnummer')
  if (step.loose && isDoubtful(line, found, step)) doubts.push('Bitte Punkt und Komma in der Nummer prüfen')
  return doubts
}

/** Shorter ones are chance: a list's „100“ is somebody's number. */
const tellingLength = 6

/** A number is all there is: no manufacturer agrees, and it is not an EAN. */
function isBare({ base }: Step, { number }: FoundLine, article: ArticleLabel): boolean {
  if (base === 6 || base === 7)
    return article.manufacturerName === null || looseNumber(exactNumber(number ?? '')).length < tellingLength
  return (base === 3 || base === 5) && article.manufacturerName === null
}

const bareDoubt = ({ manufacturerName }: ArticleLabel): string =>
  manufacturerName === null
    ? 'Weder die Zeile noch der Artikel nennt einen Hersteller'
    : 'Die Nummer ist kurz, und die Zeile nennt keinen Hersteller'

function stepReason(found: FoundLine, step: Step, article: ArticleLabel): string {
  const manufacturer = article.manufacturerName ?? 'ohne Hersteller'
  const number = found.number ?? ''
  const almost = step.loose ? ` bis auf Trennzeichen (${number})` : ''
  const [own, others] =
    step.base === 1 || step.base === 6 ? ['Bestellnummer', 'Typnummer'] : ['Typnummer', 'Bestellnummer']
  switch (step.base) {
    case 0:
      return rememberedBy(found.step!)
    case 1:
    case 2:
      if (step.crossed)
        return `${own} der Liste ist${almost} die ${others} ${step.loose ? '' : `${number} `}des Artikels, Hersteller ${manufacturer} stimmt`
      return step.loose
        ? `${own} stimmt${almost}, Hersteller ${manufacturer} stimmt`
        : `${own} ${number} und Hersteller ${manufacturer} stimmen`
    case 3:
    case 8:
      return step.loose
        ? `Alternative Nummer von ${labelOf(article)} stimmt${almost}`
        : `${number} ist eine alternative Nummer von ${labelOf(article)}`
    case 4:
      return `Nur ein Artikel hat die EAN ${number}: ${labelOf(article)}`
    case 5:
    case 9:
      return step.loose
        ? `Bestellnummer eines Großhändlers stimmt${almost}`
        : `${number} ist die Bestellnummer eines Großhändlers für ${labelOf(article)}`
    default:
      if (step.crossed)
        return `${own} der Liste ist${almost} die ${others} eines einzigen Artikels: ${labelOf(article)}`
      return step.loose
        ? `${own} stimmt${almost}; nur ein Artikel hat sie`
        : `Nur ein Artikel hat die ${own} ${number}`
  }
}

function manufacturerDoubt(line: MatchLine, article: ArticleLabel): string {
  const named = line.manufacturerName ?? line.manufacturerAlternatives.join('/')
  return article.manufacturerName
    ? `Die Zeile nennt den Hersteller „${named}“, der Artikel ist von ${article.manufacturerName}`
    : `Die Zeile nennt den Hersteller „${named}“, beim Artikel steht keiner`
}

const withoutHarmless = (number: string) => number.replace(/[^\p{L}\p{N}.,]/gu, '')

/** 3.3KV and 33KV are two things: a point that only one of the two spellings has is no mere separator. */
function isDoubtful(line: MatchLine, found: FoundLine, step: Step): boolean {
  const written =
    step.candidate > 0
      ? [line.candidates[step.candidate - 1]?.text]
      : [line.orderNumber, line.manufacturerNumber, line.wholesalerOrderNumber]
  const own = withoutHarmless(exactNumber(found.number ?? ''))
  return !written.some((number) => number && withoutHarmless(exactNumber(number)) === own)
}

function openReason(line: MatchLine, found: FoundLine): string {
  const hasNumber =
    line.orderNumber || line.manufacturerNumber || line.wholesalerOrderNumber || line.eanNumber
  if (!hasNumber) return 'Die Zeile hat keine Nummer, nach der gesucht werden kann'
  if (found.openStep === null) return 'Kein Artikel mit dieser Nummer gefunden'
  const { base } = readStep(found.openStep)
  const kind =
    base === 4
      ? 'EAN'
      : base === 2 || base === 7
        ? 'Typnummer'
        : base === 5 || base === 9
          ? 'Nummer'
          : 'Bestellnummer'
  return `${found.openAmount} Artikel passen zu dieser ${kind}; bitte wählen Sie einen aus`
}
