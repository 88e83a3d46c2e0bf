import { sayWhoSends } from './ambiguous-things.ts'
import { fieldOfSigns } from './column-candidates.ts'
import { type ColumnProfile, looksLikeOwnNumbers, nameManufacturers } from './column-profile.ts'
import { fieldNames } from './field-names.ts'
import { type BomField, partNumberFields } from './fields.ts'
import type { HeaderLanguage } from './header-languages.ts'
import { foldHeader } from './header-text.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { isParty } from './supplied-parts.ts'

export interface FilledByValue {
  column: number
  field: BomField
  reason: string
}

/** „X [mm]“, „Gewicht (kg)“ */
const isMeasured = (header: string) => /[[(]\s*(?:mm|cm|k?g|m?V|m?A|k?W|°|bar|Hz)\s*[\])]/.test(header)

/** „AG“ and „AN“, „U“ and „B“: who of the two sends the part. */
const nameParties = (one: ColumnProfile) =>
  one.distinct <= 3 &&
  one.filled >= 4 &&
  one.samples.every((text) => isParty(text) || /^(?:A[GN]|[UB]|BH)$/i.test(text))

/**
 * What a list cannot do without and no header names, by the look of the values alone: number, quantity, manufacturer, text,
 * marks of supplied parts; and designations, whose signs decide over a missing name.
 * Columns whose header means something else are left alone. Every guess is to be checked.
 */
export function fillByValues(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  isFree: (column: number) => boolean,
  taken: ReadonlyMap<BomField, readonly number[]>,
  language: HeaderLanguage | null,
): FilledByValue[] {
  const found: FilledByValue[] = []
  const used = new Set<number>()
  const columns = headers.map((_, column) => column).filter((column) => isFree(column))
  const open = (field: BomField) => columns.filter((column) => mayBe(headers[column]!, field, language))
  const called = (word: RegExp) => columns.filter((column) => word.test(foldHeader(headers[column]!).compact))
  const best = (
    among: readonly number[],
    fits: (one: ColumnProfile) => boolean,
    rank: (one: ColumnProfile) => number,
  ) =>
    among
      .filter((column) => !used.has(column) && profiles[column]!.filled >= 2 && fits(profiles[column]!))
      .sort((a, b) => rank(profiles[b]!) - rank(profiles[a]!) || a - b)[0]
  /** What a column is called, where its values say that it cannot be meant. */
  const contradicts = (column: number, meaning: BomField, values: (one: ColumnProfile) => boolean) =>
    headers[column]!.trim() !== '' &&
    matchHeaderWords(headers[column]!, language)[0]?.meaning === meaning &&
    values(profiles[column]!)
  const countless = columns.filter((column) =>
    contradicts(column, 'quantity', (one) => one.quantityLike < 0.2 && one.numeric < 0.2),
  )
  const take = (field: BomField, column: number | undefined, looks: string) => {
    if (column === undefined) return
    used.add(column)
    const sample = profiles[column]!.samples[0]
    found.push({
      column,
      field,
      reason: `Kein Spaltenname nennt ${fieldNames[field]}; die Werte („${sample}“) ${looks}`,
    })
  }
  const has = (field: BomField) => taken.has(field) || found.some((one) => one.field === field)

  for (const column of columns) {
    const field = headers[column]!.trim() === '' ? fieldOfSigns(profiles[column]!) : null
    if (field !== null && !has(field)) take(field, column, 'beginnen mit dem Zeichen dafür')
  }
  if (!partNumberFields.some((field) => taken.has(field))) {
    // „Položka“, „Teil“: a list that calls its parts by their numbers alone.
    const figuresOnly = columns.filter((column) =>
      contradicts(column, 'description', (one) => one.numeric >= 0.9 && one.distinctShare >= 0.9),
    )
    const fits = (one: ColumnProfile) =>
      one.numberLike >= 0.6 &&
      // Plain figures in a few rows are amounts.
      one.fillShare >= (one.numeric > 0.9 ? 0.4 : 0.2) &&
      one.tags < 0.6 &&
      one.rating < 0.3 &&
      one.date < 0.5 &&
      one.distinctShare >= 0.3 &&
      !one.counting &&
      one.currency < 0.3
    take(
      'orderNumber',
      best(
        [...open('orderNumber'), ...called(numberName), ...called(referenceName), ...figuresOnly],
        fits,
        // Forms of housings come again and again, numbers of articles do not; those of several makers have many forms.
        (one) =>
          one.known +
          one.numberLike +
          0.5 * one.distinctShare -
          0.5 * one.numeric -
          (looksLikeOwnNumbers(one) ? 0.3 : 0),
      ) ?? best(called(numberName), isSparseNumber, (one) => one.fillShare),
      'sehen nach Artikelnummern aus',
    )
  }
  // „Ref.“ is a tag or an article, and beside an order number what the maker calls it.
  if (taken.has('orderNumber') && !taken.has('manufacturerNumber')) {
    const fits = (one: ColumnProfile) =>
      one.numberLike >= 0.7 &&
      one.wholeCount < 0.2 &&
      one.fillShare >= 0.6 &&
      one.distinctShare >= 0.7 &&
      one.tags < 0.4 &&
      !one.counting
    const named = called(referenceName)
    take(
      'manufacturerNumber',
      best(named, fits, (one) => one.fillShare),
      'sehen neben der Bestellnummer nach Typnummern aus',
    )
  }
  // „Zeichnungsnr./Typ“ holds a drawing of the house or the type of a bought part.
  const unknown = columns.filter(
    (column) => isUnknown(headers[column]!, language) || /[/ ]typ(?:e|nr)?\.?$/i.test(headers[column]!),
  )
  if (!taken.has('wholesalerOrderNumber')) {
    take(
      'wholesalerOrderNumber',
      best(
        unknown,
        (one) => one.dealerNumber >= 0.5,
        (one) => one.dealerNumber * one.fillShare,
      ),
      'sind Nummern eines Händlers',
    )
  }
  if (has('orderNumber') && !has('manufacturerNumber')) {
    take(
      'manufacturerNumber',
      best(unknown, isSecondNumber, (one) => one.numberLike + 0.5 * one.distinctShare),
      'sehen neben der Bestellnummer nach Typnummern aus',
    )
  }
  if (has('orderNumber') && !has('wholesalerOrderNumber')) {
    take(
      'wholesalerOrderNumber',
      best(unknown, areFigures, (one) => one.fillShare),
      'sehen neben der Bestellnummer nach Nummern eines Händlers aus',
    )
  }
  if (!taken.has('quantity')) {
    const number = found.find(({ field }) => field === 'orderNumber')?.column
    const numbered = number === undefined ? [] : [...profiles[number]!.filledRows]
    // Rows of a title, of a sum and of a table beside the list have neither.
    const countsNumbers = (one: ColumnProfile) =>
      // „4 Stk“ among numbers alone.
      one.wholeCount + one.amount >= 0.8 &&
      !one.counting &&
      numbered.length >= 5 &&
      numbered.filter((row) => one.filledRows.has(row)).length >= numbered.length * 0.9
    // Beside prices „Gesamt“ is an amount of money.
    const hasPrice = taken.has('listPrice') || taken.has('purchasePrice')
    const totals = hasPrice ? [] : called(/^(?:gesamt|summe|total|toplam|totale|razem|celkem|totaal)$/)
    const counters = called(countName).filter((column) => profiles[column]!.distinctShare < 0.8)
    const fits = (one: ColumnProfile) => one.wholeCount >= 0.8 && one.fillShare >= 0.7 && !one.counting
    take(
      'quantity',
      best(
        [...totals, ...counters, ...open('quantity').filter((column) => !isMeasured(headers[column]!))],
        fits,
        (one) => one.wholeCount,
      ) ??
        best(counters, isSparseCount, (one) => one.fillShare) ??
        best(counters, isShareOfPacks, (one) => one.fillShare) ??
        best(
          columns.filter((column) => isNameless(headers[column]!)),
          (one) => countsNumbers(one) || areAmounts(one),
          (one) => one.wholeCount,
        ),
      'sehen nach Mengen aus',
    )
  }
  if (!taken.has('bmk') && !taken.has('designation')) {
    take(
      'bmk',
      best(
        columns.filter(
          (column) =>
            mayBe(headers[column]!, 'bmk', language) ||
            isVague(headers[column]!, language) ||
            isUnneeded(headers[column]!, language),
        ),
        (one) => one.tags >= 0.6 && one.fillShare >= 0.3,
        (one) => one.tags,
      ),
      'sind Betriebsmittelkennzeichen',
    )
  }
  if (!taken.has('eanNumber')) {
    take(
      'eanNumber',
      best(
        columns.filter(
          (column) => mayBe(headers[column]!, 'eanNumber', language) || isVague(headers[column]!, language),
        ),
        (one) => one.ean >= 0.6,
        (one) => one.ean,
      ),
      'sind EAN mit richtiger Prüfziffer',
    )
  }
  if (!taken.has('manufacturerName')) {
    const fits = (one: ColumnProfile) => nameManufacturers(one) && one.fillShare >= 0.3
    const sellers = columns.filter(
      (column) =>
        matchHeaderWords(headers[column]!, language)[0]?.meaning === 'supplier' &&
        profiles[column]!.knownDealer < 0.1,
    )
    take(
      'manufacturerName',
      best([...open('manufacturerName'), ...sellers], fits, (one) => one.knownManufacturer),
      'sind bekannte Hersteller',
    )
  }
  // „Company“ beside no dealer: whoever makes the part, or sells it.
  if (!has('manufacturerName')) {
    take(
      'manufacturerName',
      best(
        called(/^(?:company|firma|firm|entreprise|empresa|azienda|bedrijf|yritys)$/),
        (one) => one.wordy >= 0.6 && one.knownDealer < 0.2 && one.numberLike < 0.2 && one.fillShare >= 0.4,
        (one) => one.fillShare,
      ),
      'nennen Firmen',
    )
  }
  if (!taken.has('isSuppliedPart')) {
    take(
      'isSuppliedPart',
      best(
        columns.filter(
          (column) =>
            mayBe(headers[column]!, 'isSuppliedPart', language) || isUnneeded(headers[column]!, language),
        ),
        (one) => one.supply >= 0.8,
        (one) => one.supply,
      ) ??
        best(
          called(/^(?:lief(?:ert?|erung|erant)?|wer|levering|fourniture)$/),
          nameParties,
          (one) => one.fillShare,
        ) ??
        best(columns, sayWhoSends, (one) => one.fillShare),
      'sagen, was beigestellt wird',
    )
  }
  if (!taken.has('description')) {
    const fits = (one: ColumnProfile) =>
      one.wordy >= 0.6 && one.fillShare >= 0.6 && one.distinctShare >= 0.3 && one.knownManufacturer < 0.3
    const remarks = columns.filter(
      (column) =>
        matchHeaderWords(headers[column]!, language)[0]?.meaning === 'remark' ||
        isUnneeded(headers[column]!, language),
    )
    take(
      'description',
      best([...open('description'), ...remarks, ...countless], fits, (one) => one.wordy) ??
        best(
          columns.filter((column) => isNameless(headers[column]!)),
          isName,
          (one) => one.distinctShare,
        ),
      'sind Bezeichnungen',
    )
  }
  const text = found.find((one) => one.field === 'description')?.column ?? taken.get('description')?.[0]
  if (text !== undefined && isNameless(headers[text]!)) {
    const before = columns.filter((column) => column < text && isNameless(headers[column]!))
    take(
      'description',
      best(before, isName, (one) => one.distinctShare),
      'sind Bezeichnungen',
    )
  }
  if (!taken.has('manufacturerLink')) {
    const links = columns.filter((column) => {
      const meaning = matchHeaderWords(headers[column]!, language)[0]?.meaning
      return mayBe(headers[column]!, 'manufacturerLink', language) || meaning === 'supplier'
    })
    take(
      'manufacturerLink',
      best(
        links,
        (one) => one.url >= 0.5,
        (one) => one.url * one.fillShare,
      ),
      'sind Links',
    )
  }
  if (!taken.has('quantityUnitName')) {
    take(
      'quantityUnitName',
      best(
        [
          ...open('quantityUnitName'),
          ...columns.filter((column) => isFaint(headers[column]!, language)),
          ...countless,
        ],
        (one) => one.unit >= 0.8 && one.numeric < 0.2 && one.fillShare >= 0.5,
        (one) => one.unit,
      ),
      'sind Einheiten',
    )
  }
  if (!taken.has('purchasePrice') && !taken.has('listPrice')) {
    const nameless = columns.filter((column) => isNameless(headers[column]!))
    // The price of a piece stands before the amount of the line.
    const fits = (one: ColumnProfile) =>
      one.numeric >= 0.7 &&
      one.fillShare >= 0.3 &&
      !one.counting &&
      (one.currency >= 0.5 || one.wholeCount < 0.3)
    take(
      'purchasePrice',
      best(nameless, fits, () => 0),
      'sehen nach Preisen aus',
    )
  }
  return found
}

/** „Spalte1“, "Column2", "Unnamed: 3" are what programs call a column without a name. */
const isNameless = (header: string): boolean =>
  header.trim() === '' || /^(?:spalte|column|unnamed:|feld|field)\s?\d{1,3}$/i.test(header.trim())

/** What is called by its reference is called by a number where it is no tag. */
const referenceName = /^(?:ref|reference|referencia|referenz)$/

const numberName =
  /^(?:nr|id|idnr|code|itemnr|itemid|posnr|key|schlussel|index|reference|ref|kod|codice|codigo|referencia|lineid)$/
const countName =
  /^(?:nr|nb|nbre|nbr|nombre|numero|x|st|zahl|count|each|ea|units?|unid|unidad|unidades|unidade|unite|unites|unita|pezzi|pz|szt|ks|kpl|db|шт|adet)$/

/** Beside the number that a part is ordered by; what a program counts up itself is none. */
const isSecondNumber = (one: ColumnProfile): boolean =>
  one.numberLike >= 0.7 &&
  one.numeric < 0.5 &&
  one.fillShare >= 0.35 &&
  one.distinctShare >= 0.5 &&
  one.tags < 0.4 &&
  one.rating < 0.3 &&
  one.date < 0.5 &&
  one.ean < 0.5 &&
  !one.counting &&
  one.running < 0.5 &&
  !looksLikeOwnNumbers(one)

/** Numbers of articles that are figures alone, too large to count pieces. */
const areFigures = (one: ColumnProfile): boolean =>
  one.numeric >= 0.9 &&
  one.numberLike >= 0.9 &&
  one.wholeCount < 0.2 &&
  one.fillShare >= 0.4 &&
  one.distinctShare >= 0.7 &&
  one.currency === 0 &&
  one.date < 0.5 &&
  one.ean < 0.5 &&
  !one.counting

/** A column called a number may fill few rows, but never counts them. */
const isSparseNumber = (one: ColumnProfile): boolean =>
  one.numberLike >= 0.6 && !one.counting && one.numeric < 0.5 && one.tags < 0.6 && one.date < 0.5

/** A column called a count may leave out rows that are no parts. */
const isSparseCount = (one: ColumnProfile): boolean =>
  one.wholeCount >= 0.8 &&
  // A nought says that none is wanted.
  one.quantityLike >= 0.95 &&
  one.fillShare >= 0.25 &&
  !one.counting

/** „3 Stk“, „100 m“ in every row. */
const areAmounts = (one: ColumnProfile): boolean =>
  one.amount >= 0.95 && one.fillShare >= 0.7 && one.distinctShare < 0.9

/** „0,04“ of a pack of 50, „0“ for what is only an alternative, and whole pieces. */
const isShareOfPacks = (one: ColumnProfile): boolean =>
  one.quantityLike >= 0.95 &&
  one.numeric >= 0.95 &&
  one.wholeCount >= 0.3 &&
  one.fillShare >= 0.7 &&
  one.currency === 0 &&
  !one.counting

/** Short names of parts that are half numbers: „1K“, „Nano_v3“. */
const isName = (one: ColumnProfile): boolean =>
  one.fillShare >= 0.6 &&
  one.distinctShare >= 0.3 &&
  one.numeric < 0.3 &&
  one.url < 0.2 &&
  one.unit < 0.5 &&
  one.tags < 0.6 &&
  one.date < 0.3

/** „Number(s)“ over R1, R2, „Datasheet“ over the names of the parts: values go before what a name is mostly used for. */
const isUnneeded = (header: string, language: HeaderLanguage | null): boolean =>
  header.trim() !== '' && matchHeaderWords(header, language)[0]?.meaning === 'none'

const isVague = (header: string, language: HeaderLanguage | null): boolean =>
  header.trim() !== '' && (matchHeaderWords(header, language)[0]?.vague ?? false)

const isUnknown = (header: string, language: HeaderLanguage | null): boolean =>
  header.trim() !== '' && (matchHeaderWords(header, language)[0]?.strength ?? 0) < 0.5

/** A header that only holds a word of a field among others. */
const isFaint = (header: string, language: HeaderLanguage | null): boolean =>
  header.trim() !== '' && (matchHeaderWords(header, language)[0]?.strength ?? 0) < 0.8

/** A header that says nothing, or says this very field too faintly to count by itself. */
function mayBe(header: string, field: BomField, language: HeaderLanguage | null): boolean {
  const best = header.trim() === '' ? undefined : matchHeaderWords(header, language)[0]
  return (
    best === undefined || best.strength < 0.5 || best.meaning === field || (best.vague && best.strength < 0.9)
  )
}
