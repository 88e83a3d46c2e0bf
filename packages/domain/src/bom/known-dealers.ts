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

/** By what Mouser marks makers in front of their numbers, the most usual ones: „81-GRM188R71H104KA93D“. */
const makersAtMouser = new Set(
  '71 72 74 75 77 78 80 81 85 187 200 279 301 403 485 490 497 506 511 512 517 523 530 534 538 546 553 556 563 571 573 575 576 579 581 584 588 593 594 595 598 603 604 607 610 611 612 617 621 625 634 637 640 645 647 649 651 652 653 655 656 661 663 667 688 693 694 696 698 709 710 720 726 727 732 736 740 747 754 755 756 757 758 765 769 771 774 782 787 791 794 798 806 810 815 828 833 838 841 844 848 859 863 871 872 873 895 910 926 932 941 942 963 964 968 974 975 979 994'.split(
    ' ',
  ),
)

const fewestMakers = 3

/**
 * Which texts of a column are numbers as Mouser writes them: its mark of the maker, then what the maker calls the part.
 * One maker's own numbers begin so as well: those of several have to be there.
 */
export function mouserNumbers(texts: readonly string[]): ReadonlySet<string> {
  const makers = new Set<string>()
  const found = new Set<string>()
  for (const text of texts) {
    const [, maker = ''] = /^(\d{2,3})-(?=[^\s]*\p{Lu})[\p{Lu}\d][\w./+#,-]{3,}$/u.exec(text) ?? []
    if (!makersAtMouser.has(maker)) continue
    makers.add(maker)
    found.add(text)
  }
  return makers.size >= fewestMakers ? found : new Set()
}

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
