import { type ImportCurrency, importCurrencies } from '@schrankwerk/contracts'

/** Short names that no dictionary of full ones has; of several currencies that a word may mean the likeliest first. */
const shortNames: readonly { means: readonly ImportCurrency[]; words: string }[] = [
  { means: ['EUR'], words: 'Euro|Euros|Eura|Eurů' },
  {
    means: ['USD'],
    words:
      'US-Dollar|US Dollar|US-Dollars|US Dollars|U.S. Dollar|Dollar US|Dolar USA|Dollar américain|Dollars américains|Dollaro americano|Dollari americani|Dollaro statunitense|Dólar americano|Dólares americanos|Americký dolar|Americké dolary',
  },
  {
    means: ['USD', 'AUD', 'CAD'],
    words: 'Dollar|Dollars|Dólar|Dólares|Dollaro|Dollari|Dolar|Dolary|Dolarów|Dolarů',
  },
  {
    means: ['GBP'],
    words:
      'Pfund|Pfund Sterling|Britisches Pfund|Britische Pfund|Pound|Pounds|Pound Sterling|Pounds Sterling|Sterling|Livre|Livres|Livre sterling|Livres sterling|Sterlina|Sterline|Libra|Libras|Libra esterlina|Libras esterlinas|Funt|Funty|Funtów|Libry|Liber|Pond|Britse ponden',
  },
  {
    means: ['CHF'],
    words:
      'Franken|Schweizer Franken|Schweizerfranken|Swiss Franc|Swiss Francs|Franc suisse|Francs suisses|Franchi|Franco svizzero|Franchi svizzeri|Franco suizo|Francos suizos|Frank szwajcarski|Franki|Franki szwajcarskie|Franków|Frank|Franky|Franků|Švýcarský frank|Švýcarské franky|Zwitserse frank',
  },
  { means: ['PLN'], words: 'Zloty|Złoty|Zlotys|Złote|Złotych|Zlote|Zlotych|Złotówki|Polnische Zloty' },
  {
    means: ['CZK'],
    words:
      'Koruna|Koruny|Korun|Koruna česká|Korun českých|Kc|Tschechische Krone|Tschechische Kronen|Czech Koruna',
  },
  {
    means: ['SEK', 'NOK', 'DKK', 'CZK'],
    words:
      'Krone|Kronen|Krona|Kronor|Kroner|Couronne|Couronnes|Corona|Corone|Coronas|Korona|Korony|Koron|Kroon',
  },
  { means: ['HUF'], words: 'Forint|Forints|Forinty|Fiorino ungherese|Fiorini ungheresi' },
  { means: ['RON'], words: 'Leu|Ron|Lej|Leje|Leu românesc|Rumänische Lei|Rumänischer Leu' },
  { means: ['BGN'], words: 'Lew|Lewa|Lev|Leva|Lewy' },
  { means: ['TRY'], words: 'TL|Lira|Türkische Lira|Türk Lirası|Lire turque|Liras' },
  { means: ['CNY'], words: 'Yuan|Renminbi|Juan|Jüan' },
  { means: ['JPY'], words: 'Yen|Jen|Jeny' },
  { means: ['INR'], words: 'Rupie|Rupien|Rupee|Rupees|Roupie|Roupies|Rupia|Rupias' },
  { means: ['VND'], words: 'Dong|Đồng' },
]

const languages = ['de', 'en', 'fr', 'it', 'es', 'pl', 'cs', 'nl']
/** Each brings out another form of the word in some of the languages. */
const amounts = [1, 2, 5]

const fold = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s\u00a0\u202f_-]+/g, ' ')
    .trim()

/** What a currency is called in full, in eight languages and all their plurals: „5 Schweizer Franken“ without the 5. */
function fullNames(currency: string): string[] {
  return languages.flatMap((language) => {
    const format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'name',
      maximumFractionDigits: 0,
    })
    const forms = amounts.map((amount) =>
      format
        .formatToParts(amount)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => value)
        .join(''),
    )
    return [...new Set(forms)]
  })
}

function collectNames(): Map<string, readonly ImportCurrency[]> {
  const names = new Map<string, readonly ImportCurrency[]>()
  for (const currency of importCurrencies)
    for (const name of fullNames(currency)) names.set(fold(name), [currency])
  for (const { means, words } of shortNames) for (const word of words.split('|')) names.set(fold(word), means)
  return names
}

function collectOtherNames(): Set<string> {
  const own: ReadonlySet<string> = new Set(importCurrencies)
  return new Set(
    Intl.supportedValuesOf('currency')
      .filter((code) => !own.has(code))
      .flatMap(fullNames)
      .map(fold),
  )
}

let names: Map<string, readonly ImportCurrency[]> | undefined
let others: Set<string> | undefined

/** The currencies that a name may mean, the likeliest first: „Schweizer Franken“, "US dollars", „koruny“. */
export function currenciesNamed(name: string): readonly ImportCurrency[] | undefined {
  names ??= collectNames()
  return names.get(fold(name))
}

/** Whether it is the full name of a currency of which no configuration knows the rate: „Thailändische Baht“. */
export function isNameOfOther(name: string): boolean {
  others ??= collectOtherNames()
  return others.has(fold(name))
}
