export type Dimension = 'COUNT' | 'LENGTH' | 'MASS' | 'VOLUME' | 'AREA' | 'TIME'

/** `code` is the UN/CEFACT code, `factor` leads to the base of its dimension (piece, m, kg, l, m², h). */
export interface UnitOfMeasure {
  code: string
  dimension: Dimension
  factor: number
}

type UnitRow = [code: string, dimension: Dimension, factor: number, words: string]

const unitRows: UnitRow[] = [
  [
    'C62',
    'COUNT',
    1,
    'c62 h87 ea st stk stck stuck stueck stücke stücken pce pcs pc pieces piece pz nos no nr each ea unit units stueckzahl stk/pcs x mal pz pezzi szt sztuk u ks kus kusu kusů kom komada kos kosov adet stuks buc db ud uds pieza piezas piece pièce pièces шт штук штука штуки styck stycken stykk stykker styk kappale db darab buc bucata bucati un und unid unidad unidade unidades unidades τεμ τεμάχιο τεμάχια 个 個 只 隻 件 枚 支 台 臺 ヶ ケ 개 대 매',
  ],
  [
    'SET',
    'COUNT',
    1,
    'set sets satz sätze saetze kit kits garnitur kpl komplet jeu компл комплект к-т készlet 套 组 組 セット 세트 조',
  ],
  ['PR', 'COUNT', 1, 'pr paa paar paare pair pairs paire para paia'],
  [
    'PK',
    'COUNT',
    1,
    'pk pack packs packung packungen pkg pck pa ve verpackungseinheit beutel btl bag karton box уп упак упаковка 包 袋 盒 箱 パック ケース 팩 박스 봉',
  ],
  ['RO', 'COUNT', 1, 'ro rolle rollen roll rolls ring ringe rg spule trommel 卷 巻 捲 롤'],
  [
    'MTR',
    'LENGTH',
    1,
    'm mtr meter metre metres meters lfm lfdm lm mt metr metro metri metros metru mètre mètres м пог.м п.м метр 米 公尺 メートル 미터',
  ],
  ['CMT', 'LENGTH', 0.01, 'cm cmt zentimeter'],
  ['MMT', 'LENGTH', 0.001, 'mm mmt millimeter'],
  ['DMT', 'LENGTH', 0.1, 'dm dmt dezimeter'],
  ['KMT', 'LENGTH', 1000, 'km ktm kmt kilometer'],
  ['FOT', 'LENGTH', 0.3048, 'ft foot feet'],
  ['INH', 'LENGTH', 0.0254, 'inch inches zoll'],
  ['KGM', 'MASS', 1, 'kg kgm kilogramm kilo кг'],
  ['GRM', 'MASS', 0.001, 'g gr grm gramm'],
  ['LTR', 'VOLUME', 1, 'l ltr liter litre л'],
  ['MLT', 'VOLUME', 0.001, 'ml mlt milliliter'],
  ['MTK', 'AREA', 1, 'm2 m² mtk qm м2 м²'],
  ['HUR', 'TIME', 1, 'h hur std stunde stunden hour hours'],
  ['MIN', 'TIME', 1 / 60, 'min minute minuten minutes'],
]

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ü/g, 'u')
    .replace(/ä/g, 'a')
    .replace(/ö/g, 'o')
    .replace(/[\s.()[\]]/g, '')
}

const unitsByWord = new Map<string, UnitOfMeasure>()
for (const [code, dimension, factor, words] of unitRows) {
  for (const word of words.split(' ')) unitsByWord.set(fold(word), { code, dimension, factor })
}

/** A list writes the same few units on every line. */
const unitsAsked = new Map<string, UnitOfMeasure | null>()
const mostAsked = 1000

/** St, Stk, Stck, Stück, PCE, C62, Nos, pcs are one; null where the word is no known unit. */
export function unitOf(text: string): UnitOfMeasure | null {
  const known = unitsAsked.get(text)
  if (known !== undefined) return known
  const unit = unitsByWord.get(fold(text)) ?? null
  if (unitsAsked.size < mostAsked && text.length <= 20) unitsAsked.set(text, unit)
  return unit
}

/**
 * Words that count pieces by many. „T“ and „%“ mean too many other things, „groß“ is a size, and a pair is mostly sold by
 * one number: both halves of a light curtain, two side panels.
 */
const piecesByWord = new Map<string, number>()
for (const [pieces, words] of [
  [12, 'dutzend dtz dtzd dtzn dzn dozen dozens doz'],
  [144, 'gros'],
  [100, 'hundert hundred'],
  [1000, 'tausend tsd tstk thousand'],
] as const)
  for (const word of words.split(' ')) piecesByWord.set(word, pieces)

const byNumber = /^(100|1000)(?:er|stk?|stck|stucke?|stuecke?|pcs?|pce|pieces?)$/
const pieceBehind = /(?:stk|stck|stucke?|stuecke?|pcs|pieces?)$/
const longestUnit = 20

/** How many pieces one of a unit is: a dozen 12, „Tsd. Stk“ 1,000, „100 ST“ 100; null for all that counts none by many. */
export function piecesOf(unit: string): number | null {
  if (unit === '' || unit.length > longestUnit) return null
  const word = fold(unit)
  const number = byNumber.exec(word)?.[1]
  if (number !== undefined) return Number(number)
  return piecesByWord.get(word) ?? piecesByWord.get(word.replace(pieceBehind, '')) ?? null
}

/** Whether a unit is a pair, which is one piece to some and two to others. */
export const isPair = (unit: string): boolean => unitOf(unit)?.code === 'PR'

/** The unit by which quantities are counted in another one: many pieces are so many of one. */
function measureOf(text: string): UnitOfMeasure | null {
  const pieces = piecesOf(text)
  return pieces === null ? unitOf(text) : { code: 'C62', dimension: 'COUNT', factor: pieces }
}

const unitInHeader = /[([]\s*([\p{L}²]{1,5})\.?\s*[)\]]|\bin\s+([\p{L}²]{1,3})$/u
const manyInHeader =
  /[([]\s?([\p{L}\d. ]{2,20}?)\.?\s?[)\]]|\bin\s([\p{L}\d. ]{2,20}?)\.?$|\/\s?(\p{L}{2,10})\.?$/u

/**
 * The unit that a header names beside a quantity: „Länge [m]“ and "Qty in m" are metres, „Menge in 100 Stk“ and
 * „Menge/Dutzend“ many pieces, „(Paar)“ pairs; null for other pieces and none.
 */
export function unitOfHeader(header: string): string | null {
  const many = header
    .trim()
    .match(manyInHeader)
    ?.slice(1)
    .find((one) => one !== undefined)
  if (many !== undefined && (piecesOf(many) !== null || isPair(many))) return many.trim()
  const named = header.match(unitInHeader)
  const name = named?.[1] ?? named?.[2]
  const unit = name === undefined ? null : unitOf(name)
  return unit === null || unit.dimension === 'COUNT' ? null : name!
}

/** „3 Stk“, „100 m“: how many, with the unit and nothing else; pieces are whole. „500 mm“ is the size of a part. */
export function isAmount(text: string): boolean {
  const [, amount, name] = /^(\d{1,5}(?:[.,]\d{1,3})?)\s?(\p{L}{1,6})\.?$/u.exec(text) ?? []
  const unit = name === undefined ? null : unitOf(name)
  return unit?.dimension === 'COUNT' ? /^[1-9]\d*$/.test(amount!) : /^(?:m|mtr|meter|lfm)$/i.test(name ?? '')
}

/** What a unit is compared by: its code, or its name where it is no known unit; empty for none. */
export function unitKey(text: string): string {
  return unitOf(text)?.code ?? fold(text)
}

/** Whether two unit names measure the same; unknown names count as the same only when equal. */
export function sameDimension(a: string, b: string): boolean {
  const first = unitOf(a)
  const second = unitOf(b)
  if (!first || !second) return fold(a) === fold(b)
  return first.dimension === second.dimension
}

/** The quantity in another unit, or null across dimensions. Packs and pairs stay pieces, a dozen is twelve. */
export function convertQuantity(quantity: number, from: string, to: string): number | null {
  const source = measureOf(from)
  const target = measureOf(to)
  if (!source || !target) return fold(from) === fold(to) ? quantity : null
  if (source.dimension !== target.dimension) return null
  return Number(((quantity * source.factor) / target.factor).toPrecision(12))
}

/** The first name of a unit by which it is known; undefined where none is. */
export const knownUnitName = (names: readonly string[]): string | undefined =>
  names.find((name) => unitOf(name) !== null)

/** The quantity in a unit that goes by several names; null where it can be counted in by none of them. */
export function convertToUnit(quantity: number, from: string, names: readonly string[]): number | null {
  for (const name of names) {
    const converted = convertQuantity(quantity, from, name)
    if (converted !== null) return converted
  }
  return null
}

/** A quantity as it is worked with: lengths in m, weights in kg, pieces and unknown units as they are. */
export const inBaseUnit = (quantity: number, unitName: string): number =>
  Number((quantity * (unitOf(unitName)?.factor ?? 1)).toPrecision(12))

/** Length times pieces: 5 pieces of 2 m are 10 m. */
export function lengthOfPieces(pieces: number, lengthEach: number): number {
  return Number((pieces * lengthEach).toPrecision(12))
}
