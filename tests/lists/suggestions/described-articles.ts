import { type DescribedFamily, describedFamilies, type WrittenAttribute } from './described-families.ts'

export interface DescribedArticle {
  /** Place in the catalogue, the same however large it is. */
  at: number
  family: DescribedFamily
  /** Of each attribute of the family. */
  values: string[]
  manufacturer: string
  orderNumber: string
  description: string
}

/** Each writes in a manner of its own. */
const makers = [
  'Siemens',
  'Schneider Electric',
  'ABB',
  'Phoenix Contact',
  'Eaton',
  'Weidmüller',
  'Rittal',
  'WAGO',
  'Finder',
  'Hager',
  'Murrelektronik',
  'Lapp',
] as const

const germanWords: Readonly<Record<string, string>> = {
  screw: 'Schraubanschluss',
  spring: 'Federzuganschluss',
  'push-in': 'Push-in-Anschluss',
  grey: 'grau',
  blue: 'blau',
  orange: 'orange',
  red: 'rot',
  black: 'schwarz',
  white: 'weiß',
  yellow: 'gelb',
  green: 'grün',
  brown: 'braun',
  nickel: 'vernickelt',
  'dark-blue': 'dunkelblau',
  'green-yellow': 'grün-gelb',
  'red/yellow': 'rot/gelb',
  automatic: 'automatisch',
  monitored: 'überwacht',
  'on-delay': 'ansprechverzögert',
  'off-delay': 'rückfallverzögert',
  'star-delta': 'Stern-Dreieck',
  flasher: 'Blinkend',
  multifunction: 'Multifunktion',
  'DIN-rail': 'Hutschiene',
  panel: 'Wand',
  front: 'Fronteinbau',
  base: 'Bodenbefestigung',
  flat: 'flach',
  raised: 'hoch',
  mushroom: 'Pilzform',
  illuminated: 'beleuchtet',
  screened: 'geschirmt',
  unscreened: 'ungeschirmt',
  steel: 'Stahlblech',
  stainless: 'Edelstahl',
  copper: 'Kupfer',
  aluminium: 'Aluminium',
  brass: 'Messing',
  plastic: 'Kunststoff',
  'normally-open': 'Schließer',
  'normally-closed': 'Öffner',
  antivalent: 'antivalent',
  changeover: 'Wechsler',
  cable: 'Kabel',
  'M12-plug': 'Stecker M12',
  'M8-plug': 'Stecker M8',
  terminal: 'Klemme',
  diffuse: 'Taster, diffus',
  retroreflective: 'Reflexion',
  'through-beam': 'Einweg',
  infrared: 'Infrarot',
  laser: 'Laser',
  straight: 'gerade',
  angled: 'gewinkelt',
  perforated: 'gelocht',
  plain: 'ungelocht',
  with: 'mit',
  without: 'ohne',
  none: 'keine',
  keys: 'Tasten',
  touch: 'Touch',
  'touch+keys': 'Touch und Tasten',
}

type Style = 'german' | 'english' | 'short'

function written(attribute: WrittenAttribute, value: string, style: Style): string {
  const { [style]: pattern, unit } = attribute
  const isGerman = style !== 'english'
  let text = isGerman ? (germanWords[value] ?? value) : value
  if (isGerman && /^[\d.-]+$/.test(value)) text = value.replaceAll('.', ',')
  if (style === 'short' || unit === '' || !/^[\d.]+-[\d.]+$/.test(value)) text = text.replaceAll('_', ' ')
  else text = text.replace('-', style === 'german' ? ' bis ' : ' - ')
  return pattern.replace('$', text)
}

/** Nobody writes „0 Öffner“. */
const isSaid = (value: string) => value !== '0' && value !== 'none'

const series = ['', 'Compact', 'Basic', 'Pro', 'Eco', 'Plus', 'Smart', 'Classic']

/** How a manufacturer writes: language, order, separators, and what else he tells. */
function descriptionOf(family: DescribedFamily, values: string[], maker: number, edition: number): string {
  const of = (style: Style, from = 0) => {
    const parts = family.attributes.map((attribute, at) =>
      isSaid(values[at]!) ? [written(attribute, values[at]!, style)] : [],
    )
    return [...parts.slice(from), ...parts.slice(0, from)].flat()
  }
  const german = family.german[maker % family.german.length]!
  const english = family.english[maker % family.english.length]!
  const line = series[edition % series.length]!
  const more = line === '' ? '' : ` ${line}`
  switch (maker % 6) {
    case 0:
      return `${german}${more} ${of('german').join(', ')}`
    case 1:
      return `${english}${more}, ${of('english').join(', ')}`
    case 2:
      return `${family.short} ${of('short').join(' ')}${more}`.toUpperCase()
    case 3:
      return `${german}, ${of('german', 1).join('; ')}${line === '' ? '' : `, Baureihe${more}`}, Zulassung VDE`
    case 4:
      return `${of('english', 1).join(' ')} ${english}${more} IEC/EN`
    default:
      return `${german}${more} ${of('short', 1).join(' ')}`
  }
}

const alphabet = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'

function tupleOf(family: DescribedFamily, at: number): number[] {
  let left = at
  return family.attributes.map(({ values }) => {
    const place = left % values.length
    left = Math.floor(left / values.length)
    return place
  })
}

const tuplesOf = (family: DescribedFamily) =>
  family.attributes.reduce((product, { values }) => product * values.length, 1)

function numberOf(family: DescribedFamily, tuple: number[], maker: number, edition: number): string {
  const code = tuple.map((place) => alphabet[(place * 5 + maker * 3 + 2) % alphabet.length]).join('')
  const end = `${alphabet[(maker * 7 + 11) % alphabet.length]}${alphabet[(edition * 3 + 1) % alphabet.length]}`
  return `${family.prefix}${2000 + maker * 17 + (edition % 7)}-${code}${end}`
}

/**
 * Articles of all families without end, a manufacturer's whole range after the other's: each has siblings that differ in
 * one attribute. `sole` are places whose tuple no other manufacturer or series has.
 */
export function* describedArticles(sole: ReadonlyMap<string, number>): Generator<DescribedArticle> {
  let at = 0
  for (let round = 0; ; round += 1) {
    const edition = Math.floor(round / makers.length)
    for (const [place, family] of describedFamilies.entries()) {
      const maker = (round + place * 5) % makers.length
      const tuples = tuplesOf(family)
      for (let tuple = 0; tuple < tuples; tuple += 1) {
        const places = tupleOf(family, tuple)
        const owner = sole.get(`${family.prefix} ${tuple}`)
        const here = at++
        if (owner !== undefined && owner !== here) continue
        const values = places.map((one, index) => family.attributes[index]!.values[one]!)
        yield {
          at: here,
          family,
          values,
          manufacturer: makers[maker]!,
          orderNumber: numberOf(family, places, maker, edition),
          description: descriptionOf(family, values, maker, edition),
        }
      }
    }
  }
}

const wantedAmount = 300
const rounds = 5

/** How those who describe the wanted articles call them, by place. */
export const wantedIds = (sole: ReadonlyMap<string, number>): Map<number, string> =>
  new Map([...sole.values()].map((at, index) => [at, `w${String(index + 1).padStart(3, '0')}`]))

/** Places of the articles that are wanted, by family and tuple: spread over families and manufacturers. */
export function soleArticles(): Map<string, number> {
  const sizes = describedFamilies.map(tuplesOf)
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  const chosen = new Map<string, number>()
  for (let at = 0; chosen.size < wantedAmount; at += 1) {
    const place = at % describedFamilies.length
    const family = describedFamilies[place]!
    const round = (at * 7 + Math.floor(at / describedFamilies.length)) % rounds
    const tuple = (at * 7919 + round * 104_729 + 31) % sizes[place]!
    const before = sizes.slice(0, place).reduce((sum, size) => sum + size, 0)
    if (!chosen.has(`${family.prefix} ${tuple}`))
      chosen.set(`${family.prefix} ${tuple}`, round * whole + before + tuple)
  }
  return chosen
}
