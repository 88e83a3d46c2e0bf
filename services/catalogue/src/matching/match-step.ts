import type { ArticleSnapshot, Certainty, MatchedBy, MatchedLine, MatchLine } from '@schrankwerk/contracts'
import { exactNumber } from '@schrankwerk/domain/bom'
import type { FoundLine } from './match.queries.ts'

/**
 * Steps of the matching order (decisions, 4), lowest first. Thousands name the step, from 100 on within them the
 * loose form counted; ten thousands name one of the line's further spellings.
 */
interface Step {
  matchedBy: MatchedBy
  loose: boolean
  candidate: number
  base: number
}

const matchedByBase: Record<number, MatchedBy> = {
  0: 'MANUAL_REPLACEMENT',
  1: 'ORDER_NUMBER_AND_MANUFACTURER',
  2: 'MANUFACTURER_NUMBER_AND_MANUFACTURER',
  3: 'ALTERNATIVE_NUMBER',
  4: 'WHOLESALER_ORDER_NUMBER',
  5: 'ORDER_NUMBER',
  6: 'MANUFACTURER_NUMBER',
  7: 'ALTERNATIVE_NUMBER',
  8: 'WHOLESALER_ORDER_NUMBER',
}

function readStep(step: number): Step {
  const candidate = Math.floor(step / 10_000)
  const base = Math.floor((step % 10_000) / 1000)
  return { matchedBy: matchedByBase[base]!, loose: base > 0 && step % 1000 >= 100, candidate, base }
}

/** „3RT2015-1BB41 (Siemens)" */
export function labelOf(article: ArticleSnapshot | undefined): string {
  const number = article?.orderNumber ?? article?.manufacturerNumber ?? 'ohne Nummer'
  return article?.manufacturerName ? `${number} (${article.manufacturerName})` : number
}

/** Turns a row of the statement into the answer for its line: how, how sure, and why in German. */
export function judge(
  line: MatchLine,
  found: FoundLine,
  articles: ReadonlyMap<string, ArticleSnapshot>,
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
      reason: `Bestellnummer und Typnummer führen zu verschiedenen Artikeln: ${labelOf(article)} und ${labelOf(articles.get(otherArticleId))}`,
      otherArticleId,
    }
  const reasons = [stepReason(found, step, article)]
  const doubts: string[] = []
  if (step.candidate > 0) doubts.push(line.candidates[step.candidate - 1]?.reason ?? 'Andere Schreibweise')
  if (step.base > 0 && found.agrees === false) doubts.push(manufacturerDoubt(line, article))
  if (step.base === 8) doubts.push('Die Zeile führt sie als Bestellnummer')
  if (step.loose && isDoubtful(line, found, step)) doubts.push('Bitte Punkt und Komma in der Nummer prüfen')
  const certainty: Certainty = doubts.length > 0 || (step.loose && step.base >= 5) ? 'CHECK' : 'SURE'
  return { ...matched, certainty, reason: [...reasons, ...doubts].join('. '), otherArticleId: null }
}

function stepReason(found: FoundLine, step: Step, article: ArticleSnapshot): string {
  const manufacturer = article.manufacturerName ?? 'ohne Hersteller'
  const number = found.number ?? ''
  const almost = step.loose ? ` bis auf Trennzeichen (${number})` : ''
  switch (step.base) {
    case 0:
      return found.step! < 200
        ? 'So von Ihrem Unternehmen zugeordnet'
        : 'So vom Betreiber für alle zugeordnet'
    case 1:
      return step.loose
        ? `Bestellnummer stimmt${almost}, Hersteller ${manufacturer} stimmt`
        : `Bestellnummer ${number} und Hersteller ${manufacturer} stimmen`
    case 2:
      return step.loose
        ? `Typnummer stimmt${almost}, Hersteller ${manufacturer} stimmt`
        : `Typnummer ${number} und Hersteller ${manufacturer} stimmen`
    case 3:
    case 7:
      return step.loose
        ? `Alternative Nummer von ${labelOf(article)} stimmt${almost}`
        : `${number} ist eine alternative Nummer von ${labelOf(article)}`
    case 4:
    case 8:
      return step.loose
        ? `Bestellnummer eines Großhändlers stimmt${almost}`
        : `${number} ist die Bestellnummer eines Großhändlers für ${labelOf(article)}`
    case 5:
      return step.loose
        ? `Bestellnummer stimmt${almost}; nur ein Artikel hat sie`
        : `Nur ein Artikel hat die Bestellnummer ${number}`
    default:
      return step.loose
        ? `Typnummer stimmt${almost}; nur ein Artikel hat sie`
        : `Nur ein Artikel hat die Typnummer ${number}`
  }
}

function manufacturerDoubt(line: MatchLine, article: ArticleSnapshot): string {
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
  const hasNumber = line.orderNumber || line.manufacturerNumber || line.wholesalerOrderNumber
  if (!hasNumber) return 'Die Zeile hat keine Nummer, nach der gesucht werden kann'
  if (found.openStep === null) return 'Kein Artikel mit dieser Nummer gefunden'
  const { base } = readStep(found.openStep)
  const kind = base === 2 || base === 6 ? 'Typnummer' : base === 4 || base === 8 ? 'Nummer' : 'Bestellnummer'
  return `${found.openAmount} Artikel passen zu dieser ${kind}; bitte wählen Sie einen aus`
}
