/** What lists say of a part that nobody is to fit or to buy, by language. Compared without case and what ends a sentence. */
type WordsByLanguage = Record<'de' | 'en' | 'fr' | 'it' | 'es' | 'pl' | 'nl', string>

/** An instruction: it says so in any text. */
export const instructions: WordsByLanguage = {
  de: 'nicht bestücken|bitte nicht bestücken|nicht zu bestücken|wird nicht bestückt|werden nicht bestückt|nicht bestellen|bitte nicht bestellen|nicht mehr bestellen|nicht beschaffen|nicht kaufen',
  en: "do not place|do not populate|do not fit|do not assemble|do not install|do not mount|do not stuff|do not order|do not buy|do not purchase|do not procure|don't place|don't populate|don't fit|don't assemble|don't install|don't mount|don't stuff|don't order|don't buy|not to be fitted|no populate|not a part|excluded from BOM|exclude from BOM",
  fr: 'ne pas monter|à ne pas monter|ne pas implanter|ne pas commander|à ne pas commander|ne pas acheter',
  it: 'non montare|da non montare|non ordinare|da non ordinare|non acquistare',
  es: 'no montar|no colocar|no poblar|no pedir|no comprar',
  pl: 'nie montować|nie zamawiać|nie kupować',
  nl: 'niet plaatsen|niet monteren|niet bestukken|niet bestellen',
}

/** The row was taken out of the list; beside an article's name it stands in brackets or behind a dash. */
export const takenOut: WordsByLanguage = {
  de: 'entfällt|entfallen|ist entfallen|Position entfällt|Pos. entfällt|Teil entfällt|entfällt ersatzlos|gestrichen|storniert',
  en: 'cancelled|canceled|deleted|deleted from BOM|removed from BOM',
  fr: 'supprimé|supprimée|annulé|annulée',
  it: 'annullato|annullata|eliminato|eliminata|soppresso|soppressa',
  es: 'eliminado|eliminada|anulado|anulada|cancelado|cancelada',
  pl: 'anulowano|anulowane|skreślono|skreślone|usunięto',
  nl: 'vervalt|vervallen|geannuleerd',
}

/** A state, which may also be that of an article: „Modulträger, nicht bestückt“. */
export const leftOutStates: WordsByLanguage = {
  de: 'nicht bestückt|unnötig|nicht nötig|nicht notwendig|nicht erforderlich|nicht benötigt|wird nicht benötigt|werden nicht benötigt|nicht mehr benötigt|wird nicht mehr benötigt|nicht gebraucht|wird nicht gebraucht|nicht mehr gebraucht',
  en: 'not fitted|not populated|not placed|not assembled|not mounted|not installed|not stuffed|unpopulated|not needed|not required|no longer needed|no longer required',
  fr: 'non monté|non montée|pas nécessaire|non nécessaire|plus nécessaire',
  it: 'non montato|non montata|non popolato|non necessario|non necessaria|non richiesto',
  es: 'no montado|no montada|no poblado|no necesario|no necesaria|no se necesita|no requerido',
  pl: 'niemontowany|niemontowana|niemontowane|nie montowany|niepotrzebny|niepotrzebna|niepotrzebne|zbędny|zbędne',
  nl: 'niet geplaatst|niet gemonteerd|niet bestukt|niet nodig|niet benodigd|niet meer nodig',
}

/** Do not place, fit, install. */
export const abbreviations = 'DNP|D.N.P.|DNF|D.N.F.|DNI|D.N.I.'

/** What is clear only in a column about fitting: „NC“ is a contact elsewhere, „n.B.“ as many as are needed. */
export const shortInFittingColumn = 'n.b.|n. b.|NC|NF|NI|NM|NP|DNM|DNS|No fit|No pop|No stuff'

/** Columns in which a „no“ says that the part is not fitted. */
export const fittedHeaders: WordsByLanguage = {
  de: 'Bestückung|Bestückt|Bestücken|Zu bestücken|Wird bestückt',
  en: 'Assemble|Assembled|Fitted|Fit|Populate|Populated|Population|Place|Stuff|Stuffed',
  fr: 'À monter|Monter',
  it: 'Da montare|Montare',
  es: 'Montar|A montar',
  pl: 'Montować|Do montażu',
  nl: 'Plaatsen|Te plaatsen|Bestukken|Bestukt',
}

/** Columns in which a „yes“ or a cross does. */
export const unfittedHeaders: WordsByLanguage = {
  de: 'Nicht bestücken|Nicht bestückt|Unbestückt|Nicht zu bestücken|Nicht bestellen|Entfällt|Gestrichen',
  en: 'DNP|DNF|DNI|DNM|Do not place|Do not populate|Do not fit|Do not assemble|Do not install|Do not mount|Do not stuff|Not fitted|Not populated|Not placed|Not assembled|No fit|No pop|No stuff|Exclude from BOM',
  fr: 'Ne pas monter|Non monté',
  it: 'Non montare|Non montato',
  es: 'No montar|No montado|No poblar',
  pl: 'Nie montować',
  nl: 'Niet plaatsen|Niet monteren|Niet bestukken|Niet bestukt',
}

/** Columns of what is said about a row; those of remarks are known by their own words. */
export const sayingHeaders =
  'Wert|Value|Kommentar|Comment|Comments|Notes|Note|Status|Änd.|Änderung|Änderungen|Change|Changes|Bestückungsvariante|Assembly Variant'

export const yesWords = 'ja|j|yes|y|x|✓|✔|true|wahr|1|oui|o|vrai|si|sì|sí|s|vero|verdadero|tak|t|prawda|waar'
export const noWords = 'nein|n|no|false|falsch|0|non|faux|falso|nie|nee|onwaar'

/** Where such a word stands beside them, the part may be needed all the same: sometimes, or delivered loose. */
export const conditions: ReadonlySet<string> = new Set(
  'evtl|eventuell|eventual|ggf|gegebenenfalls|optional|option|wenn|falls|sofern|solange|bei|nur|außer|ausser|sonst|noch|variante|geliefert|mitgeliefert|liefern|mitliefern|lose|liegt|beilegen|beigelegt|beiliegend|beigestellt|if|unless|only|except|until|when|variant|loose|supplied|delivered|ship|shipped|separately|si|sauf|seulement|livré|livrée|se|solo|salvo|fornito|suelto|jeśli|tylko|chyba|als|indien|tenzij|alleen|geleverd|los'.split(
    '|',
  ),
)
