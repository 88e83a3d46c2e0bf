import type { ImportField } from '@schrankwerk/contracts'

interface HeaderWords {
  /** Mean this field wherever they stand. */
  clear: string
  /** Mean it as a rule: a person should look. */
  vague?: string
}

/** How price lists name the fields of an article, German and English; separated by `|`, dearest first. */
export const importHeaderWords: Record<ImportField, HeaderWords> = {
  orderNumber: {
    clear:
      'Bestellnummer|Bestell-Nr|Best.-Nr|Bestellnr|Artikelnummer|Artikel-Nr|Art.-Nr|ArtNr|Hauptartikelnr|Sachnummer|Order Number|Order No|Order Code|Ordering Code|Item Code|Article Number|Article No|Product Number|Product Code|Produktnummer|Nr katalogowy|Catalogue Number|Katalognummer|SKU|IPN',
    vague: 'Artikel|Nummer|Code|Item No|Part Number|Teilenummer',
  },
  manufacturerNumber: {
    clear:
      'Typnummer|Typ-Nr|Typbezeichnung|Herstellernummer|Hersteller-Nr|Herst.-Art.-Nr|Hersteller-Artikelnummer|Fabrikatsnummer|MPN|Manufacturer Part Number|Manufacturer Number|Manufacturer No|Mfr Part No|Type Number|Type No|Type Code|Model Number',
    vague: 'Typ|Type|Model|Modell|Cat No',
  },
  manufacturerName: {
    clear: 'Hersteller|Herstellername|Fabrikat|Marke|Manufacturer|Manufacturer Name|Make|Mfr|Brand|Producent',
    vague: 'Lieferant|Supplier|Vendor',
  },
  erpNumber: {
    clear:
      'ERP-Nummer|ERP-Nr|ERP|SAP-Nummer|SAP-Nr|Materialnummer|Material-Nr|Interne Nummer|Internal Number',
  },
  description: {
    clear:
      'Bezeichnung|Artikelbezeichnung|Artikelname|Benennung|Beschreibung|Artikelbeschreibung|Artikeltext|Kurztext|Langtext|Produktbezeichnung|Description|Item Description|Product Description|Item Name|Article Name|Opis produktu|Pełny opis produktu|Mô tả',
    vague: 'Name|Text|Titel',
  },
  image: { clear: 'Bild|Bildname|Bilddatei|Image|Picture|Foto|Photo' },
  manufacturerLink: { clear: 'Herstellerlink|Hersteller-Link|Produktlink|Link|URL|Webseite|Website|Weblink' },
  deliveryTime: {
    clear: 'Lieferzeit|Lieferzeit Tage|Lieferzeit in Tagen|Delivery Time|Lead Time|Czas dostawy',
  },
  unit: {
    clear:
      'Einheit|Mengeneinheit|ME|Maßeinheit|Basismengeneinheit|UOM|Unit|Unit of Measure|Default Unit of Measure|Part Unit|Đơn vị|Jednostka',
  },
  packagingUnitSize: {
    clear: 'Verpackungseinheit|VPE|VE|Packungsgröße|Packaging Unit|Pack Size|Package Quantity',
  },
  priceUnitSize: {
    clear: 'Preiseinheit|PE|Preismenge|Preis je|Price Unit|Price Unit Size|Preisbasis|Price Per',
  },
  orderQuantityUnitSize: {
    clear: 'Bestelleinheit|Bestellmenge|Bestellmengeneinheit|Order Quantity|Order Unit',
  },
  minimumOrderQuantityUnitSize: {
    clear:
      'Mindestbestellmenge|Mindestmenge|Mindestabnahme|MOQ|Minimum Order|Minimum Order Quantity|Min Order',
  },
  width: { clear: 'Breite|Breite mm|Breite cm|Width' },
  height: { clear: 'Höhe|Höhe mm|Höhe cm|Height' },
  depth: { clear: 'Tiefe|Tiefe mm|Tiefe cm|Depth', vague: 'Länge|Length' },
  weight: { clear: 'Gewicht|Nettogewicht|Gewicht kg|Weight|Net Weight|Weight Per Unit|Mass|Masse' },
  purchasePrice: {
    clear:
      'Einkaufspreis|EK|EK-Preis|Nettopreis|Netto-Preis|Kundenpreis|Einzelpreis|Purchase Price|Net Price|Unit Price|Unit Cost|Valuation Rate|Cena zakupu netto',
    vague: 'Netto|Cost|Kosten|Cena zakupu',
  },
  listPrice: {
    clear:
      'Listenpreis|LP|Bruttopreis|Brutto-Preis|Katalogpreis|UVP|Verkaufspreis|List Price|Gross Price|MSRP|Standard Selling Rate|Cena sprzedaży netto',
    vague: 'Preis|Price|Brutto|Price List|VK|Cena sprzedaży',
  },
  discountGroup: {
    clear: 'Rabattgruppe|Rabattgr|RG|Rabattschlüssel|Discount Group|Discount Code|Preisgruppe',
  },
  eclass9_1Id: { clear: 'E-Class|ECLASS|eCl@ss|E-Class 9.1|ECLASS 9.1|eClass-Nummer|ECLASS-ID' },
  eanNumber: { clear: 'EAN|EAN-Nr|EAN-Code|EAN-Nummer|GTIN|EAN/GTIN|Kod GTIN|Barcode' },
  surchargeCode: { clear: 'Zuschlagsschlüssel|Zuschlag|Metallzuschlag|Surcharge Code|Teuerungszuschlag' },
  copperCode: { clear: 'Kupferschlüssel|Kupferkennzeichen|Copper Code|CU-Schlüssel' },
  copperBaseValue: {
    clear: 'Kupferbasis|Kupferbasiswert|Kupferbasisnotiz|CU-Basis|Copper Base|Copper Base Value',
  },
  copperWeight: { clear: 'Kupfergewicht|Kupferzahl|CU-Gewicht|CU-Zahl|Copper Weight' },
  customsTarifNumber: {
    clear:
      'Zolltarifnummer|Warentarifnummer|Statistische Warennummer|Warennummer|Customs Tariff Number|HS Code|Taric',
  },
  countryOfOriginAbbreviation: {
    clear: 'Ursprungsland|Herkunftsland|Ursprung|Country of Origin|Origin|COO|CO|Xuất xứ|Kraj pochodzenia',
  },
  rohs: { clear: 'RoHS|RoHS konform|RoHS-Konformität|RoHS compliant' },
  wholesalerOrderNumber: {
    clear:
      'Großhandelsnummer|Großhandels-Nr|Lieferanten-Artikelnummer|Lieferantenartikelnummer|Lieferanten-Nr|Supplier Part Number|Supplier No|Vendor Part Number|SPN',
  },
  wholesalerPurchasePrice: { clear: 'Großhandelspreis|Lieferantenpreis|Supplier Price|Vendor Price' },
  possibleOrderNumber: {
    clear:
      'Alternative Bestellnummer|Alte Bestellnummer|Alte Artikelnummer|Old Code|Old Order Code|Vorgängernummer',
  },
  possibleManufacturerNumber: { clear: 'Alternative Typnummer|Alte Typnummer|Old Type|Vorgängertyp' },
  currency: { clear: 'Währung|Preiswährung|Währungscode|Currency|Price Currency|Currency Code|Waluta' },
}
