import type { ImportField } from '@schrankwerk/contracts'
import type { HeaderWordRow } from '@schrankwerk/domain/bom'

/**
 * `price` does not say which price; `attribute` is a property that belongs into the description; `none` is known and
 * not needed.
 */
export type PriceListMeaning = ImportField | 'price' | 'attribute' | 'supplier' | 'none'

/** How price lists of one language name each of these; words separated by `|`. */
export type PriceListWords = Partial<Record<PriceListMeaning, { clear: string; vague?: string }>>

/**
 * What price lists and article exports name beyond the words of parts lists, German and English: the terms of ERP and shop
 * systems, of BMEcat and DATANORM, and of wholesalers' own lists.
 */
export const priceListWords: HeaderWordRow<PriceListMeaning>[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Kode Barang|Kode Produk|Artno|Art.no|Hauptartikelnr|Artikelnummer neu|Neue Artikelnummer|Lief. Artikelnummer|SUPPLIER_AID|Supplier PID|Item SKU|Variant SKU|Product SKU|Product Reference|Artikelschlüssel|Artikelident|Katalognummer|Catalogue Number|Catalog Number|Part Number/SKU|Ersatzteilnummer|Ersatzteil-Nr|Spare Part Number|Stock Code|Article Code|Artikel-Code|Artikel #|Part #|Product #|Produktschlüssel|Bestellschlüssel|Prod.-Nr|Art.-Nummer|Teile-Nr|Warennr|Kreditorenartikelnr|Kred.-Artikelnr|Kreditoren-Artikelnummer|Kreditor Artikelnr|Vendor Item No|BstNr|Artikelkürzel|PZN|PLU|PLU-Nr|IDNLF|Verkaufsartikel|Verkaufsartikelnummer',
    vague:
      'ID|Nr|Code|Item No|Item|Identnummer|Artikel-ID|Product ID|Item ID|Reference|Ref|Referenz|Produkt-ID|Key|Material|Kürzel|E-No|E-Nr|E-Nummer|Elektronummer|ELDAS-Nr|Eldas',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Herstellercode|Hersteller Code|Manufacturer Code|MANUFACTURER_AID|Manufacturer PID|Lief.-Typ|Lieferantentyp|Lieferanten-Typ|Typ Lieferant|Herst.-Typ|Werkstyp|Typ-Code|Model Code|Modellbezeichnung|HAN|Herstellerartikelnummer|MFRPN',
    vague: 'Werksnummer|Werksartikelnummer|Sigla|OEM|OEM Number|OEM Nummer|OE Nummer',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Merek|Merk|Brand Name|Markenname|Hersteller/Marke|Marke/Hersteller|Verlag|Publisher',
    vague:
      'Vendor|Supplier|Lieferant|Lieferantenname|Company|Firma|Unternehmen|Producer|Lieferfirma|Winzer|Label|Herstellercode|Hersteller Code|Manufacturer Code|Hersteller-ID|Kreditor|Kreditorname|Werk|Name 1|NAME1|Name des Lieferanten|Vendor Name|Supplier Name',
  },
  {
    meaning: 'erpNumber',
    clear:
      'Kundenmaterial|Kundenmaterialnummer|Kundenartikelnummer|Ihre Artikelnummer|Ihre Materialnummer|Ihre Teilenummer|Ihre Nummer|Customer Material|Customer Part Number|Customer Item No|Your Part Number|Your Item No|Eigene Nummer|Internal Code|Internal Reference|Interne Referenz|Warenwirtschaftsnummer|KDMAT',
    vague: 'Identnummer|Ident-Nr|Teil|Teilenummer|Nr|No|Nummer',
  },
  {
    meaning: 'description',
    clear:
      'Nama Barang|Nama Produk|Materialbezeichnung|Artikelkurztext|Artikellangtext|Artikelkurzbezeichnung|Matchcode Text|Langbezeichnung|Langbeschreibung|Description Short|Description Long|Short Description|Long Description|Short Text|Long Text|Item Text|Sales Description|Item Title|Product Title|Produkttitel|Produkttext|Produktbeschreibung|Warenbezeichnung|Verkaufstext|Angebotstext|Textzeile|Zusatzbezeichnung|Matchcode|Suchname|Suchbegriff|Name|Titel|Title|Mô tả|ABez|Artikelbez|MAKTX|Ware|Warentext|Item Description|Leistungsbezeichnung|Bezeichnung der Leistung|Bezeichn.|Goods|Goods Description|Commodity|Dienstleistung|Leistung|Service|Composition|Medicine|Procedure|Tätigkeit|TXZ01|Kabel / Leitung|Kabel|Leitung|Kabeltyp|Leitungstyp|Body (HTML)|Body HTML|Menu Item',
    vague:
      'Headline|Item Details|Artikelhinweis|Keyword|Keywords|Product Line|Family|Sorte|Gericht|Speise|Items|Products|Particulars|Details|Gegenstand|Getränk|Zutat|Zutaten|Wein',
  },
  {
    meaning: 'attribute',
    clear:
      'Ukuran|Tipe|Bauform|Bauart|Baureihe|Produktlinie|Aderzahl|Aderzahl x Querschnitt|Aderzahl x Nennquerschnitt|Aderzahl und Querschnitt|Anzahl Adern|Nennquerschnitt|Leiterquerschnitt|Aderquerschnitt|Anschlussquerschnitt|Bemessungsstrom|Bemessungsspannung|Betriebsspannung|Steuerspannung|Versorgungsspannung|Nennleistung|Motorleistung|Teilung|Maße|Material|Modellreihe|Sockel|Schutzart|Lichtfarbe|Nennweite|DN|Rating|Grammatur|Materialangaben|Produktart|Eingangsspannung|Option|Format|Qualität|Quality|Grade|Jahrgang|Vintage|Zustand|Condition|Style|Strength|Dosage|Storage|RAM|Speicher|Features|Kollektion|Collection|n x mm²|mm²|Adernzahl|Aderzahl x mm²|Ader x mm²|Option1 Value|Eingang|Ausgang|Aux. Contacts|Contacts|Coil Voltage|Frame Size|Breaking Capacity',
    vague: 'Typ|Type|Modell|Model|Form',
  },
  {
    meaning: 'image',
    clear:
      'Bild|Bildname|Bilddatei|Bild-URL|Bildlink|Bildpfad|Bild 1|Hauptbild|Produktbild|Artikelbild|Image|Image URL|Image Link|Image Src|Image 1|Main Image|Picture|Picture URL|Foto|Photo|Thumbnail|Abbildung|MIME_SOURCE|Grafik|Bilder|Images|Img|Img URL|Pic|Pic URL|Bildadresse|URL Bild',
  },
  {
    meaning: 'manufacturerLink',
    clear:
      'Produktseite|Product Page|Produkt-URL|Artikel-URL|Deeplink|Permalink|Shop-URL|Idealo Link|Online-Link|Internet',
    vague: 'Datenblatt|Datasheet|Datenblatt-Link|Datasheet URL|Handle|Shop',
  },
  {
    meaning: 'deliveryTime',
    clear:
      'Lieferzeit|Lieferzeit Tage|Lieferzeit in Tagen|Lieferfrist|LZ|Wiederbeschaffungszeit|WBZ|Delivery Time|Delivery Days|Lead Time|Lead Time Days|Delivery Lead Time|Beschaffungszeit|Standardlieferzeit|Liefertage|Versandzeit|Shipping Time|Delivery|Lieferz.|Lief.-Zeit|Liefert.|PLIFZ|Planlieferzeit|Lieferzeit Wochen|Lieferzeit AT|Plan-LZ',
    vague: 'Verfügbarkeit|Availability|Lieferung',
  },
  {
    meaning: 'unit',
    clear:
      'Satuan|Verkaufseinheit|VK-Einheit|Verkaufsmengeneinheit|Artikeleinheit|Lagereinheit|Rechnungseinheit|Grundeinheit|Basiseinheit|Sales Unit|Selling Unit|Base Unit|Base UOM|Sales UOM|Default Unit of Measure|Part Unit|ORDER_UNIT|CONTENT_UNIT|Stock UOM|Unit Name|Unit Code|Đơn vị|ME-Bezeichnung|UMB|BME|U/M|Unit of Measurement|Unit of Sale|Abgabeeinheit|Verrechnungseinheit|VME|BPRME|BPM|Basis-ME|Verkaufs-ME',
    vague: 'Gebinde|Units|Quantity Type',
  },
  {
    meaning: 'packagingUnitSize',
    clear:
      'VPE|VE|VerpME|Verp-ME|Verp.-Menge|Menge VE|Menge VPE|Menge/VE|Inhalt VE|VPE-Menge|VE-Menge|VPE Stück|Verpackungseinheit|Verpackungsmenge|Verpackungsgröße|Packungsgröße|Packungsinhalt|Packungseinheit|Packeinheit|Packmenge|Gebindegröße|Gebindemenge|Inhalt|Stück pro VPE|Stück je VE|Stück/VE|Stk/VPE|Stk pro Karton|Stück je Karton|Kartoninhalt|Karton|Umverpackung|Innenverpackung|Packaging Unit|Packaging Quantity|Packing Unit|Packing Quantity|Pack Size|Package Size|Package Quantity|Pack Quantity|Pkg Qty|Qty per Pack|Pcs per Pack|Pieces per Pack|Packing|Packaging|Carton Qty|Case Quantity|Case Pack|Box Quantity|Units per Box|Units per Case|Qty/Box|Qty per Box|Inner Pack|Standard Pack|Standard Pack Quantity|SPQ|Quantity per package|NO_CU_PER_OU|Master Carton|Lot Size|PU|Anzahl VE|VE Anzahl|Anzahl VPE|VPE Anzahl|Stück pro VE|Stück pro VPE|VKE|Verp. Einheit|Verp.|Verpackungs-Einh.|Pieces per Box|Pieces/Box|Pcs/Box|Pcs/Ctn|Pcs per Box|Pieces per Carton|Qty/Ctn|Qty per Carton|Ctn Qty|Units/Case|Units per Carton|Units/Box|Pkg|VPE St|VPE/Stk|Std Pack|UVE|Ktn.|Ktn-Inhalt',
    vague: 'Pack|Package|Box|Carton|Colli|VP',
  },
  {
    meaning: 'priceUnitSize',
    clear:
      'Preiseinheit|Preiseinh|PreisEH|Preis-EH|PE|Preismenge|Preis je|Preis pro|Preisbasis|Preis per|Preis-ME|Preiseinheit Menge|Preisbezugsmenge|Price Unit|Price Unit Size|Price Per|Price Quantity|Price Basis|Pricing Unit|Price Base|Per|Preisfaktor|Basismenge Preis|Preis-Basis|Preis gilt für|P-Einh.|PEINH|Pr.-Einh.|PrEinh|Preis f.|Preisumrechnungsfaktor|Umrechnungsfaktor Preis',
    vague: 'Basis|Basismenge|je|pro',
  },
  {
    meaning: 'orderQuantityUnitSize',
    clear:
      'Bestellmenge|Bestellmengeneinheit|Bestellschritt|Mengenschritt|Abnahmeintervall|Bestellintervall|Mengenintervall|Losgröße|Mengenstaffelung|Bestellvielfaches|Bestelleinheit|Order Unit|Order Quantity|Order Multiple|Order Increment|Quantity Interval|Quantity Step|Multiple|Order Qty Multiple|Purchase Steps|Purchasesteps',
    vague: 'Abgabemenge|Abnahmemenge',
  },
  {
    meaning: 'minimumOrderQuantityUnitSize',
    clear:
      'Mindestbestellmenge|Mindestmenge|Mindestabnahme|Mindestabnahmemenge|Mindestauftragsmenge|MBM|Min. Menge|Min. Bestellmenge|MOQ|Minimum Order|Minimum Order Quantity|Min Order|Min Order Qty|Min Qty|Minimum Quantity|Minimal Quantity|QUANTITY_MIN|Kleinste Bestellmenge|Min Purchase|Minpurchase|Mindest-Bestellmenge|Min. Best. Menge|Mindestbest.|Min. Best.|Mindest-BM|Mind.-Menge|Mindestabn.|Mindestbestellm.|Mind. Abnahme|MINBM|Mind.-Best.|Min. Abnahme|Mindestbest.-Menge',
  },
  {
    meaning: 'width',
    clear:
      'Breite|Breite mm|Breite cm|Artikelbreite|Produktbreite|Verpackungsbreite|Width|Item Width|Product Width|Package Width|Overall Width|B mm',
    vague: 'B|W',
  },
  {
    meaning: 'height',
    clear:
      'Höhe|Höhe mm|Höhe cm|Artikelhöhe|Produkthöhe|Verpackungshöhe|Height|Item Height|Product Height|Package Height|Overall Height|H mm',
    vague: 'H',
  },
  {
    meaning: 'depth',
    clear:
      'Tiefe|Tiefe mm|Tiefe cm|Artikeltiefe|Produkttiefe|Verpackungstiefe|Depth|Item Depth|Product Depth|Package Depth|Overall Depth|T mm',
    vague: 'T|D|L|Länge|Length|Artikellänge|Verpackungslänge|Item Length|Package Length|Overall Length',
  },
  {
    meaning: 'weight',
    clear:
      'Gewicht|Nettogewicht|Bruttogewicht|Artikelgewicht|Versandgewicht|Gewicht kg|Gewicht g|Gewicht netto|Gewicht brutto|Gewicht/Stück|Weight|Net Weight|Gross Weight|Unit Weight|Weight Per Unit|Item Weight|Product Weight|Shipping Weight|Package Weight|Variant Grams|Netto kg|Brutto kg|Net kg|Gross kg|Mass|Masse|Gew.|Gew. kg|Nettogew.|Bruttogew.|Gewicht/Stk|BRGEW|NTGEW|Wt|kg/St|kg/Stk',
    vague: 'KG',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Einkaufspreis|COGS|Cost of goods|EK|EK-Preis|EK netto|EK netto Lieferant|Lieferant EK netto|Lieferanten-EK netto|Mittlerer EK|Durchschnitts-EK|Durchschnittlicher EK|Letzter EK|EK 1|EK1|Ek0.Preis|Ek1.Preis|Vendors/Price|Lieferanten/Preis|Fournisseurs/Prix|Netto-EK|Einkaufspreis netto|Durchschnittlicher Einkaufspreis|Nettopreis|Kundenpreis|Kunden-EK|Händlerpreis|Händler-EK|Händlernettopreis|HEK|Ihr Preis|Ihr Nettopreis|Ihr Einkaufspreis|Sonderpreis|Projektpreis|Wiederverkäuferpreis|Purchase Price|Buying Price|Net Price|Net Unit Price|Dealer Price|Dealer Net|Reseller Price|Wholesale Price|Cost Price|Unit Cost|Your Price|Customer Price|Contract Price|Nett Price|Discounted Price|Valuation Rate|net_customer|net_list netto|Standard Cost|Buy Price|Distributor Price|Trade Price|Nettoeinkaufspreis|EKP|Nettopr.|EK-Nettopreis|Partnerpreis|Rabattpreis|NETPR|Kundennetto|Rahmenpreis|Kontraktpreis|Vertragspreis|Effektivpreis|Eff. Preis|Fachhandelspreis|Trade Buy|Netto €|Netto EUR|Purchase Unit Price|PurchasesUnitPrice|Rabattierter Preis|Preis nach Rabatt|GH-Preis|WVK|DEK|NEK|NNEK|Händlereinkaufspreis|Durchschnittspreis|Handwerkerpreis|Partner Price|Installer Price|Contractor Price|Member Price|Special Price|Landed Cost|Average Cost|Last Cost|Your Cost|Bulk Price|B2B Price|Preis EK|Kalk. EK|Preis Händler|Preis Wiederverkäufer|Jobber|Factory Price|Einkaufspr.',
    vague:
      'NLC|Net landed cost|Landed cost|Harga Beli|Harga Modal|Netto|Net|Kosten|Cost|Preis netto|Price net|Einstandspreis|GEK|Dealer|Wholesale|Distributor|Wiederverkäufer|Einkauf|Bezugspreis|PTR|PTS|Nett|Partner|Reseller|Netto-VK|Staffel 1|ab 1 Stk|ab 1|Effektiv',
  },
  {
    meaning: 'listPrice',
    clear:
      'Listenpreis brutto|LP netto|Bruttopreis|UVP netto|UVP brutto|UVP/Listenpreis|Empfohlener Verkaufspreis|Preisempfehlung|List Price|Catalogue Price|Gross List Price|SRP|Recommended Retail Price|Standard Selling Rate|net_list|gros_list|nrp|LP/UVP|Richtpreis|Tarifpreis|Base Price|Basispreis|Grundpreis|Listpreis|MRP|MOP|Market operating price|UPE|Bruttolistenpreis|Katalogpreis netto|Preis lt. Liste|Listenpr.|MSRP|Endverbraucherpreis|Brutto €|Brutto EUR|Brutto-LP|RRP|Retail List|Sales Unit Price|SalesUnitPrice|EVP|Streichpreis|Originalpreis|Regulärer Preis|Ladenverkaufspreis|Preis UVP|Suggested Retail|Suggested Retail Price|MAP Price|Consumer Price|Public Price|Bruttoverkaufspreis|Unverbindliche Preisempfehlung|Empf. VK',
    vague:
      'Harga Jual|Harga Eceran|Verkaufspreis|VK|VK-Preis|VK 1|VK1|VK 1 netto|VK1 netto|VK 1 brutto|Vk0.Preis|Vk1.Preis|VK netto|VK brutto|Brutto-VK|Preis brutto|Price gross|Price List|Selling Price|Sales Price|Sale Price|Retail Price|Retail|Regular Price|Endkundenpreis|Endpreis|Verkaufspreis netto|Verkaufspreis brutto|Variant Price|Compare At Price|Preisliste|Ladenpreis|Shop-Preis|VP|HAP|Abgabepreis|List|Verkauf|Rate|Fee|Charge|Charges|Gebühr|Miete|Rate per unit|Normalpreis|Mitgliederpreis|Gastpreis|MAP|Standard Price|Discount Price|Price after discount|Enduser|End User|End User Price|EUP|Endkunde|Endverbraucher|Liste|Trade|Trade £|Preis VK|Sell|Sell Price|Nettoverkaufspreis|Webpreis|Online-Preis|Webshop-Preis|Regelpreis|VKP|Tarif',
  },
  {
    meaning: 'price',
    clear: '',
    vague:
      'Harga|Harga Satuan|Stückpreis|Price USD|PRICE_AMOUNT|Artikelpreis|Product Price|Preis ohne MwSt|Price excl VAT|Preis inkl MwSt|Price incl VAT|Giá|Prices|Preise|Tagespreis|Preis pro Stück|Preis je Stück|Preis pro Einheit|Preis je Einheit|Amount|Betrag|Material Price|Materialpreis|Preis Material|Each|EXW|Ex Works|FCA|FOB|CIF|CPT|DAP|DDP',
  },
  {
    meaning: 'discountGroup',
    clear:
      'Rabattgruppe|Rabattgr|RG|RabGr|Rabattschlüssel|Rabattcode|Rabattklasse|Rabattgruppennummer|Discount Group|Discount Code|Discount Class|Discount Category|Pricing Group|Price Group|Preisgruppe|PGR|Materialrabattgruppe|Konditionsgruppe|Price Class|Price Category|Preisklasse|Bonusgruppe|Discount Schedule|Discount Family|Pricing Category|Rabattgruppe Hersteller|Hauptrabattgruppe|Rabattart|RabGrp|Rab.-Gr.|Rabatt-Gr.|Rabattgrp|Rab. Gruppe|Price Grp|Kond.-Gr.|RGr|Rab.gr.|Preisschlüssel|Rabattkennz.|Disc. Code|Disc Cat|Disc. Group|Disc Grp|Discount Cat|Trade Disc. Group|Kondgruppe|Konditionsschlüssel',
    vague: 'Materialklasse|Rabattkz|Rabatt-Kennzeichen|PG|PS|RK|DG|BG|Rabatt-Kz',
  },
  {
    meaning: 'eclass9_1Id',
    clear:
      'E-Class|eCl@ss|E-Class 9.1|eClass-Nummer|ECLASS-ID|ECLASS-Code|eCl@ss-Nr|Eclass Klasse|ECLASS Classification|REFERENCE_FEATURE_GROUP_ID',
  },
  {
    meaning: 'eanNumber',
    clear:
      'EAN-Nr|EAN13|GTIN-13|GTIN-14|GTIN/EAN|EAN/UPC|UPC|UPC-Code|UPC/EAN|Kod GTIN|Barcode|Strichcode|EAN-Barcode|Variant Barcode|International_PID|Europäische Artikelnummer|ISBN/EAN|ISBN|Bar Code',
  },
  {
    meaning: 'surchargeCode',
    clear:
      'Zuschlagsschlüssel|Zuschlagschlüssel|Zuschlagskennzeichen|Zuschlagscode|Zuschlag|Metallzuschlag|Metallkennzeichen|Metallschlüssel|Surcharge Code|Surcharge Key|Metal Surcharge|Metal Code|Metal Key|Teuerungszuschlag|MTZ-Kennzeichen|TZ-Kennzeichen',
  },
  {
    meaning: 'copperCode',
    clear:
      'Kupferschlüssel|Kupferkennzeichen|Kupfercode|Kupferkennung|CU-Kennzeichen|Copper Code|Copper Key|CU-Schlüssel|CU-Code',
  },
  {
    meaning: 'copperBaseValue',
    clear:
      'Kupferbasis|Kupferbasiswert|Kupferbasispreis|Kupferbasisnotiz|Kupferbasis EUR/100 kg|Basis Kupfer|CU-Basis|CU-Basispreis|CU-Basisnotiz|Copper Base|Copper Base Value|Copper Base Price|Copper Basis|Metallbasis|Metallnotierung|DEL-Basis|Basisnotiz',
  },
  {
    meaning: 'copperWeight',
    clear:
      'Kupfergewicht|Kupferzahl|Kupfergehalt|Kupferanteil|Kupfergewicht kg/km|Kupfermenge|CU-Gewicht|CU-Zahl|CU-Gehalt|CU kg/km|Copper Weight|Copper Content|Copper Number|Copper Mass|Metallgewicht|Metallzahl|Cu-Zahl kg/km',
  },
  {
    meaning: 'customsTarifNumber',
    clear:
      'Zolltarifnummer|Zolltarif|Zollnummer|Warentarifnummer|Statistische Warennummer|Stat. Warennummer|Statistiknummer|Stat.-Nr|Warennummer|TARIC-Code|Intrastatnummer|Intrastat|Intrastat-Code|Customs Tariff Number|Customs Number|Customs Code|Customs Tariff|Tariff Number|Tariff Code|Tariff|HS Code|HS Nr|HTS Code|HTS|HTSUS|Harmonized Code|Harmonised Code|Harmonized System Code|Taric|Commodity Code|Commodity No|CN Code|Combined Nomenclature|HSN|HSN Code|HSN/SAC|Warencode|STAWN|Stat. WNr|CN',
  },
  {
    meaning: 'countryOfOriginAbbreviation',
    clear:
      'Ursprungsland|Urspr.-Land|Ursprungsland ISO|Herkunftsland|Herstellungsland|Herstellland|Produktionsland|Warenursprung|Ursprung|Herkunft|UL|Country of Origin|Country Origin|Origin Country|Origin|COO|CO|Made In|Manufacturing Country|Country of Manufacture|Ländercode Ursprung|Xuất xứ|UrsprL|HERKL|Urspr.',
    vague: 'Land|Country|Ländercode|Country Code|LKZ|Länderkennzeichen',
  },
  {
    meaning: 'rohs',
    clear: 'RoHS|RoHS konform|RoHS-Konformität|RoHS-Status|RoHS-Kennzeichen|RoHS compliant|RoHS Compliance',
    vague: 'RoHS/REACH|REACH/RoHS',
  },
  { meaning: 'wholesalerOrderNumber', clear: 'Großhandelsnummer|SPN' },
  {
    meaning: 'wholesalerPurchasePrice',
    clear: 'Großhandelspreis|Lieferantenpreis|Supplier Price|Vendor Price|Großhändlerpreis|Lieferanten-EK',
  },
  {
    meaning: 'possibleOrderNumber',
    clear:
      'Alternative Bestellnummer|Alternative Artikelnummer|Alte Bestellnummer|Alte Artikelnummer|Bestellnummer alt|Artikelnummer alt|Old Code|Old Order Code|Old Part Number|Vorgängernummer|Vorgänger|Vorgängerartikel|Nachfolgetyp|Nachfolger-Nr|Ersatz für|Alt-Nr|Replaces|Replaced by|Supersedes',
  },
  {
    meaning: 'possibleManufacturerNumber',
    clear: 'Alternative Typnummer|Alte Typnummer|Old Type|Vorgängertyp',
  },
  {
    meaning: 'currency',
    clear:
      'Währung|Preiswährung|Währungscode|Währungskennzeichen|WKZ|Currency|Price Currency|Currency Code|Curr|Währg.|Whg|Währ.|CCY',
  },
  {
    meaning: 'none',
    clear:
      'Price cents|Price in cents|Preis Cent|Preis in Cent|Core Charge|Core Deposit|Core Price|Price List ID|Price List Name|Pricelist Name|Price Book|Preislistenname|Preislistennummer|Labor Price|Labour Price|Labor Cost|Labour Cost|Lohnpreis|Montagepreis|Montagekosten|Arbeitspreis|Qty|Lager|Lagerware|Rack|Rack No|Shelf|Shelf No|Bin No|Bin Location|Regal|Regalnummer|Regal-Nr|Regalplatz|Lagerfach|In Stock|Inventory|Mindestbestand|Meldebestand|Max Bestand|Bin|Umsatz|Umsatz netto|Absatz|Verkäufe|Clicks|Marge|Margin|Aufschlag|Rabatt in %|Discount|Steuersatz|Steuer|MwSt-Satz|USt|VAT|Tax|Tax Rate|Tax Code|Taxable|Steuerklasse|Artikelstatus|Product Status|Published|Aktiv|Active|Gültig ab|Gültig bis|Valid From|Valid To|Created|Updated|Änderungsdatum|Erstellt am|Letzte Änderung|Preisdatum|WG|Warenuntergruppe|Warengruppennummer|Product Group|Item Group|Subcategory|Unterkategorie|Product Category|Division|Department|Abteilung|Sparte|Gutschrift|Pfand|PfandID|Aktionspreis|Aktion|Staffelpreis|Staffelmenge|Katalogseite|Sortierung|Sort|Bestellwert|Faktor|Factor|Multiplier|Ersatzartikel|Nachfolger|Nachfolgeartikel|Replacement|Successor|Gefahrgut|UN-Nummer|Hazardous|Garantie|Warranty|Zertifikate|Certificates|Gedruckt|Warenkorb|Zubehör|Accessories|Tags|Volumen|Volume|Geschlecht|Gender|Palettenmenge|Pallet Quantity|Menge pro Palette|Discount Rate|Rating Count|Reviews|Seller|User|Mindestpreis',
  },
]
