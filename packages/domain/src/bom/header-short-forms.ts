/** Short forms that mean the same word wherever they stand; „Hersteller-Teilenr“ is „Herst.-TeileNr.“. */
export const shortForms: ReadonlyMap<string, string> = new Map([
  ['herst', 'hersteller'],
  ['hst', 'hersteller'],
  ['fabr', 'fabrikat'],
  ['bez', 'bezeichnung'],
  ['ben', 'benennung'],
  ['bezeichn', 'bezeichnung'],
  ['beschr', 'beschreibung'],
  ['anz', 'anzahl'],
  ['einh', 'einheit'],
  ['kennz', 'kennzeichen'],
  ['kz', 'kennzeichen'],
  ['ges', 'gesamt'],
  ['mfr', 'manufacturer'],
  ['mfg', 'manufacturer'],
  ['mfgr', 'manufacturer'],
  ['manf', 'manufacturer'],
  ['manuf', 'manufacturer'],
  ['manufact', 'manufacturer'],
  ['manfctr', 'manufacturer'],
  ['cat', 'catalog'],
  ['catalogue', 'catalog'],
  ['kat', 'katalog'],
  ['qty', 'quantity'],
  ['qnty', 'quantity'],
  ['desc', 'description'],
  ['descr', 'description'],
  ['descrip', 'description'],
])

/** Short forms that mean it only before a number or a name: „Art“ alone is a kind, „Best.“ a stock. */
export const shortBeforeNumber: ReadonlyMap<string, string> = new Map([
  ['art', 'artikel'],
  ['best', 'bestell'],
  ['lief', 'lieferanten'],
  ['liefer', 'lieferanten'],
  ['lieferant', 'lieferanten'],
  ['mat', 'material'],
  ['grosshandler', 'grosshandels'],
  ['gh', 'grosshandels'],
])
/** What a short form of the second kind must stand before. */
export const beforeNumber = /^(?:nr|artikel|art|bestell|best|mat|teile|typ|code|bezeichnung|bez)/
