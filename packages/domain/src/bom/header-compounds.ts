import { foldHeader } from './header-text.ts'
import type { HeaderMeaning } from './header-words.ts'
import { differsByOneLetter } from './spelling.ts'

/**
 * What the words of a longer header stand for, in the languages of the header words; separated by `|`. „Mfr. Model“,
 * "Supplier's order no." and „Kosten pro Platine“ are made of these and need no entry of their own.
 */
const words = {
  maker:
    'Hersteller|Manufacturer|Manufacturers|Maker|OEM|Fabrikat|Fabrikant|Fabricant|Fabricante|Constructeur|Produttore|Costruttore|Producent|Producenta|Výrobce|Výrobní|Üretici|Mnf|Mfct',
  dealer:
    'Lieferant|Lieferanten|Händler|Distributor|Distri|Distributeur|Distributore|Distribuidor|Dystrybutor|Distribütör|Supplier|Suppliers|Vendor|Seller|Reseller|Retailer|Store|Shop|Fournisseur|Fornitore|Proveedor|Fornecedor|Dostawca|Dostawcy|Leverancier|Dodavatel|Dodavatele|Tedarikçi|Satıcı|Sonepar|Rexel|Conrad|Reichelt|RS|RS Components|Farnell|Mouser|Digikey|DK|Distrelec|Bürklin|Newark|Allied|TME|LCSC|JLC|JLCPCB|Arrow|Pollin|Völkner|Amazon|Ebay|AliExpress|Berrybase|Adafruit|Sparkfun|McMaster|McMaster-Carr|Carr|Misumi|Würth|Botland|Gotronic|Octopart',
  own: 'Intern|Interne|Internal|Eigene|Own|Our|Unsere|Inhouse|House|Company|ERP|SAP|Inventar|Inventory|Warehouse|Kunden|Customer|Interno|Interna|Interní|Dahili',
  number:
    'Nr|Code|ID|SKU|PN|N|MPN|Ref|Reference|Referenz|Part|Teilenummer|Artikelnummer|Bestellnummer|Sachnummer|Teil|Model|Modell|Modèle|Modelo|Modello|Kennung|Symbol|Référence|Réf|Codice|Código|Referencia|Referência|Kod|Kód|Kodu|Číslo|Numer',
  link: 'Link|Links|URL|URLs|Weblink|Hyperlink|Website|Webseite|Webpage|Page|Produktseite|Lien|Liens|Enlace|Odkaz|Collegamento|www',
  document: 'Datenblatt|Datasheet|Bild|Image|Picture|Photo|Foto|Zeichnung|Drawing|CAD|STL|Seite',
  price:
    'Preis|Preise|Price|Prices|Cost|Costs|Kosten|Rate|Prix|Coût|Prezzo|Costo|Precio|Coste|Preço|Custo|Cena|Koszt|Prijs|Kosten|Kost|Náklady|Fiyat|Fiyatı|Maliyet|PU|EK',
  count:
    'Menge|Anzahl|Anz|Stück|Stückzahl|Stk|Stck|St|Quantity|Qty|Pcs|Pieces|Count|Units|Qté|Quantité|Quantità|Cantidad|Quantidade|Ilość|Aantal|Množství|Počet|Adet|Miktar|Needed|Required|Reqd|Benötigt|Amount',
  piece:
    'Stück|Stk|Stck|St|Piece|Pieces|Pcs|Pc|Each|Ea|Unit|Units|Item|Part|Component|Einheit|Einzeln|U|Single|Individual|Pièce|Pce|Unité|Unitario|Unità|Pezzo|Pz|Cad|Unidad|Ud|Uds|Und|Unidade|Un|Sztuka|Szt|Stuk|Stuks|Kus|Ks|Adet|Birim|Jednostkowa|P|PP',
  thing: 'Items|Parts|Components|Teile|Bauteile|Artikel|Elements|Pièces|Piezas|Peças|Pezzi|Części|Kusy|Stuks',
  per: 'pro|per|je|por|par|na|za|başına|al|alla|cada',
  pack: 'Packung|Packungen|Pack|Packs|Package|Packages|Packet|Paket|Verpackung|Verpackungseinheit|VE|VPE|Pkg|Pkgs|Box|Bag|Beutel|Reel|Rolle|Karton|Carton|Gebinde|Confezione|Paquete|Pacote|Opakowanie|Verpakking|Balení',
  build:
    'Board|PCB|PCBs|Platine|Platinen|Leiterplatte|Gerät|Assembly|Baugruppe|Set|Maschine|Machine|Kit|Device|Anlage|Schrank|Panel|Robot|Roboter|Carte|Scheda|Placa|Płytka|Printplaat|Deska',
  total:
    'Gesamt|Gesamtpreis|Total|Totals|Sum|Summe|Insgesamt|Insg|Ins|Ext|Extended|Line|Subtotal|Totale|Totaal|Suma|Celkem|Celková|Razem|Toplam',
  mpn: 'MPN|MPNs',
  numbers: 'Nr',
  text: 'Description|Desc|Bezeichnung|Bez|Beschreibung|Désignation|Descrizione|Descripción|Descrição|Opis|Popis|Omschrijving|Açıklama',
  state: 'Stock|Status|Lifecycle|Bestand|Lagerbestand|Date|Datum|Lead|MOQ|Discount|Rabatt|Currency|Währung',
  wanted: 'of|needed|required|reqd|pro|per|je|por|par|pcs|benötigt|order|ordered',
} as const

type Role = keyof typeof words

const rolesByWord = new Map<string, Set<Role>>()
for (const [role, all] of Object.entries(words)) {
  for (const word of all.split('|')) {
    const { compact } = foldHeader(word)
    rolesByWord.set(compact, (rolesByWord.get(compact) ?? new Set()).add(role as Role))
  }
}

const currency = /\p{Sc}|\b(?:EUR|Euro|USD|CHF|GBP|PLN|zł|CZK|Kč|TL|TRY|SEK|INR)\b/iu

interface CompoundRule {
  meaning: HeaderMeaning
  /** Each role is played by some word of the header, … */
  roles: readonly (Role | 'currency')[]
  /** … and none of these. */
  without?: readonly Role[]
}

/** The first that fits decides. */
const rules: readonly CompoundRule[] = [
  { meaning: 'none', roles: ['link', 'document'] },
  { meaning: 'manufacturerLink', roles: ['link'] },
  { meaning: 'none', roles: ['price', 'total'] },
  { meaning: 'none', roles: ['price', 'pack'] },
  { meaning: 'none', roles: ['price', 'build', 'per'] },
  { meaning: 'purchasePrice', roles: ['price', 'piece'] },
  { meaning: 'purchasePrice', roles: ['currency', 'piece'], without: ['total', 'pack'] },
  { meaning: 'none', roles: ['count', 'pack'], without: ['price', 'piece'] },
  { meaning: 'none', roles: ['count', 'pack', 'per'] },
  { meaning: 'none', roles: ['thing', 'per', 'pack'] },
  { meaning: 'none', roles: ['pack', 'wanted'], without: ['price'] },
  { meaning: 'quantity', roles: ['count', 'per'], without: ['price'] },
  { meaning: 'quantity', roles: ['thing', 'per'], without: ['price', 'total'] },
  { meaning: 'quantity', roles: ['count', 'build'], without: ['price'] },
  { meaning: 'description', roles: ['text', 'maker'] },
  { meaning: 'wholesalerOrderNumber', roles: ['text', 'dealer', 'number'] },
  { meaning: 'description', roles: ['text', 'dealer'] },
  { meaning: 'none', roles: ['state', 'maker'] },
  { meaning: 'none', roles: ['state', 'dealer'] },
  { meaning: 'manufacturerNumber', roles: ['mpn'] },
  { meaning: 'manufacturerNumber', roles: ['maker', 'number'], without: ['price'] },
  { meaning: 'wholesalerOrderNumber', roles: ['dealer', 'number'], without: ['count', 'price'] },
  { meaning: 'erpNumber', roles: ['own', 'number'] },
  { meaning: 'quantity', roles: ['numbers', 'wanted'], without: ['pack', 'price'] },
]

/** „Kundenteilenummer“ begins with whose number it is. */
const parties: readonly Role[] = ['maker', 'dealer', 'own']

function rolesOf(token: string): readonly Role[] {
  const own = rolesByWord.get(token)
  if (own) return [...own]
  if (token.length >= 8) {
    const meant = [...rolesByWord.keys()].find((word) => differsByOneLetter(word, token))
    if (meant !== undefined) return [...rolesByWord.get(meant)!]
  }
  for (let end = token.length - 2; end >= 5; end -= 1) {
    const party = [...(rolesByWord.get(token.slice(0, end)) ?? [])].find((role) => parties.includes(role))
    if (party === undefined) continue
    const rest = token.slice(end).replace(/^[ns](?=\p{L}{3})/u, '')
    return [party, ...(/(?:nr|code|id)$/.test(rest) ? (['number'] as const) : (rolesByWord.get(rest) ?? []))]
  }
  return []
}

/** What a header of several words means by what its words stand for; null where they say nothing together. */
export function readCompound(header: string): { meaning: HeaderMeaning; isPricePerPiece: boolean } | null {
  const { tokens } = foldHeader(header)
  if (/^(?:https?:\/\/|www\.)/i.test(header.trim())) return { meaning: 'supplier', isPricePerPiece: false }
  // „Preisvorschau 102,33 €/Stk“ shows a price and is none.
  const isMoney = currency.test(header) && !/\d/.test(header)
  const [leading] = tokens
  if (leading === undefined) return null
  if (tokens.length > 6 || (tokens.length < 2 && !isMoney && leading.length < 10)) return null
  const played = new Set<Role | 'currency'>(tokens.flatMap(rolesOf))
  if (isMoney) played.add('currency')
  if (leading !== 'nr') played.delete('numbers')
  // „Gewicht pro Stück“ counts nothing.
  const first = rolesOf(leading)
  if (!first.includes('thing')) played.delete('thing')
  if (!(['count', 'total', 'pack'] as const).some((role) => first.includes(role))) played.delete('count')
  const found = rules.find(
    ({ roles, without = [] }) =>
      roles.every((role) => played.has(role)) && !without.some((role) => played.has(role)),
  )
  if (!found) return null
  return { meaning: found.meaning, isPricePerPiece: found.roles[0] === 'currency' }
}
