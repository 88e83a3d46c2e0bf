const total =
  /^(?:zwischen|teil|gesamt|end|netto|brutto|angebots|auftrags|bestell|rechnungs|warenkorb|titel|los)?summen?\b|^(?:waren(?:korb)?|bestell|auftrags)wert\b|^\d{1,2}(?:[.,]\d)? ?% (?:mwst|ust|vat|tva|iva)\b|^(?:teil|gesamt|end)?ergebnis\b|^(?:zwischen|teil|gesamt|end|netto|brutto)(?:betrag|kosten|preis)\b|^gesamt(?:er|e|es)?\b|^(?:sub|grand|zwischen|schluss|end|gesamt|netto|brutto)?[\s-]*total\b|^sum(?:\s*[:=]|$)|^(?:sous[\s-]?total|sub-?totale?|totale?|suma|podsumowanie|szacowana suma|celkem|razem|toplam|totaal|soma)\b|^übertrag\b|^(?:zzgl|inkl|plus|excl|incl)\.? \d* ?%? ?(?:mwst|ust|vat)|^(?:mwst|ust|vat|tva|btw|dph|moms|kdv|i\.?v\.?a\.?)(?![\p{L}\p{N}])|^(?:sales |import )?tax(?:es)?(?: ?\(?\d{1,2}(?:[.,]\d{1,2})? ?%\)?)?:?$|^anzahl\b.{0,40}\b(?:gesamt|total)\b|^gesamt(?:menge|anzahl|stückzahl)\b|^(?:anzahl|summe)(?: (?:der|aller))? (?:positionen|teile|artikel|stück|zeilen)\b|^(?:positionen|teile|artikel|stück) (?:ins)?gesamt\b|^(?:waren(?:wert|netto)|gesamtgewicht)\b|^zusammen ca\b|^\p{L}+ (?:gesamt|total|totale|celkem|razem|total (?:costs?|price))$/iu
/** \b knows no letters but the Latin ones. */
const totalAbroad =
  /^(?:(?:valor|importe|montant|importo|pre[cç]io|preço|prix|coste?|custo|costo|coût) total|(?:prezzo|costo|importo) totale|totalt|totalsumma|totalpris|slutsumma|i alt|yhteensä|loppusumma|итог|итого|всего|разом|всього|összesen|mindösszesen|végösszeg|total general|suma totală|σύνολο|总计|總計|総計|合计|合計|小计|小計)(?![\p{L}\p{N}])/iu
/** What a board, a cabinet, or all of them cost, and how many there are. */
const perAll =
  /^(?:board|unit|pcb|cabinet) count\b|^number of (?:boards|units|pcbs|cabinets)\b|^(?:price|cost|preis|kosten) ?\((?:total|gesamt|(?:per|pro|je) \p{L}+)\)|^(?:anzahl|stückzahl) (?:der )?(?:schalt)?(?:schränke|anlagen|geräte|platinen|maschinen)\b|^(?:preis|kosten) (?:pro|je) (?:platine|board|schrank|gerät)\b/iu
/** Nothing but the word for a sum, where a row has its position, its mark or its number. */
const bareTotal =
  /^(?:zwischen|teil|gesamt|end)?summe:?$|^gesamt:?$|^(?:sub|grand)?[\s-]*total:?$|^summen:?$|^Σ$/iu
export const isBareTotal = (text: string) => bareTotal.test(text)
export const isTotal = (text: string) => total.test(text) || totalAbroad.test(text) || perAll.test(text)

/** Work and fees, which nobody delivers as a part. */
export const labour =
  /^(?:arbeits(?:zeit|lohn|kosten|stunden)|lohnkosten|montagekosten|montagearbeiten|labour(?: (?:costs?|hours?|charges?))?|labor (?:costs?|hours?|charges?)|labor$|man[\s-]?hours?|mano de obra|mão[\s-]de[\s-]obra|main[\s-]d['’]?\s?(?:œ|oe)uvre|manodopera|robocizna|arbeidsloon|arbeidskosten|arbetskostnad|arbetstid|arbejdsløn|işçilik|munkadíj|manoperă|práce|пусконаладочные работы|монтажные работы|монтажні роботи|пусконалагоджувальні роботи)(?![\p{L}\p{N}])/iu

export const shipping =
  /^(?:versand(?:kosten)?|fracht(?:kosten)?|porto|lieferkosten|transport(?:kosten)?|shipping|freight|postage|delivery costs?|handling|livraison|frais de (?:port|livraison)|expédition|spedizione|envío|envio|frete|verzendkosten|verzending|bezorging|levering|kargo|doprava|wysyłka|dostawa)(?![\p{L}\p{N}])/iu

/** What is taken off or put on a sum; a part of this name has a number or a quantity. */
export const surcharge =
  /^(?:skonto|rabatt|nachlass|rundung(?:sdifferenz)?|(?:mindermengen|kupfer|metall|teuerungs)?zuschlag|discount|rounding|surcharge)\b|^(?:zzgl|zuzüglich|abzgl|abzüglich|plus|less)\b.{1,60}\d ?%$/i

/** The first cell of a row that ends the list, whatever stands beside it. */
export const wholeEnd =
  /^\**\s*(?:ende(?: der (?:liste|stückliste|tabelle))?|end of (?:list|bom|table|file|document)|anzahl positionen)\s*\**:?$/i

/** What stands in place of a part that was taken out of the list. */
export const dropped = /^(?:entfall(?:en|t)|entfällt|gestrichen|storniert|cancelled|deleted|obsolete)\.?$/i

const closing =
  /^(?:(?:viele|freundliche|beste|schöne|liebe|herzliche|mit (?:freundlichen|besten)) grü(?:ße|sse)n?|mfg|vg|lg|(?:best|kind) regards)\b/i
/** „Mit freundlichen Grüßen“: a letter ends, and names of people follow. */
export const isClosing = (text: string): boolean => closing.test(text)

export const endOfList =
  /^\**\s*(?:ende|end of|fortsetzung|zahlbar|anzahl positionen)\b|^\d+ (?:von|of) \d+$/i

export const noteWord =
  /^(?:bearb|gepr|gez|norm|freig|erstellt|prepared|drawn|geprüft|freigegeben|bearbeitet|bearbeiter|ersteller|datum|stand|seite|blatt|hinweise?|bemerkung(?:en)?|anmerkung(?:en)?|achtung|legende|budget|created|checked|approved|date|page|sheet|notes?|revision|end of)\b\.?(?:\s*:|\s+(?:am|von|by|of|on|\d)|$)|^rev\.? ?[a-z\d]{1,2}$|^zeichnungs-?(?:nr|nummer)\b.{0,30}:/i

/** „Offene Punkte:“, „Hinweise:“: below it stands what is said of the list. */
export const headsNotes =
  /^(?:offene (?:punkte|fragen|themen)|(?:rück)?fragen|klärungsbedarf|noch (?:zu klären|offen)|to-?dos?|notizen|hinweise?|bemerkungen|anmerkungen|änderungen|legende|open (?:points|items|issues|questions)|notes?|remarks?|comments?)\s*:$/iu

/** A heading over the sums of the parts of the list, all of them once more. */
export const recapitulation =
  /^(?:zusammenstellung|zusammenfassung|kostenübersicht|rekapitulation|récapitulati(?:f|on)|riepilogo|recapitulation|summary)\b/iu

const signed = 'unterschrift(?:en)?|signatures?|stempel|ort|datum|date|place|name|freigabe|i\\. ?a\\.'
const labelOfSigning = new RegExp(`(?<![\\p{L}-])(?:${signed})(?![\\p{L}-])`, 'iu')
const wordForSigning = new RegExp(
  `^(?:(?:${signed}|und|and|rechtsverbindliche)(?![\\p{L}-])[\\s,/&+.]*)*(?:unterschrift|signature)(?:\\s*[:/(,].*|\\s(?:de[rs]|of)\\s.*)?$`,
  'iu',
)
/** Whether a text ends with a line to write on, by itself or behind a word for signing. */
function isLineToSignOn(text: string): boolean {
  const label = text.replace(/(?<![\s_.…])[\s_.…]+$/u, '')
  return /_{4}|\.{6}|…{2}/u.test(text.slice(label.length)) && (label === '' || labelOfSigning.test(label))
}

/** „Ort, den ........“, „Datum: ____“, „Stempel / Unterschrift“: where somebody signs, but not „Fabrikat: ____“. */
export const isPlaceToSign = (text: string): boolean =>
  text.length < 200 && (isLineToSignOn(text) || wordForSigning.test(text))

/** What programs for bills of quantities call the rows that stand over others, with the sum of what is below them. */
export const chapterRow = /^(?:titel|kapitel|chapter|chapitre|capítulo|capitolo)$/i

/** What programs for calculation and ERP call a row that is no part, in a column of its own. */
export const textRow =
  /^(?:titel|überschrift|text|freitext|textzeile|textposition|kommentarzeile|zwischensumme)$/i

export const dateOnly = /^\d{1,2}\.(?:0?[1-9]|1[0-2])\.(?:\d{2}|\d{4})$|^\d{4}-\d{2}-\d{2}$/
