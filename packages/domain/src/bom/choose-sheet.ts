import { detectHeaderRow } from './detect-header-row.ts'
import { headerNames } from './header-names.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { type Certainty, cellText, filledColumns, type Sheet } from './rows.ts'
import { suggestMapping } from './suggest-mapping.ts'

export interface SheetChoice {
  name: string
  certainty: Certainty
  reason: string
}

/** Numbers that may be quantities, under a name that does not say so. */
const guessedQuantity = 'guessedQuantity'

const weights: Record<string, number> = {
  orderNumber: 3,
  manufacturerNumber: 3,
  wholesalerOrderNumber: 1.5,
  quantity: 3,
  description: 1.5,
  manufacturerName: 1,
  bmk: 1.5,
  designation: 1.5,
  [guessedQuantity]: 1.5,
}

const listWord =
  /stückliste|materialliste|bauteilliste|artikelliste|\bbom\b|parts? ?list|components? ?list|komponentenliste|bill of material|nomenclature|liste de (?:pièces|matériel)|distinta|elenco (?:materiali|componenti)|list[ae] de (?:material|piezas|peças|componentes)|stuklijst|onderdelenlijst|materiaallijst|kusovník|(?:lista|wykaz|zestawienie) (?:materiałów|części|elementów)|(?:malzeme|parça) listesi/i

/** A sheet that is called what it lists, and nothing else. */
const partsName =
  /^(?:material(?:ien|s)?|(?:bau|einzel|kauf)?teile|bauelemente|komponenten|artikel|parts|components|composants|pièces|piezas|componenti|componentes|onderdelen|części|elementy|díly|součástky|parçalar|malzemeler)$/i

const orderListWord =
  /bestellliste|einkaufs(?:liste|zettel)|shopping ?list|buy ?list|purchase list|lista de (?:la )?compras?|liste d['’]achats?|lista (?:della spesa|acquisti|zakupów)|boodschappenlijst|inköpslista|indkøbsliste|innkjøpsliste|nákupní seznam|alışveriş listesi/i

/** A sheet's name with blanks for what stands in their place: „Bill_of_materials“. */
const spaced = (name: string) => name.replace(/[_.-]/g, ' ')
const spareWord = /not used|unused|alt\b|old|kopie|copy|archiv|vorlage|template|deckblatt|cover|make list/i

/** What spreadsheet programs write over the first column of a table that sums another sheet up. */
const pivotName =
  /^(?:row labels|zeilenbeschriftungen|étiquettes de lignes|etiquetas de fila|etichette di riga|rijlabels|etykiety wierszy|rótulos de linha)$/i

/** Of several states of a list the one that counts. */
const latestWord =
  /\b(?:latest|newest|aktuelle?r?|neueste?r?|endgültige?r?|dernière?|definitiv[aoe]?|última)\b/i

/** What spreadsheet programs call the copy of a sheet, and forms their printed pages. */
const copyName = /\(\d+\)$/

/** What spreadsheet programs call a sheet that nobody named. */
const givenName =
  /^(?:tabelle|tabellenblatt|blatt|sheet|feuil|feuille|hoja|foglio|planilha|plan|arkusz|list|blad|munka|foaie|лист|аркуш|sayfa|taul)\s?\d{1,3}$/iu

const fewestTableRows = 3
const namedRivals = 4

/** A list that is understood names its parts; one that only counts them says too little to come first. */
const partFields = ['orderNumber', 'manufacturerNumber', 'wholesalerOrderNumber', 'description']

/** Whether a list is only read here because values overrule the name. */
const isOtherwiseUnneeded = (header: string) => matchHeaderWords(header)[0]?.meaning === 'none'

/** Whether a column counts pieces by its values alone, under a name that says something else: „Kanäle“, „Pins“. */
const countsByChance = (header: string, field: string) =>
  field === 'quantity' && header !== '' && matchHeaderWords(header)[0]?.meaning !== 'quantity'

const isNamedList = ({ name }: Sheet) => listWord.test(spaced(name)) || partsName.test(name.trim())

/** „siehe Blatt Gehäuse“, "See Base_Plate sheet": the cell sends the reader to another sheet. */
const sendsOn =
  /\b(?:sheet|tab|worksheet|blatt|tabellenblatt|reiter|siehe|see|voir|feuille|hoja|foglio|arkusz|zie)\b/i
const shortestName = 4

/** Sheets whose cells send on to other ones: a list of the whole that leaves the parts of some lines to sheets of their own. */
function sheetsThatName(sheets: readonly Sheet[]): Map<Sheet, Set<Sheet>> {
  const names = sheets
    .map((sheet) => ({ sheet, name: spaced(sheet.name).trim().toLowerCase() }))
    .filter(({ name }) => name.length >= shortestName)
  return new Map(
    sheets.map((sheet) => {
      const texts = sheet.rows.flatMap(({ cells }) =>
        cells.filter(({ kind, text }) => kind === 'text' && sendsOn.test(text)).map(({ text }) => text),
      )
      const shown = texts.map((text) => spaced(text).toLowerCase())
      const named = names.filter(
        (one) => one.sheet !== sheet && shown.some((text) => text.includes(one.name)),
      )
      return [sheet, new Set(named.map((one) => one.sheet))]
    }),
  )
}

/** What was made of the columns of one sheet. */
interface Understood {
  fields: ReadonlySet<string>
  namesParts: boolean
}

const weightOf = ({ fields }: Understood): number =>
  [...fields].reduce((sum, field) => sum + (weights[field] ?? 0.2), 0)

const fewestShared = 4

/** Three times the lines: the list, and not one of several. */
const muchLonger = 3

/** So many sheets of one header are assemblies of a whole. */
const fewestOfKind = 3

/** The same header, or one with a column more. */
function isAlike(header: string, other: string): boolean {
  if (header === other) return true
  const names = new Set(header.split('\n').filter((name) => name !== ''))
  const others = new Set(other.split('\n').filter((name) => name !== ''))
  const shared = [...names].filter((name) => others.has(name)).length
  return shared >= fewestShared && shared >= Math.max(names.size, others.size) - 1
}

/**
 * Sheets with the same header are lists of one kind: that the values of one tell more of it is chance, and a longer one
 * is not the likelier one for that, unless it is much longer.
 */
function likeOthersOfItsHeader<One extends Understood & { header: string; lines: number }>(
  all: readonly One[],
): (One & { length: number })[] {
  return all.map((one) => {
    const kind = all.filter(({ header }) => isAlike(header, one.header))
    if (one.header === '' || one.fields.size === 0 || one.lines < fewestTableRows)
      return { ...one, length: one.lines }
    const { fields, namesParts } = kind.reduce((best, other) =>
      weightOf(other) > weightOf(best) ? other : best,
    )
    const longest = Math.max(...kind.map(({ lines }) => lines))
    const first = kind[0]!.lines
    const isMuchLonger = first * muchLonger < longest
    const tables = kind.filter(({ lines }) => lines >= fewestTableRows)
    if (!isMuchLonger && tables.length >= fewestOfKind) {
      // Parts of one list, which is as long as all of them.
      return { ...one, fields, namesParts, length: tables.reduce((sum, { lines }) => sum + lines, 0) }
    }
    const length = isMuchLonger && one.lines < longest ? first : longest
    return { ...one, fields, namesParts, length }
  })
}

const byFar = 1.5

/** A list that counts parts and has half as many lines again as any other sheet that is understood. */
function isWholeList(one: Read, all: readonly Read[]): boolean {
  const { sheet, fields, namesParts, isNameless, lines } = one
  return (
    namesParts &&
    !isNameless &&
    fields.has('quantity') &&
    lines >= fewestTableRows &&
    !spareWord.test(sheet.name) &&
    all.every((other) => other === one || other.fields.size === 0 || other.lines * byFar <= lines)
  )
}

interface Read extends Understood {
  sheet: Sheet
  lines: number
  isNameless: boolean
  /** What stands in the columns that name them. */
  parts: ReadonlySet<string>
}

const shortestPart = 3
const partsIn = (rows: Sheet['rows'], column: number): string[] =>
  rows.map(({ cells }) => cellText(cells[column]).toLowerCase()).filter((text) => text.length >= shortestPart)

const fewestParts = 5
const longer = 1.25
const mostOfThem = 0.7

/** Whether a longer list names most of what another one names: the sum of several, or a later state of one. */
function holds(whole: Read, part: Read): boolean {
  if (whole === part || whole.lines < part.lines * longer || part.parts.size < fewestParts) return false
  const shared = [...part.parts].filter((text) => whole.parts.has(text)).length
  return shared >= part.parts.size * mostOfThem
}

/** The sheet that most likely is the parts list; the first among equals, hidden ones last. */
export function chooseSheet(sheets: readonly Sheet[]): SheetChoice {
  const read = sheets.map((sheet) => {
    const header = detectHeaderRow(sheet.rows)
    const below = sheet.rows.filter(
      (row) => row.rowIndex > header.headerRowIndex && filledColumns(row).length > 1,
    )
    const fields = new Set<string>()
    const parts = new Set<string>()
    let namesParts = false
    let names: string[] = []
    if (below.length > 0 && (header.certainty !== 'OPEN' || header.headerRowIndex === 0)) {
      const head = below.slice(0, 60)
      const headers = headerNames(sheet.rows, header.headerRowIndex)
      names = headers
      suggestMapping(headers, head).forEach(({ articleField }, column) => {
        const isFilled = head.some((row) => cellText(row.cells[column]) !== '')
        // Under a header that names the others, what only the values tell is too little to choose by.
        const isGuessed = headers[column] === '' && header.headerRowIndex > 0 && !isNamedList(sheet)
        if (!articleField || !isFilled || isGuessed) return
        if (countsByChance(headers[column]!, articleField)) {
          fields.add(guessedQuantity)
          return
        }
        fields.add(articleField)
        if (partFields.includes(articleField)) partsIn(below, column).forEach((part) => void parts.add(part))
        if (partFields.includes(articleField) && !isOtherwiseUnneeded(headers[column]!)) namesParts = true
      })
    }
    // Without a header only the values speak, and any table has numbers: it has to count pieces.
    const isNameless = header.headerRowIndex === 0
    if (isNameless && !fields.has('quantity')) {
      fields.clear()
      namesParts = false
    }
    const isTable = below.filter((row) => filledColumns(row).length >= 3).length >= fewestTableRows
    const key = isNameless ? '' : names.join('\n').trim().toLowerCase()
    const isPivot = names.some((name) => pivotName.test(name.trim()))
    return {
      sheet,
      header: key,
      isPivot,
      isNameless,
      lines: below.length,
      fields,
      namesParts,
      isTable,
      parts,
    }
  })
  const scored = likeOthersOfItsHeader(read).map((one, index) => {
    const { sheet, length, namesParts, isNameless, isPivot } = one
    let score = weightOf(one) * (isNameless ? 0.6 : 1)
    score += length === 0 ? -5 : Math.min(2, Math.log10(length + 1))
    if (namesParts && (isNamedList(sheet) || orderListWord.test(sheet.name))) score += 1
    if (spareWord.test(sheet.name)) score -= 2
    if (copyName.test(sheet.name)) score -= 2
    if (isPivot) score -= 4
    if (latestWord.test(spaced(sheet.name))) score += 1.5
    if (sheet.hidden) score -= 6
    return { ...one, score: score - index * 0.4 }
  })
  const best = [...scored].sort((a, b) => b.score - a.score)
  // Where no column is understood, the length of a sheet says little; the first one that looks like a table is opened.
  const tables = scored.filter(
    ({ sheet, isTable }) => isTable && !sheet.hidden && !spareWord.test(sheet.name),
  )
  const firstTable =
    tables.find(({ sheet }) => isNamedList(sheet) || orderListWord.test(sheet.name)) ?? tables[0]
  const isUnknown = scored.every(({ fields }) => fields.size === 0)
  // An order says what is missing of a list, and what nobody named is a draft of either: they come behind it.
  const isOrder = ({ name }: Sheet) => orderListWord.test(spaced(name))
  const isDraft = ({ name }: Sheet) => givenName.test(name.trim())
  const goesBefore = (sheet: Sheet, other: Sheet) => isNamedList(sheet) || (isDraft(other) && isOrder(sheet))
  const front = best[0]?.sheet
  if (front && !isNamedList(front)) {
    const list = best.findIndex(
      ({ sheet, lines, namesParts }) =>
        namesParts &&
        lines >= fewestTableRows &&
        goesBefore(sheet, front) &&
        !sheet.hidden &&
        !spareWord.test(sheet.name),
    )
    if (list > 0) best.unshift(...best.splice(list, 1))
  }
  // The first sheet of all, and the longest by far: what others tell in more columns are parts of it.
  const begin = best.findIndex(({ sheet }) => sheet === sheets.find(({ hidden }) => !hidden))
  if (begin > 0 && !isNamedList(best[0]!.sheet) && isWholeList(best[begin]!, best))
    best.unshift(...best.splice(begin, 1))
  // A list that holds two others is their sum, one that holds the likeliest its later state.
  const sum = best.findIndex(
    (one) =>
      one.namesParts &&
      one.fields.has('quantity') &&
      !one.sheet.hidden &&
      !spareWord.test(one.sheet.name) &&
      !isOrder(one.sheet) &&
      holds(one, best[0]!) &&
      (best.filter((other) => holds(one, other)).length > 1 || !isNamedList(best[0]!.sheet)),
  )
  if (sum > 0) best.unshift(...best.splice(sum, 1))
  // A list that sends on to the others holds them all.
  const named = sheetsThatName(sheets)
  const whole = best.findIndex(
    ({ sheet, fields, lines, namesParts, isNameless }) =>
      namesParts &&
      !isNameless &&
      fields.has('quantity') &&
      lines >= fewestTableRows &&
      !sheet.hidden &&
      !spareWord.test(sheet.name) &&
      // An order of three positions sends on to the list that it orders.
      !(isNamedList(best[0]!.sheet) && lines * muchLonger < best[0]!.lines) &&
      best.some((other) => other.fields.has('quantity') && named.get(sheet)!.has(other.sheet)) &&
      !sheets.some((other) => named.get(other)!.has(sheet)),
  )
  if (whole > 0) best.unshift(...best.splice(whole, 1))
  const first = isUnknown ? (firstTable ?? best[0]) : best[0]
  if (!first) return { name: '', certainty: 'OPEN', reason: 'Die Datei enthält kein Tabellenblatt' }
  if (first.fields.size === 0) {
    return {
      name: first.sheet.name,
      certainty: 'OPEN',
      reason: first.isTable
        ? `In keinem Tabellenblatt sind Spaltennamen erkannt; „${first.sheet.name}“ ist das erste mit einer Tabelle`
        : `In keinem Tabellenblatt sind Spaltennamen erkannt; „${first.sheet.name}“ hat den meisten Inhalt`,
    }
  }
  const others = best
    .filter((one) => {
      const isLike = one.fields.size > 1 && one.score > first.score - 2.5
      // What is not understood may be the list all the same.
      const isLonger = one.isTable && !one.sheet.hidden && one.lines > first.lines * muchLonger
      return one !== first && (isLike || isLonger)
    })
    .map(({ sheet, lines }) => `„${sheet.name}“ (${lines})`)
  if (others.length > 0) {
    const named = others.slice(0, namedRivals).join(', ')
    const more = others.length > namedRivals ? ` und ${others.length - namedRivals} weitere` : ''
    return {
      name: first.sheet.name,
      certainty: 'CHECK',
      reason: `„${first.sheet.name}“ sieht am ehesten nach der Stückliste aus (${first.lines} gefüllte Zeilen); auch ${named}${more} ${others.length === 1 ? 'kommt' : 'kommen'} in Frage`,
    }
  }
  return {
    name: first.sheet.name,
    certainty: 'SURE',
    reason:
      sheets.length === 1
        ? 'Das einzige Tabellenblatt'
        : `Nur „${first.sheet.name}“ sieht nach einer Stückliste aus`,
  }
}
