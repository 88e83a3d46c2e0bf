/** Dealers of electrical and electronic parts, tools and anything else, as lists of many countries name them. */
const names =
  'Adafruit|Ahlsell|Alibaba|AliExpress|Allegro|Allied|Amazon|Arrow|Automation24|Avnet|Banggood|Bauhaus|Berrybase|Botland|Buerklin|Bürklin|Conrad|Digi-Key|Digikey|Distrelec|eBay|Eibabo|Elfa|Elfa Distrelec|Exp-Tech|Farnell|FEGA|Future Electronics|Gearbest|GME|Gotronic|Heilind|Home Depot|Hornbach|Ikea|JLCPCB|Kamami|Kjell|Kjell & Company|Komputronik|LCSC|Leroy Merlin|Lextronic|Lowes|McMaster|McMaster-Carr|Mercado Libre|Mercado Livre|Mercateo|MercadoLibre|Mercadolivre|Misumi|Mouser|Mouser Electronics|Newark|Newegg|Obeta|OBI|Octopart|Onninen|Pimoroni|Pollin|Pololu|Radiospares|Reichelt|Rexel|Robocore|Robotshop|RS Components|RS Online|SeeedStudio|Sonepar|Sparkfun|Taobao|Tinytronics|TME|Voelkner|Völkner|Walmart|Zajadacz|Zander'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/.*/s, '')
    .replace(/\.(?:com|de|fr|es|it|nl|pl|se|no|dk|ch|at|uk|co\.uk|eu|cz|br|com\.br)$/, '')
    .replace(/[\s-]/g, '')

const dealers = new Set(names.split('|').map(plain))

/** Whether a text is the name of a dealer and nothing else, the address of his shop included. */
export const isUsualDealer = (text: string): boolean => text.length <= 40 && dealers.has(plain(text.trim()))

const inHeader = new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, 'iu')

/** What circuit programs call a dealer's order code: „OC_FARNELL“. */
const orderCodeOf = /^OC[_ -]\s*(\p{L}[\p{L}\d]+)/iu

/** Two letters name a dealer only where his number follows: „RS_PART_NUMBER“, "RS Stock No". */
const shortNameOf = /^(RS)[_ ](?:PART|STOCK|ORDER)[_ ](?:NUMBER|NO|NR)\.?$/i

/** „DigiKey Part“, "Mouser #" */
const numberOf = new RegExp(`^(?:${names})[ _-]*(?:part|pn|sku|no|nr|code|#)\\.?$`, 'iu')

/** Whether circuit programs call the column after a dealer and his numbers: the rest of the name says nothing more. */
export const isDealersCode = (header: string): boolean =>
  [orderCodeOf, shortNameOf, numberOf].some((name) => name.test(header.trim()))

/** The dealer that a header names, "Reichelt Nr.", „mouser.de“, „OC_RS“; null where it names none. */
export function dealerInHeader(header: string): string | null {
  if (header.length > 60) return null
  const shown = header.trim()
  if (shown === 'RS') return 'rs'
  const found = (shown.match(orderCodeOf) ?? shown.match(shortNameOf))?.[1] ?? shown.match(inHeader)?.[0]
  return found === undefined ? null : plain(found)
}
