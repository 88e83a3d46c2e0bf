import { cellText, type SheetRow } from './rows.ts'

export interface SuppliedPartChoice {
  text: string
  count: number
}

/** The distinct values of the column, most frequent first, for the chips of the mapping. */
export function suppliedPartChoices(rows: readonly SheetRow[], column: number): SuppliedPartChoice[] {
  const choices = new Map<string, SuppliedPartChoice>()
  for (const row of rows) {
    const text = cellText(row.cells[column])
    if (text === '') continue
    const choice = choices.get(text.toLowerCase())
    if (choice) choice.count += 1
    else choices.set(text.toLowerCase(), { text, count: 1 })
  }
  return [...choices.values()].sort((a, b) => b.count - a.count || a.text.localeCompare(b.text, 'de'))
}

/**
 * Whether a cell says that the customer supplies the part: it equals one of the texts joined by `|`
 * (trimmed, without case). Remark columns count by containment, as whole words.
 */
export function isSupplied(
  text: string,
  suppliedPartString: string,
  options: { containment?: boolean } = {},
): boolean {
  const value = text.trim().toLowerCase()
  if (value === '') return false
  const wanted = suppliedPartString
    .split('|')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
  return wanted.some((word) => {
    if (value === word) return true
    return options.containment === true && holdsWord(value, word)
  })
}

/** Whether a word occurs in a text with no letter and no digit before or behind it. */
function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    // Two places, because a letter may take two.
    const goesOn =
      /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) ||
      /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2))
    if (!goesOn) return true
  }
  return false
}

const supplyWords =
  /\b(?:beigestellt\w*|beistell\w*|bauseits|bauseitig|kb|kundenbeistellung|kundenseits|free issue|customer supplied|(?:supplied|provided|furnished) by (?:the )?(?:customer|client|owner)|fournie?s? par|fornit[oaie] d[ai]l?|suministrad[oa]s? por|fornecid[oa]s? p(?:or|elo)|door (?:de )?klant)(?![\p{L}])/iu

/** „KB“ may be a manufacturer. */
const suppliedForMaker =
  /^(?:beigestellt\w*|beistellung|beistellteil|bauseits|bauseitig|kundenbeistellung|kundenseits|(?:vom |durch )?kunden? beigestellt|free[ -]issue|customer supplied)$/iu

/** Whether the cell of the manufacturer says instead that the customer supplies the part, and nothing else. */
export const isSuppliedForMaker = (text: string): boolean =>
  suppliedForMaker.test(text.replace(/\s+/g, ' ').trim())

/** Whether a text uses one of the common words for „supplied by the customer“. */
export function mentionsSupply(text: string): boolean {
  return supplyWords.test(text)
}

/** What begins the doubt about a part that a remark says the customer supplies. */
export const supplyMentioned = 'Die Bemerkung nennt ein Beistellteil'

const byCustomer = /(?:(?:vom|durch(?: den)?) )?kunden? $/iu
const denied = /\b(?:nicht(?: mehr)?|keine?|ohne|not|no|non) $/iu
const deniedBehind = /^ ?[:=] ?(?:nein|no|non)\b/iu
/** „Anschluss bauseits“: who does the work, not who sends the part. */
const work =
  /(?:anschlu(?:ss|ß)|verdrahtung|verkabelung|montage|einbau|inbetriebnahme)\p{L}{0,12}[ ,:-]{0,3}$/iu
const workBehind =
  /^[ ,:-]*(?:anzuschlie|zu verdrahten|zu montieren|einzubauen|anschlu|verdraht|montage|verkabel)/iu

/** Whether a remark says that the customer supplies the part. */
export function namesSupply(remark: string): boolean {
  const plain = remark.replace(/\s+/g, ' ')
  return [...plain.matchAll(new RegExp(supplyWords, 'giu'))].some(({ 0: word, index }) => {
    const before = plain.slice(0, index)
    const behind = plain.slice(index + word.length)
    // „256 kB“ is a size.
    if (/^kb$/i.test(word) && (word !== 'KB' || /\d ?$/.test(before))) return false
    if (/^bauseit/i.test(word) && (work.test(before) || workBehind.test(behind))) return false
    return !denied.test(before.replace(byCustomer, '')) && !deniedBehind.test(behind)
  })
}

/** Who may send a part, in the languages of lists: who has the cabinet built, and who builds it. */
const parties =
  "Kunde|Kunden|Kundin|Besteller|Bauherr|Bauherrschaft|Betreiber|Auftraggeber|Auftragnehmer|Unternehmer|Schaltschrankbauer|Schaltschrankbau|Schrankbauer|Schaltanlagenbauer|Steuerungsbauer|Maschinenbauer|bauseits|wir|ihr|SSB|customer|client|owner|employer|buyer|contractor|panel builder|panel shop|panelbuilder|OEM|aannemer|opdrachtgever|klant|paneelbouwer|kastenbouwer|client final|maître d'ouvrage|tableautier|armoirier|installateur|committente|cliente|quadrista|cuadrista|tablerista|mandante|propietario|contratista|contratante|quadreiro|montador|inwestor|zamawiający|klient|wykonawca|prefabrykator|objednatel|zákazník|investor|zhotovitel|rozváděčář|dodavatel|kund|kunde|kunden|beställare|bygherre|byggherre|tavlebygger|tavlebyggare|müşteri|işveren|panocu|yüklenici|megrendelő|vevő|asiakas|tilaaja|naručitelj|naročnik"
const party = new Set(parties.toLowerCase().split('|'))

/** Whether a text names one of the two, and nothing else. */
export const isParty = (text: string): boolean => party.has(text.trim().toLowerCase().replace(/\.$/, ''))
