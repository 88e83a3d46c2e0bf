import type { BomField } from './fields.ts'

/**
 * `none`: known and not needed. `supplier`: who delivers; never a field, but beside one „Bestellnummer“ is the wholesaler's.
 * `attribute`: a property of the part that belongs into its description.
 */
export type HeaderMeaning = BomField | 'none' | 'supplier' | 'attribute'

/** `clear` words mean one thing; `vague` ones differ from file to file and always get CHECK. */
export interface HeaderWordRow<Meaning = HeaderMeaning> {
  meaning: Meaning
  clear: string
  vague?: string
}

const dealers =
  'Sonepar|Rexel|GC|Conrad|Reichelt|RS|RS Components|Farnell|Mouser|Digikey|Distrelec|Bürklin|Newark|TME|LCSC|JLCPCB|Arrow|Pollin|Völkner|Amazon|Berrybase|Zander|Zajadacz|FEGA|Würth|Hoffmann|Eldis|Obeta|Automation24|Händler|Großhändler|Lieferant|Lief'
const dealerNumbers = dealers
  .split('|')
  .flatMap((dealer) =>
    ['Nr', 'Art.-Nr', 'Artikelnummer', 'Best.-Nr', 'Bestellnummer', 'Part Number', 'Order Code'].flatMap(
      (number) => [`${dealer} ${number}`, `${number} ${dealer}`],
    ),
  )
  .join('|')

/** Words in the order of preference within a field; separated by `|`. */
export const headerWordRows: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Bestellnummer|P#|PN#|Bestell-Nr|Best.-Nr|Bst.-Nr|Bestellnr|Order Number|Order No|Order Code|Ordering Code|Ordering Number|Bestellcode|Bestellbezeichnung|Artikelnummer|Artikel-Nr|Art.-Nr|ArtNr|Sachnummer|Item Code|Item Number Code|Article Number|Article No|Art No|Article Code|Artikelcode|Produktnummer|Product Number|Product Code|Produktcode|Stock Number|Stock Code|Design Item Id|Stock No|EPLAN Artikelnummer|SKU|Bestellkennzeichen|Ordering Data|Order Reference|Order Ref|Order Designation|Bestelldaten|Artikelkennung|MLFB|Produkt-ID|Product ID|Artikel-ID|Article ID|Item SKU|Ordering Info|Bestellreferenz|Purchase Part Number|Purchase Number|Bestellangaben|Referenznummer|Reference Number|Prod.-Nr|Material Code|Component Code|Bestellkennung|Bestellschlüssel|Bestell-Artikel|Bestellangabe|Artikelkurznummer|Produktschlüssel|Order Part Number|Order Part No|Ordering Reference|Product Ref|Product Reference|Purchase Code|Catalog Order No',
    vague:
      'Artikel|Article|Produkt|Product|Order|Nummer|Item ID|Part ID|Kaufteilnummer|Erzeugnisnummer|Item Ref',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      "Typnummer|Typ-Nr|Herst.-Teilenr|Herstteilnr|Werksbestellnummer|Werksbestell-Nr|Werksartikelnummer|Werksartikelnr|Werks-Art.-Nr|Werks-Artikelnummer|Typbezeichnung|Typenbezeichnung|Typenschlüssel|Herstellernummer|Hersteller-Nr|Herst.-Nr|Herst.-Art.-Nr|Hersteller-Artikelnummer|Hersteller-Art.-Nr|Hersteller-Artikel-Nr|Hersteller-Bestellnummer|Artikelnummer Hersteller|Art.-Nr. Hersteller|Artikel-Nr. Hersteller|Bestellnummer Hersteller|Bestell-Nr. Hersteller|Best.-Nr. Hersteller|Typ Hersteller|Nummer Hersteller|Hersteller Code|Hersteller-Bestell-Nr|Herstellerteilenummer|Hersteller-Teilenummer|Herstellerbezeichnung|Herstellertyp|Hersteller-Typ|Fabrikatsnummer|Fabrikat-Nr|Fabrikat-Typ|MPN|Manufacturer PN|Manufacturer Part Number|Manufacturer Part No|Manufacturer P/N|Manufacturer Number|Manufacturer No|Mfr Part Number|Mrf No|Mrf Part Number|Mrf PN|Mfr Part No|Mfr PN|Mfr P/N|Mfr No|Mfg Part Number|Mfg Part No|Mfg PN|Mfg P/N|Mfg No|MFPN|Manf Part Number|Manf PN|Manf Number|Manufacturer Type|Maker Part Number|Make Part No|Type No|Type Number|Type Code|Type Designation|Cat No|Catalog No|Catalogue No|Catalog Number|Catalogue Number|Cat Number|Model Number|Model No|Gerätetyp|Typ/Modell|Modellnummer|Modell-Nr|Type/Model|Katalognummer|Katalog-Nr|Manufacturer Code|Manufacturer Reference|Manufacturer Ref|Maker No|Maker Number|Maker Ref|Typennummer|Typenbez|Teilenummer Hersteller|Produkttyp|OEM Part Number|OEM Number|Materialnummer Hersteller|Type Reference Number|Hersteller-Referenz|Catalog Ref|Catalog Reference|Artikel Hersteller|Manufacturer Item|Manufacturer Part|Manufacturer Cat No|Manufacturer Catalog No|Modellbezeichnung|Gerätetypnummer|Bestelltyp|Type Ref|Orderable Part Number|Maker P/N|Hersteller Produktnummer|Typschlüssel|Typcode|Typ-Code|Gerätetype|Werkstyp|HAN|Hersteller Artikel|Hersteller-Type|Hersteller TNr|Originalteilenummer|Original-Nr|OE-Nummer|Typenkennzeichen|Fabrikats-Typ|Herstell.-Nr|Vendor Model|Make Type|Maker Type|Make Code|Maker's No|Model Ref|Model Code|Catalogue Ref|Technical Type|Artikelmodellnummer|Teilekennzeichen",
    vague:
      'Part Number|Part No|MP|Teilenummer|Teile-Nr|Bauteilnummer|Bauteil-Nr|PN|P/N|Part Num|Part Nbr|Part Code|Part Id|Typ|Type|Model|Modell|Part|Teil|Bauteil|Catalog|Katalog|Parts No|Parts Number|Device Type|Component Type|Types|Typen|Bauteiltyp|Artikeltyp|Modelltyp|Product Type|Part Type|Equipment Type|Make/Model|Make & Model',
  },
  {
    meaning: 'manufacturerName',
    clear:
      'Hersteller|Herstellername|MF|Hersteller-Name|Hersteller Kurzname|Herstellerkürzel|Herst.|Fabrikat|Fabr.|Marke|Lieferant/Hersteller|Hersteller/Lieferant|Manufacturer|Manufacturer Name|Make|Mfr|Mrf|Mfr.|Mfg|Mfr Name|Mfg Name|Manf|Manfctr|Manufact|Manufacturers|Brand|Maker|Produzent|Vendor/Manufacturer|Manufacturer/Vendor|Markenname|Brand Name|OEM|Herstellerfirma|Fabricator|Producer|Manufactured by|Made by|Mnf|Mfct|Company / Brand|Original Manufacturer|Fabrikate|Leitfabrikat|gepl. Fabrikat|angeb. Fabrikat|Gerätehersteller|Produkthersteller|Systemhersteller|Hersteller-Kurzz.|Hersteller bzw. Lieferant|Firma/Hersteller|Makes|Approved Make|Preferred Make|Vendor / Make|Make / Vendor|OEM Name|Maker Name|Mfr / Supplier',
    vague: 'MP|Fab.|Erzeuger|Lieferwerk|Fa.|Approved Vendor',
  },
  {
    meaning: 'description',
    clear:
      'Bezeichnung|Artikelbezeichnung|OJTXP|MAKTX|Benennung|Beschreibung|Artikelbeschreibung|Artikeltext|Kurztext|Materialkurztext|Bauteilbezeichnung|Bauteilname|Teilename|Komponentenname|Teilebezeichnung|Produktbezeichnung|Gerätebezeichnung|Bez|Bez.|Bezeichn.|Beschr.|Description|Item Description|Part Description|Product Description|Article Description|Desc|Descr|Kurzbezeichnung|Artikelname|Produktname|Article Name|Product Name|Item Name|Langtext|Text|Bezeichnung DE|Positionstext|Gerätebeschreibung|Kurzbeschreibung|Bestelltext|Component Description|Item Details|Technische Beschreibung|Funktionsbeschreibung|Bauelement|Bauelemente|Bauteile|Komponenten|Components|Component Name|Einzelteil|Einzelteile|Kaufteil|Kaufteile|Normteil|Normteile|Materialien|Materialbezeichnung|Technische Spezifikation|Product Details|Modulname|Parts Name|Teilebeschreibung|Bauteilbeschreibung|Komponentenbeschreibung|Goods|Ware|Sache|Langbezeichnung|Zusatzbezeichnung|Bezeichnungszusatz|Warentext|Positionsbezeichnung|Leistungsbeschreibung|Gerätetext|Gerätename|Objektkurztext|Komponententext|Komponentenbezeichnung|Teilebenennung|Teil-Bezeichnung|Teiletext|Beschreibung lang|Beschreibung kurz|Bezeichnung lang|Bezeichnung kurz|Techn. Beschreibung|Materialtext|Geräteart|Bauteilart|Equipment Description|Item Text|Component Details|Short Description|Long Description|Nomenclature',
    vague:
      'Bauteil|Listing|Material|Name|Part Name|Item|Device|Value Name|Gegenstand|Teil|Artikel|Komponente|Component|Gerät|Produkt|Product|Warenbezeichnung|Article|Titel|Title|Designation|Was|Part|Specification|Spezifikation|Technische Daten|Technical Data|Particulars|Details|Items|Teile|Hardware|Equipment|Supplies|Materials|Module|Modul|Modules|Werkzeug|Elektronik|Thing|What|Objekt|Object|Elemente|Element|Matchcode|Suchbegriff|Filename|File|Dateiname|Datei|Ben.|Zusatztext|Stammtext|Textzeile|Technik|Kurzinfo|Produktinfo|Suchname|Product Title|Noun|Summary',
  },
  {
    meaning: 'attribute',
    clear:
      'Package|Footprint|Bauform|Gehäuseform|Case|Wert|Value|Größe|Abmessung|Abmessungen|Abmaße|Abmaß|Maße|Size|Dimension|Dimensions|Toleranz|Tolerance|Spannung|Voltage|Farbe|Color|Colour|Nennstrom|Nennspannung|Rated Voltage|Rated Current|Leistung|Power|Querschnitt|Cross Section|Werkstoff|Rohmaterial|Halbzeug|Norm|DIN|Normbezeichnung|Standard|Ausführung|Variante|Variant|Version|Typ/Größe|Eigenschaften|Properties|Merkmal|Merkmale|Parameter|Kenngröße|Technische Angaben|Specs|Spec|Specifications|Detail|Serie|Series|Bauart|Zusatz|Länge/Größe|Oberfläche|Finish|Surface|Power Rating|Durchmesser|Diameter|Gewinde|Thread|Zweck|Purpose|Verwendung|Verwendungszweck|Usage|Range|Messbereich|Bereich|Signal|Schutzart|Anschlussart|Drehzahl|Drehmoment|Druck|Polzahl|Charakteristik|Nennweite|Gewindegröße|Güte|Festigkeit|Kennwert|Daten|Technische Merkmale|Leistungsdaten|Kapazität|Widerstand|Resistance|Capacity|Dicke|Thickness|Maß|Einsatz|Einsatzort|Anwendung|Application|Function|Funktion|Rating|Ratings|Werte|Values|Nennwert|Bauteilwert|Component Value|Part Value|Farben|Ausf.|Wattage|Amperage|Volt|Ampere|Watt|Tol.|Temperature|Temperatur|Dielectric|Poles|Pole|IP|IP-Schutz|Strom|Current|Stromaufnahme|Dimensionen|Ohm|Farad|Abmess.|Dim.|Nenngröße|Nenndaten|Eigenschaft|Geräteausführung|Techn. Daten|Eingang|Ausgang|Primär|Sekundär|Aux. Contacts|Contacts|Kontakte|Hilfskontakte|Coil Voltage|Spule|Frame Size|Breaking Capacity|Ausgangsstrom|Ausgangsspannung|Eingangsspannung',
    vague: 'Höhe|Breite|Tiefe|Height|Width|Depth',
  },
  {
    meaning: 'quantity',
    clear:
      'Menge|Menge je Schrank|Menge pro Schrank|Menge/Schrank|Menge je Anlage|Menge je Feld|Einzelmenge|Qty per Panel|Qty per Set|Qty per Cabinet|Qty/Panel|Anzahl je Schrank|Stück je Schrank|Anzahl|Anz.|Stückzahl|Stückz.|Mge|Quantity|Qty|Qnty|Qnt|Quant|Qté|Stk|Stck|St.|Gesamtmenge|Gesamtanzahl|Gesamtstückzahl|Menge gesamt|Anzahl gesamt|Total Qty|Total Quantity|Qty Total|Quantity Total|Count|Bedarf|Bedarfsmenge|Sollmenge|Bestellmenge|Liefermenge|Qty Required|Required Qty|Quantity Required|Qty Needed|Req Qty|Menge (Stk)|Order Qty|No of Units|Nos|Pcs|Pieces|Einbaumenge|Verbrauch|Mg|Auftragsmenge|Projektmenge|Angebotsmenge|Anfragemenge|Stk gesamt|Stück gesamt|Qty Each|Qty ea|No Off|Number of Pieces|Installed Qty|Menge Stk|Stk/Schrank|Stück/Schrank|Stk je Schrank|Anzahl/Schrank|Stückzahl je Schrank|Menge pro Gerät|Summe Stück|Summe Stk|Summe Menge|QPA|Qty Reqd|Qty/Assy|Anzahl je Feld|Requested Quantity|Requested Qty|Quantity Requested|Quantity Need|Qty Need|Quantity Needed|Needed|Benötigt|Benötigte Menge|Benötigte Anzahl|Anzahl benötigt|Menge benötigt|Anzahl Stück|Number of items|Quantity per unit|Build Quantity|Gesamt Anzahl|Gesamt Menge|Gesamtbedarf|Quantity per board|Qty per board|Menge pro Platine|Anzahl pro Platine|Qty per unit|Qty Used|Used|Quantities|Quan.|Q-ty|Per board|Number of parts|Number of components|Amt.|Required|Reqd|Total Required|Total Count|Total number|Total pcs|Total pieces|Total parts|Total Needed|How many|Gesamtanz.|Gesamt Stk.|Gesamt Stück|Bestellanzahl|Bestellstückzahl|Kaufmenge|Einkaufsmenge|zu bestellen|To order|To buy|Component Count|Mng.|Mnge|Stcks|Stücke|Stückanzahl|Stk. Zahl|Insgesamt benötigt|Teileanzahl|Bauteilanzahl|Qtty|Qtté|Menge Bestellung|Menge Soll|Menge Projekt|Stück/Schaltschrank|Stk/Schaltschrank|Stk./Feld|Stück/Feld|St ges.|Anzahl Stk|Abrufmenge|Sollstückzahl|Komponentenmenge|Komponentenmge|KompMenge|Materialmenge|Erforderliche Menge|Erf. Menge|Menge erf.|Mengenansatz|Planmenge|Einsatzmenge|Verbaumenge|Menge/Anlage|Auftrag Menge|Qty/Unit|Total Nos|Component Qty|Comp. Qty|Project Qty|Panel Qty|Extended Qty|Ext. Qty|Required Nos|Menge netto|Quantity to be ordered|Qty to be ordered|Quantity to order|Bedarf gesamt|Bedarf ges.|Menge Auftrag|Auftr-Menge|Anzahl Summe|Stückzahl gesamt|Stückzahl ges.',
    vague:
      'Amount|Stück|Zahl|Units|Total|Länge|Kabellänge|Length|Laufmeter|EA|Pc|Per unit|Soll|Req.|Off|Wieviel|Wie viel|Wie viele|Wieviele|How many|Geplant|Geplante Menge|Planmenge',
  },
  {
    meaning: 'quantityUnitName',
    clear:
      'Einheit|Mengeneinheit|ME|EH|Mengen-Einheit|Maßeinheit|Bestelleinheit|Basismengeneinheit|BME|UOM|UoM|Unit|Unit of Measure|Units of Measure|Qty Unit|Quantity Unit|Meins|Mengeneinh|U/M|Einh.|MEH|Mengeneinheiten|VKE|Measure|Qty UoM|Menge Einheit|Mengen Einheit|MengenEH|Best.-Einh.|BestellME|BstME|EHT|EME|KME|Un|Base Unit|Base UoM|Stock UoM|Inventory UoM|UOI|Sales Unit|Purchase UoM',
  },
  {
    meaning: 'installationLocation',
    clear:
      'Einbauort|Ort|Montageort|Feld|Schrank|Schaltschrank|Mounting location|Loc|Ortskennzeichen|Einbauortkennzeichen|Installation location|Location|Location designation|Cabinet|Panel|Feldbezeichnung|Einbaufeld|+|Enclosure|Cubicle|Compartment|Mounting place|Mounting site|Feldnummer|Feld-Nr|Schranknummer|Schrank-Nr|Einbaustelle|Montageplatz|Einbauplatz|Montagefläche|Schrankbezeichnung|Schrankbez.|Ortskz.|Ortskennz.|Einbaubereich|Gehäuse/Schrank|Schalttafel|Einbauposition|Schaltfeld|Feldzuordnung|Unterverteilung|Mounted in|Mounted on|Fitted in|Where fitted|Installed in|Panel No|Panel Name|Panel Ref|Position in Panel|Bay|Switchboard|Fixing Location',
    vague:
      'Einbau auf|Einbau in|Eingebaut in|Montage in|Montage auf|Verbaut in|Verteiler|Verteilung|UV|Standschrank|Anlagenort|Pult|Section|Feeder|Zone|Area|Rack|ISP|Technischer Platz|Goes where|Where|wo|Raum|Anbauort|Wo eingebaut|Eingebaut wo|Wohin|Verbauort|Einbau wo',
  },
  {
    meaning: 'locationIdentifier',
    clear: 'Aufstellungsort|Standort|Installation site|Aufstellort|Site of installation|++',
    vague: 'Site',
  },
  {
    meaning: 'bmk',
    clear:
      'BMK|Betriebsmittel|Betriebsmittelkennzeichen|Betriebsmittel-Kz|Kennzeichen|Kennzeichnung|Kennz.|BKZ|BMKZ|Ref|Reference|References|Reference Designator|Reference Designators|Ref Des|RefDes|Ref Designator|Type reference|Device tag|Tag|Tag No|Tag Number|Designator|Designators|Device Designation|Device identifier|DT|DT (identifizierend)|Bauteilkennzeichen|Bauteilreferenz|Referenz|Referenzkennzeichen|Gerätekennzeichen|Geräte-Kz|Equipment Tag|Component Tag|Parts Designation|-|Tags|Tag Name|Device Tags|Component Designation|Component Designator|Component Label|Component Labels|Part Label|Item Designation|Kurzzeichen|Device ID|Component Reference|Circuit Reference|Reference Designation|Equipment No|Equipment ID|Objektkennzeichen|Betriebsmittelkennz.|Gerätekürzel|Kennung|Gerätekennung|Gerätekennzeichnung|Bauteilbezeichner|Bauteilreferenzen|Schaltplanbezeichnung|Schaltplan-Referenz|Position im Schaltplan|Bezeichner|Refs|Designation Tag|Instance|KKS|KKS-Nummer|Designation(s)|Referenzbezeichner|Component Ref|Bauteil-Ref|Location on board|Betriebsmittelbez.|Part Reference|Part References|Betriebsm.|Betr.-M.-Kz.|BMK-Nr|BMK/Pos|Ref.-Kz.|RKZ|Ref.-Bez.|Betriebsmittelkz|Objektkz|Bez. im Plan|Bezeichnung im Plan|Bezeichnung Stromlaufplan|Bez. Stromlaufplan|Positionskennzeichen|Planbezeichnung|Plan-Bez.|Benennung im Plan|Betriebsmittelkennzeichnung|Betriebsmittelnummer|EMR-Stelle|EMSR-Stelle|MSR-Stelle|PLT-Stelle|Messstelle|Tag Ref|Device Ref|Device No|Circuit Ref|Cct Ref|Item Tag|Equip. No|Instrument Tag|Loop No|Location/Tag|Schematic ID|Component ID|Device Name',
    vague:
      'Referenzen|Label|Ident|Schematic|Schaltplan|Parts|Mark|Marking|Symbol|Pos. im Plan|Gerätenummer|Geräte-Nr|Gerätebez.|Kennbuchstabe|Klemmleiste|Klemmenleiste|EMK|AKS|RDS|Kurzz.|Drg Ref|Drawing Ref|Legend|Loop|Identifier|Identification|Desig.|Equipment ID No',
  },
  {
    meaning: 'functionDesignation',
    clear: 'Funktionale Zuordnung|Functional assignment|Funktionszuordnung|==',
  },
  {
    meaning: 'functionalAssignment',
    clear:
      'Anlage|Anlagenkennzeichen|Anlagenkennzeichnung|Higher-level function|Higher-level|Plant|Plant designation|Anlagenteil|=|Higher-level assignment|Plant identifier|Anlagenbezeichnung|Anlagenbereich|Anlagengruppe|Teilanlage|Anlagen-Nr|Plant Area|Plant Section|Subsystem|Sub System',
    vague:
      'Anl.|AKZ|Funktion|Function|Funktionsgruppe|Function Group|System|KKS|KKS-Nummer|Technischer Platz|INST',
  },
  {
    meaning: 'designation',
    clear:
      'Gesamtkennzeichen|Full DT|DT vollständig|Full designation|Complete device tag|Kennzeichen gesamt|Gesamt-BMK|Full device tag|Vollständiges Betriebsmittelkennzeichen|Referenzkennzeichen gesamt',
    vague: 'Vollständiges BMK|BMK vollständig|BMK komplett',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear: `${dealerNumbers}|Fremdartikelnummer|Fremdartikel-Nr|Fremd-Artikel-Nr|Fremdmaterialnummer|Fremdnummer|Fremd-Nr|Lieferantenteilenummer|Lief.-Teilenr|Liefteilnr|Lieferanten-Nr|Art.-Nr. Lieferant|Artikel-Nr. Lieferant|Bestell-Nr. Lieferant|Best.-Nr. Lieferant|Lief.-Nr|Artikelnummer Händler|Bestellnummer Händler|Art.-Nr. Händler|Lieferantennummer|Lieferantenartikelnummer|Lieferanten-Artikelnummer|Lieferanten-Art.-Nr|Lief.-Art.-Nr|Lief-MatNr|Lief.-Mat.-Nr|Lieferanten-Mat.-Nr|Kreditorenartikelnummer|Kreditorenartikelnr|Lieferanten-Bestellnummer|Lieferantenbestellnummer|Bestellnummer Lieferant|Artikelnummer Lieferant|Großhandels-Nr|Großhändlernummer|Großhandelsnummer|Händlernummer|Händler-Nr|Händler-Artikelnummer|Sonepar-Nr|Sonepar|Rexel-Nr|Rexel|Supplier No|Supplier Number|Supplier Part Number|Supplier Part No|Supplier PN|Supplier Part|SPN|Vendor Part|Distributor Part|Supplier SKU|Supplier Code|Supplier Ref|Order Code Supplier|Supplier P/N|Supplier Order No|Supplier Order Number|Vendor No|Vendor Number|Vendor Part Number|Vendor Part No|Vendor PN|Vendor P/N|Distributor Part Number|Distributor No|Distributor PN|Digikey|Digi-Key|Digikey PN|Digi-Key Part Number|Mouser|Mouser No|Mouser PN|Farnell|Farnell Nr|RS Components|RS Nr|Conrad|Conrad Nr|Reichelt|Reichelt Nr|LCSC|LCSC Part|Zander Nr|FEGA Nr|Würth Nr|Hoffmann Nr|McMaster No|TME|Bürklin Nr|Distrelec Nr|Newark|Großhändler-Artikelnummer|Händler-Bestellnummer|Distributor Order No|Distributor Code|Distributor Article Number|Mouser Part Number|Farnell Order Code|RS Order No|Zajadacz-Nr|Supplier Article Number|Vendor Order No|Vendor Code|Lieferant / Best.-Nr|Lieferant/Bestellnummer|Lieferant und Bestellnummer|Lieferant / Artikelnummer|Lieferant, Artikelnummer|Supplier and part number|Supplier / Part Number|Supplier's number|Supplier's part number|Bezugsquelle / Bestellnummer|Supplier item number|Vendor item number|Retailer Stock Code|Retailer Code|Retailer Part Number|Supplier Stock Code|Distributor Stock Code|Shop Code|Distributor Part No|Amazon ASIN|ASIN|Reichelt Artikelnummer|Shop-Artikelnummer|Shop Nummer|Händler Bestellnr|Sup. Part Number|Sup Part No|Shop Part Number|Store Part Number|Lieferanten-Teilenummer|Großhandel Art.-Nr|Artikelnummer Großhandel|Nr. GH|Nr. Großhandel|Lieferant Artikel|Lieferantenartikel|Kred.-Art.-Nr|Kreditorennummer Artikel|Zulieferer-Nr|Lief.-Ref.|Lieferantenreferenz|Supplier Item|Suppl. No|Suppl. Part No|Vend. P/N|Vendor's No|Dist. Part No|Distributor P/N|Wholesaler Code|Wholesaler No|RS Stock No|Stockist Ref|Supplier Stock No|Supplier Product Code|Vendor Product Code|Supplier Product No|CEF Code|Edmundson Code|Grainger No|Graybar No|Vendor Stock No|Vendor Stock Number|Distributor Stock Number|VPN|Externe Artikelnummer|External Item Number|Supp. Code|Supp. No|Supp. Part No|DPN`,
    vague: 'Bezugsnummer',
  },
  {
    meaning: 'isSuppliedPart',
    clear:
      'Beistellung|Beigestellt|Beistellteil|Kundenbeistellung|Beistellung Kunde|KB|Bauseits|Bauseitig|Free issue|Free-issue|Supplied by customer|Customer supplied|Beistellkennzeichen|Beistellteile|Kundenteil|Kunde liefert|Kunde stellt bei|Lieferung durch Kunde|Lieferung Kunde|Lieferung bauseits|Customer supply|Client supplied|Provided by customer|Provided by client|Beist.|Beigest.|Beistell.|bauseits gestellt|Beigestellt von|Kundenseitig|Supplied by Client|Client Scope|Customer Scope|Free Issue Material|Owner Furnished|Customer Furnished|CFE|Beistellartikel|Beistell-Artikel|Beistellposition|Beistellpos.',
    vague:
      'Lieferung AG/AN|AG/AN|Lieferung durch|Lieferung von|Lieferumfang|Liefergrenze|geliefert von|Wer liefert|vom Kunden|Kd.|Kunde|Kd. stellt|Bereitstellung|Beschaffung durch|Scope|Scope of Supply|Supplied By|Supply By|By Others|Provided By|Furnished By|Procured By|F.I.|FIM|Lieferung|Wer stellt|Beschaffung|Haben wir schon|Customer|Stellt|liefert|wer besorgt|besorgt|stellt bei|Beschaffer|Lief. durch',
  },
  {
    meaning: 'listPrice',
    clear:
      'Listenpreis|LP|Bruttopreis|UVP|List price|Brutto-Preis|Listenpreis netto|LP je Stück|Katalogpreis|MSRP|Gross price|Bruttolistenpreis|Katalogpreis netto|RRP|Retail price|Catalog price|Brutto EP|Listenpr.|Catalogue price|B-Preis|Listen-VK|Bruttopr.|UVP netto|VK-Liste|Listpreis|Brutto/Stk|Brutto EUR|Trade Price|Trade List|List Each|Gross Each|Catalogue List',
    vague: 'Brutto|Trade|Gross',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Stückpreis|Preis/Stück|Preis pro Stück|Preis je Stück|Preis/Stk|Price/Item|Price per item|Cost per item|Cost/Unit|Stückkosten|Preis pro Stk|Preis/Einheit|Preis pro Einheit|Preis je Einheit|Einzelpreis|Einheitspreis|EP|EK|EK-Preis|Einkaufspreis|Nettopreis|Netto-Preis|Netto|Unit price|Price each|Unit cost|Cost each|Price per unit|Price/Unit|Price per piece|Each price|Net price|E-Preis|Ihr Preis|Angebotspreis|EUR/Stk|EUR/Stück|EUR/St|EUR/ME|Preis/ME|Preis je ME|Preis/St|Kosten/Stück|Your price|Netto EP|EP netto|EK netto|Stk-Preis|Preis Stk|Kosten/Stk|Kosten pro Stück|Kosten je Stück|Kosten Stück|Einzelkosten|Preis einzeln|Einzelpreis netto|Einzelpreis brutto|Preis 1 Stk|Unit cost|Price/Unit|Price/pc|Price/pcs|Price per pc|Price each|Cost per unit|Cost/pc|Unit Price (EUR)|Price unit|Item price|Item cost|Stückkosten netto|Preis à|Preis a Stück|Preis / Stück|pro Stück|pro Stk|je Stück|je Stk|CHF pro Stk|CHF pro Stück|CHF/Stk|EUR pro Stück|EUR pro Stk|Euro pro Stück|Euro/Stück|per piece|Stückp.|Einzelpr.|Estimated Price|Approx. price|Ca. Preis|Preis (Stück)|Wert pro Stück|Preis/EH|EUR/EH|Netto-EK|Stückpr.|Bestellpreis|Bewertungspreis|GLD|Gleitender Durchschnittspreis|Standardpreis|Std.-Preis|Letzter EK|Letzter Preis|Kalkulationspreis|Kalk.-Preis|Verrechnungspreis|Projektpreis|Sonderpreis|Nettopreis/Einheit|Net Each|Unit Net|Net Unit|Unit Sell|Standard Cost|Cost Price|Contract Price|Nett Each|Best.-Preis',
    vague:
      'Preis|Price|Cost|Price ea|Rate|Unit rate|Kosten|Preis netto|Preis brutto|Preis EUR|Price EUR|Preis Euro|Costs|EUR|Euro|VK|VK-Preis|Einzel|Worth|p.P.|PPU|Preise|Prices|Unit value|Bestpreis|Net|Nett',
  },
  {
    meaning: 'erpNumber',
    clear:
      'ERP-Nummer|ERP-Nr|ERP|ERP No|IDNRK|MATNR|SAP-Nummer|SAP-Nr|SAP|SAP No|Materialnummer|Material-Nr|Mat.-Nr|Material No|Material Number|Interne Nummer|Interne Nr|Interne Artikelnummer|Internal Part Number|Internal PN|Internal No|IPN|Identnummer|Ident-Nr|Ident No|Kundenartikelnummer|Kunden-Art.-Nr|Hausnummer|Eigene Artikelnummer|Company Part Number|In-house Number|Own Part Number|ERP-Artikelnummer|SAP-Material|Ihre Artikelnummer|Ihre Artikel-Nr|Unsere Nr|Uns. Nr|Unsere Artikelnummer|Customer Part Number|Customer Material|Lagernummer|Werksnummer|Firmenartikelnummer|Artikel intern|Artikelnummer intern|Nummer intern|Komponentennummer|Komponenten-Nr|Int. Part No|Interne Bez.|Stammnummer|Magazin-Nr|Lagerart.-Nr|Lagerartikelnummer|Material (SAP)|SAP Mat|SAP-Matnr|Int. Nr|Hausartikelnummer|Firmen-Nr|TeileID|Teilestamm|Artikel (ERP)|KD-Art.-Nr|Kd.-Artikelnummer|abas-Nr|Navision-Nr|NAV-Nr|BC-Nr|Infor-Nr|proALPHA-Nr|Werksmaterialnummer|Artikelstamm-Nr|Lager Artikelnummer|Ihre Nr|Unsere Nr|Int. P/N|Stores Code|Stores No|ERP Item|Oracle Item|Oracle No|JDE No|JDE Item|NAV No|Cust Part No|Cust. P/N|Customer Item No',
    vague:
      'Id.-Nr|Idnr|TNR|Client Code|Stock Item|Komp-Nr|Ersatzteil-Nr|Ersatzteilnummer|Spare Part No|Spare Part Number',
  },
  {
    meaning: 'manufacturerLink',
    clear:
      'Herstellerlink|Hersteller-Link|Link|URL|Weblink|Produktlink|Produkt-Link|Website|Webseite|Internetadresse|Web|Hyperlink|Product link|Manufacturer link|Links|Shop-Link|Shoplink|Bestelllink|Bestell-Link|Kauflink|Link zum Shop|Link zum Artikel|Link zum Produkt|URL Link|Order link|Purchase link|Buy link|Supplier link|Vendor link|Supplier URL|Vendor URL|Product URL|Web link|Webshop|Einkaufslink|Artikellink|Internetlink|Hyperlinks|Lieferantenlink|Buy here|Bezugslink|Webpage|Web page|Homepage|Internetseite|Beispiellink|Link zum Kauf|Produktseite|Product Page|www',
    vague: 'Buy|Kaufen|Internet',
  },
  { meaning: 'eanNumber', clear: 'EAN|EAN-Nr|EAN-Code|EAN-Nummer|GTIN|EAN/GTIN|Barcode' },
  {
    meaning: 'remark',
    clear:
      'Begründung|Grund|Reason|Erklärung|Erläuterung|Explanation|Bemerkung|Bemerkungen|Kommentar|Kommentare|Anmerkung|Anmerkungen|Hinweis|Hinweise|Hint|Hints|Memo|Memos|Notiz|Notizen|Remark|Remarks|Bem.|Anm.|Bemerkung/Hinweis|Kommentar/Bemerkung|Remarks/Notes|Bemerkg.|Anmerkg.|Weitere Infos|Weitere Informationen|Sonstige Infos|Zu beachten|Justification|Rationale|Warum|Why|Klärung|Zu klären|Rückfrage|Offene Punkte|Vermerk|Buyer Notes|Note to supplier|Line Notes|Anmerk.',
    vague:
      'Notes|Note|Comment|Comments|Info|Zusatzinfo|Zusatzinformation|Sonstiges|Additional info|Additional information|Zusätzliche Informationen|Information|Informationen|Infos|Sonstige|Misc|Other|Extra|Extras|Feedback|Important|Wichtig|Infotext|Funktionstext|Function text',
  },
  {
    meaning: 'level',
    clear:
      'Level|Ebene|Stufe|Strukturstufe|BOM Level|Struktur|Indent|Gliederungsebene|Stücklistenstufe|Lvl|Strukturebene',
  },
  {
    meaning: 'parent',
    clear:
      'Parent|Parent Item|Parent Number|Baugruppe|Übergeordnet|Übergeordnete Position|Elternteil|Parent Part|Oberbaugruppe|Parent Assembly',
  },
  {
    meaning: 'supplier',
    clear:
      'Lieferant|Lieferantenname|Lief.|Liefer.|Anbieter|Geschäft|Laden|Store|Seller|Reseller|Verkäufer|Onlineshop|Lieferanten|Suppliers|Bezug|Bezugsquellen|Bestellt bei|Gekauft bei|Where to buy|Vendor|Vendor Name|Supplier|Supplier Name|Distributor|Händler|Großhändler|Großhandel|Shop|Bezugsquelle|Quelle|Source|Lieferfirma|Firma|Distri|Dist.|Sourcing|Where from|Where purchased|Purchased from|Bought from|Bought at|Purchase from|Buy from|Order from|Ordered from|Retailer|Bezugsort|Bezogen von|Bestellort|Kaufort|Einkaufsort|Woher|Wo kaufen|Verfügbar bei|Erhältlich bei|Bestellung bei|Bestellen bei|Provider|Dealer|Marketplace|Place of purchase',
  },
  {
    meaning: 'none',
    clear:
      'OZ|OZ-Nr|Ordnungszahl|Make/Buy|Platzierung|Gesamtpreis|GP|Line price|Price total|Total|Nettowert|Gesamtwert|Positionswert|Warenwert|Ext. cost|Extended cost|Summe|Gesamt|Gesamtsumme|Gesamtkosten|Gesamtbetrag|Zeilenpreis|Positionspreis|Betrag|Total price|Extended price|Ext price|Line total|Sum|Total cost|Subtotal|Pos.|Position|Pos-Nr|Positionsnummer|lfd. Nr.|Lfd Nr|Laufende Nummer|Nr|No|Sr No|Serial No|Sl No|S.No|Item No|Item Number|Row|Zeile|Line|Line No|Index|ID|Bild|Image|Picture|Foto|Photo|Datenblatt|Datasheet|Währung|Währ.|Currency|Wechselkurs|Rabatt|Discount|Gewicht|Weight|Datum|Date|Status|Seite|Page|Blatt|Rev|Revision|Zeichnung|Zeichnungsnummer|Drawing|Drawing No|Gehäuse|Lieferzeit|Lead time|Warengruppe|Commodity Code|MwSt|Steuer|Steuersatz|GUID|UUID|Mid X|Mid Y|Ref X|Ref Y|Pad X|Pad Y|Center X|Center Y|Pos X|Pos Y|PosX|PosY|Rotation|Tax|Tax Rate|VAT|VAT Rate|Exchange Rate|Rabattgruppe|Unternehmen|Company|Bestellt|Bestelldatum|Verfügbar|Lagerbestand|Stock|Bestand|Seq|Find Num|Find No|Unit of issue|Label List|Preiseinheit|Preiseinh.|PE|Verpackungseinheit|VE|Mindestmenge|MOQ|Layer|Fitted|DNP|Bestückung|Bestückt|LibPart|LibRef|Library Ref|Symbol|Pfad|Strompfad|Folio|Sheet|Verlustleistung|Zolltarifnummer|Ursprungsland|Werk|Lagerort|Kostenstelle|Projekt|Project|Auftrag|Auftragsnummer|Liefertermin|Lieferdatum|Wert netto|Gesamt netto|Nettogesamt|Spaltennummer|Zertifikat|VPE|LZ|Rab.|Lagerplatz|Von|Nach|Ziel|From|To|Anschluss|Ersatztyp|Alternative|Materialgruppe|Artikelgruppe|Produktgruppe|Kategorie|Gewerk|Alternativtyp|Rabattsatz|Gesamt Preis|Preis gesamt|Gesamtpreis netto|Gesamtpreis brutto|Preis total|Preis Summe|Summe Preis|Endpreis|Kosten gesamt|Kosten Gesamt|Total (EUR)|Total Euro|Cost total|Price sum|Sum price|Total net|Total gross|Item total|Order total|Amount total|Pack Quantity|Pack Qty|Package Quantity|Package Qty|Qty per pack|Quantity per pack|Pcs per pack|Stück pro Packung|Stück pro VPE|Stück je VPE|Menge pro VPE|Menge je VPE|Packungsmenge|Verpackungsmenge|Packungsinhalt|Packungsgröße|Pack Size|Pack Type|Packaging|Minimum Order Quantity|Minimum Order|Min Order|Mindestbestellmenge|Min Qty|Stock Quantity|Stock Qty|Qty in stock|Qty on hand|Qty available|Quantity available|On hand|Lagermenge|Menge auf Lager|Available|Verfügbarkeit|Availability|Bestellt am|Ordered|Order date|Order status|Bestellstatus|Received|Erhalten|Geliefert|Delivered|Delivery date|Delivery time|Lieferstatus|Bestellmenge offen|Vorhanden|Bauteilgehäuse|Mounting|Mount Type|Group|Gruppe|Category|Responsible|Verantwortlich|Zuständig|Besteller|Preis je VPE|Preis pro Packung|Versandkosten|Shipping|Versand|Shipping cost|Lagerhaltig|Lifecycle|Lebenszyklus|RoHS|Datenblatt Link|Gewicht gesamt|Gesamtgewicht|Total weight|Net weight|Mass|Masse|Schematic Sheet|CAD|Blattnummer|Item type|Buy/Make|Quantity in stock|Preis x Anzahl|Price x Qty|Qty x Price|Preis * Menge|Amount ($)|Amount (€)|Lfd.|Zeilennr|Idx|Checked|Done|Erledigt|Geprüft|Stock level|Lager|auf Lager|Lagernd|Delivery|Paid by|Delivery cost|Porto|Postage|Print time|Druckzeit|Library Name|Library Reference|Comment count|Baugruppe Nr|Do Not Place|Where used|Zchng.-Nr|Zeichn.-Nr|Zg.-Nr|Dispo-Kz|Number of pins|No. of pins|Pin count|Pins|Anzahl Pins|Anzahl Pole|Number of poles|Number of contacts|Anzahl Kontakte|Bedarfstermin|Termin|Lief.-Termin|Steuer-Kz|Restmenge|Zeit/Stk|Std/Stk|Bestellwert/ME|Stock Ref',
    vague:
      'Bedarf/Jahr|Bedarf pro Jahr|Bedarf p.a.|Jahresbedarf|Jahresmenge|Jahresverbrauch|Menge/Jahr|Menge pro Jahr|Menge p.a.|Stück/Jahr|Stück pro Jahr|Verbrauch/Jahr|Verbrauch p.a.|Annual usage|Annual quantity|Annual demand|Annual volume|EAU|Qty/year|Qty per year|Yearly demand|Price per pack|Price/pack|Pack price|Packungspreis|Fehlmenge|Missing|Menge bestellt|Bestellte Menge',
  },
]
