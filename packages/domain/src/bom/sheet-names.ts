import type { Sheet } from './rows.ts'

const listWord =
  /stückliste|materialliste|bauteilliste|artikelliste|\bbom\b|parts? ?list|components? ?list|komponentenliste|bill of material|nomenclature|liste de (?:pièces|matériel)|distinta|elenco (?:materiali|componenti)|list[ae] de (?:material|piezas|peças|componentes)|stuklijst|onderdelenlijst|materiaallijst|kusovník|(?:lista|wykaz|zestawienie) (?:materiałów|części|elementów)|(?:malzeme|parça) listesi/i

/** A sheet that is called what it lists, and nothing else. */
const partsName =
  /^(?:material(?:ien|s)?|(?:bau|einzel|kauf)?teile|bauelemente|komponenten|artikel|parts|components|composants|pièces|piezas|componenti|componentes|onderdelen|części|elementy|díly|součástky|parçalar|malzemeler)$/i

const orderListWord =
  /bestellliste|einkaufs(?:liste|zettel)|shopping ?list|buy ?list|purchase list|lista de (?:la )?compras?|liste d['’]achats?|lista (?:della spesa|acquisti|zakupów)|boodschappenlijst|inköpslista|indkøbsliste|innkjøpsliste|nákupní seznam|alışveriş listesi/i

const spareWord =
  /not used|unused|not (?:bought|needed|required)|nicht (?:gekauft|benötigt|verwendet)|alt\b|old|kopie|copy|archiv|vorlage|template|deckblatt|cover|make list|\b(?:tmp|temp)\b/i

/** Of several states of a list the one that counts. */
const latestWord =
  /\b(?:latest|newest|aktuelle?r?|neueste?r?|endgültige?r?|dernière?|definitiv[aoe]?|última)\b/i

/** What spreadsheet programs call the copy of a sheet, and forms their printed pages. */
const copyName = /\(\d+\)$/

/** What spreadsheet programs call a sheet that nobody named. */
const givenName =
  /^(?:tabelle|tabellenblatt|blatt|sheet|feuil|feuille|hoja|foglio|planilha|plan|arkusz|list|blad|munka|foaie|лист|аркуш|sayfa|taul)\s?\d{1,3}$/iu

/** A sheet's name with blanks for what stands in their place: „Bill_of_materials“. */
export const spaced = (name: string) => name.replace(/[_.-]/g, ' ')

/** A sheet that is called a parts list, or what one lists. */
export const isNamedList = ({ name }: Sheet) => listWord.test(spaced(name)) || partsName.test(name.trim())

/** A list to buy by, which may say what is missing of another. */
export const isOrder = ({ name }: Sheet) => orderListWord.test(spaced(name))
/** The same without what stands for blanks: „shopping_list“ is none. */
export const isPlainOrder = ({ name }: Sheet) => orderListWord.test(name)

/** A sheet that nobody named. */
export const isDraft = ({ name }: Sheet) => givenName.test(name.trim())

/** An old state, a template, a title page: by its name no list that counts. */
export const isSpare = ({ name }: Sheet) => spareWord.test(name)

const otherListWord =
  /^(?:kabel|leitungs|verdrahtungs|klemmen|anschluss|signal|draht|adern|stecker(?:belegungs)?|e[/-]?a|i[/-]?o)[\s-]?(?:liste|plan|übersicht|belegung)$|^(?:cable|wire|wiring|terminal|connection|signal|i[/-]?o)[\s-]?(?:list|plan|schedule)$/iu

/** Cables, terminals or signals: what is connected, and not what is bought. */
export const isOtherList = ({ name }: Sheet) => otherListWord.test(spaced(name).trim())

/** The copy of another sheet. */
export const isCopy = ({ name }: Sheet) => copyName.test(name)

/** By its name the state that counts. */
export const isLatest = ({ name }: Sheet) => latestWord.test(spaced(name))
