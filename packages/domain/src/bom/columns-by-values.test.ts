import { expect, test } from 'vitest'
import { rowsOf } from './rows.example.ts'
import { suggestMapping } from './suggest-mapping.ts'

/** Header row, rows below, and for some columns field and, where it matters, certainty: values overrule names. */
const examples: [string, string, string, Record<string, string>][] = [
  [
    'an empty column never beats a filled one',
    'Bezeichnung|Artikelbezeichnung|Menge',
    '|Relais|1\n|Sockel|2\n|Klemme|3',
    { Artikelbezeichnung: 'description' },
  ],
  [
    'texts are joined in any number',
    'Name|Beschreibung|Typ|Ausführung|Menge',
    'Motor|Antrieb links|Getriebemotor|mit Bremse|1\nUmrichter|für Motor|Kompaktgerät|mit Filter|1\nKabel|zum Motor|Leitung|geschirmt|2',
    { Name: 'description', Beschreibung: 'description', Typ: 'description', Ausführung: 'description' },
  ],
  [
    'a second text is the number where its values are numbers',
    'Bezeichnung|Typ|Menge',
    'Schütz|3RT2016-1BB41|1\nRelais|40.52.9.024.0000|2\nKlemme|2002-1201|3',
    { Bezeichnung: 'description', Typ: 'manufacturerNumber' },
  ],
  [
    'numbers under a name for texts are numbers beside a text',
    'Benennung|Bezeichnung',
    '1001|Schalter rot\n1003|Haube links\n1007|Stift lang\n1011|Hebel kurz',
    { Benennung: 'orderNumber CHECK', Bezeichnung: 'description' },
  ],
  [
    'a property that looks like numbers stays with the text',
    'Bezeichnung|Menge|Werkstoff',
    'Welle lang|1|42CrMo4\nPlatte dick|2|S235JR\nPassfeder rund|1|C45E\nSchraube kurz|8|A2-70',
    { Werkstoff: 'description' },
  ],
  [
    'numbers in three groups are no dates',
    'Bezeichnung|Art.Nr.|Menge',
    'Quarz 16 MHz|174-52-805|2\nDiode|300-32-431|10\nSicherung 1 A|110-78-470|8\nBuchse|142-57-103|5',
    { Bezeichnung: 'description', 'Art.Nr.': 'orderNumber' },
  ],
  [
    'shops under „Site“ are no place',
    'Quantité|Désignation|Référence|Site',
    '2|Module radio|113990080|Gotronic\n1|Capteur de gaz|110-901|Farnell\n1|Câble noir|6710BK005|Farnell\n4|Pile 9 V|617-0773|Conrad',
    { Site: 'null CHECK' },
  ],
  [
    '„Site“ over plants is a place, to be checked',
    'Menge|Bezeichnung|Bestellnummer|Site',
    '2|Relais|40.52.9.024|Werk Nord\n1|Sockel|95.05|Werk Nord\n1|Klemme|2002-1201|Werk Süd',
    { Site: 'locationIdentifier CHECK' },
  ],
  [
    'a sign for numbers over counts that come again is the quantity, „@qty“ says at how many a price holds',
    '#|Part|Text|Price|@qty',
    '8|VN5090-E|Driver four ways|0.87|25\n0.04|MSTB 2,5/2-G|Socket two poles|17.11|50\n0.04|MSTB 2,5/2-ST|Plug two poles|52.38|50\n2|LTV-846|Optocoupler|0.73|10\n0|TLP293-4|Optocoupler other|0.65|25\n2|FK24X5R1|Capacitor|0.32|10\n1|IFX20001|Regulator|0.34|25\n2|CL21F104|Capacitor small|0.01|100',
    { '#': 'quantity CHECK', '@qty': 'null CHECK' },
  ],
  [
    'figures under „Nr.“ that come again are for a person to judge',
    'Nr.|Bezeichnung|Bestellnummer|Menge',
    '7|Relais|40.52.9.024|2\n7|Sockel|95.05|2\n3|Klemme|2002-1201|40\n3|Deckel|2002-1291|4\n7|Bügel|095.01|2',
    { 'Nr.': 'null CHECK', Menge: 'quantity SURE' },
  ],
  [
    'each dealer has a column of numbers, none of prices',
    'Bezeichnung|Menge|Conrad|Reichelt|pollin.de|pollin.de (2)|Farnell',
    'Sockel acht Pole|2||IC-SOCKEL 8|450123|0.15|0.22 €\nGehäuse klein|1|523119-62|||1.25|2.10 €\nSchalter rot|4||T 250A|450777|0.80|0.95 €\nBuchse|1|733989-62|HEBW 21||0.30|0.44 €',
    {
      Conrad: 'wholesalerOrderNumber',
      Reichelt: 'wholesalerOrderNumber',
      'pollin.de': 'wholesalerOrderNumber CHECK',
      'pollin.de (2)': 'null',
      Farnell: 'null',
    },
  ],
  [
    'names under a word for pieces describe the parts',
    'Piezas|Peso|Precio',
    'Motor|250|21.80\nRueda grande|30|4.10\nCarcasa|110|7\nBatería|90|15.50',
    { Piezas: 'description CHECK' },
  ],
  [
    'units under a second word for pieces are units',
    'Artikelnummer|Bezeichnung|Units|Qty',
    'PR-4040|Profil leicht|MM|2\nPR-4041|Profil schwer|MM|1\nVB-1|Verbinder|EA|6\nVB-2|Winkel|EA|4',
    { Units: 'quantityUnitName CHECK', Qty: 'quantity' },
  ],
  [
    'a list that calls its parts by numbers alone',
    'ID|Položka|KS',
    '0|7710118|1\n10|7710119|2\n20|7710233|1\n30|7717123|1\n40|7717124|2',
    { Položka: 'orderNumber CHECK', KS: 'quantity' },
  ],
  [
    'an amount per machine is a quantity',
    'description|amount per robot',
    'Cable green|1pcs\nMotor|2pcs\nSwitch|1pcs\nWheel|4pcs',
    { 'amount per robot': 'quantity CHECK' },
  ],
  [
    'makers under „Firma“',
    'Bauteil|Anzahl|Firma',
    'Kondensator 1 µF|4|TDK\nKondensator 10 µF|2|Kyocera\nWiderstand 1 kΩ|9|KOA\nWiderstand 2 kΩ|3|KOA\nBuchse|1|Harwin\nTaster|2|Kleinteilewerk',
    { Firma: 'manufacturerName CHECK' },
  ],
  [
    'tags that begin anew on each sheet of the circuit',
    'Reference|Value',
    'C101|100u\nC102|100n\nC201|470u\nR101|3k3\nR102|2k\nR301|110\nU101|LM2574\nU301|WM8804',
    { Reference: 'bmk' },
  ],
  [
    'a circuit’s parts are tags, whatever they are called, and its devices texts',
    'Part|Value|Device|Package|Description',
    'BT1||BATTERY-20MM|BATTCON|Battery\nHM-10|HM-10|HM-10-BOARD|BOARD|Radio module\nPWR||PINHD-1X2|1X02|Pin header\nR1|100|R-0603|0603|Resistor\nUART||PINHD-1X3|1X03|Pin header\nC1|1u|C-EUC0805|C0805|Capacitor',
    { Part: 'bmk CHECK', Device: 'description CHECK' },
  ],
  [
    'kinds and values under „Type“ describe the part where nothing else does',
    'Amount|Type|Price',
    '10|Cap. 10 nF|0.60\n20|Cap. 22 pF|1.20\n10|Crystal clock|1.70\n10|Coin cell holder|2.40\n10|Female header|2.60\n10|Radio module|17.60',
    { Type: 'description CHECK' },
  ],
  [
    'makers under a name for dealers are makers',
    'Dist|Qty|Description',
    'TDK|9|Capacitor 100 nF\nOsram|4|White LED\nTDK|1|Capacitor 4,7 uF\nSamtec|1|Pin header\nSTMicroelectronics|1|Sensor',
    { Dist: 'manufacturerName CHECK' },
  ],
  [
    '„Ref“ beside an order number is what the maker calls it',
    'Ref|Description|Order code|Quantité',
    'AP781-33Y-13|Diode|3483002|1\nKP-2012LSGC|LED verte|2463991|2\nMCP3021A2T|Convertisseur|3796961|1\nUMH3NTN|Transistor|1680404|1',
    { Ref: 'manufacturerNumber CHECK', 'Order code': 'orderNumber' },
  ],
  [
    '„unit“ over numbers counts pieces, noughts among them',
    '|unit|px|total',
    'Câble 6 m|0|5.8|0\nCâble 10 m|6|8.5|51\nEmbase|30|2.5|75\nBoîtier|6|10|60\nHaut-parleur|2|167|334\nMicro|6|98|588',
    { unit: 'quantity CHECK' },
  ],
  [
    'units under a name that speaks of quantities',
    'Item|Qtd|Qtd nom|Descrição',
    '1|2|un.|Sensor de temperatura\n2|3|m|Cabo flexível\n3|1|un.|Fonte de alimentação\n4|8|un.|Borne de passagem',
    { Qtd: 'quantity', 'Qtd nom': 'quantityUnitName CHECK' },
  ],
  [
    'an amount by name that says what the part is rated',
    'Element|Wartość|Ilość',
    'Kondensator|100 nF|4\nRezystor|4,7 k|2\nStabilizator|3,3 V|1\nDławik|15 uH|1',
    { Wartość: 'description CHECK' },
  ],
  [
    'names with an underscore are no numbers',
    'Teil|Anzahl|Material',
    'W0_Mittelstück|1|PLA\nW1_Träger_links|1|PLA\nQ2_Klappe|2|PETG\nW3_Halter|4|PLA',
    { Teil: 'description' },
  ],
  [
    'a part name beside a part number is no number',
    'Partname|XU-PartNo.|Quantity|Description',
    'tslot16con|27092205|5|cross bar\nm6x8cyl|27092303|64|screw for it\nframe_20x20|27092223|4|clamp of tank\nflat24x3|27092240|3|plate below',
    { Partname: 'description', 'XU-PartNo.': 'manufacturerNumber' },
  ],
  [
    'a name over several columns is not sure where other rows fill them',
    'Menge|Benennung|Benennung|Benennung (3)',
    '1|Welle||\n2|Gehäuse||\n1|Deckel||\n4|Lager||\n|||Gez.\n|||M. Muster',
    { 'Benennung (3)': 'description CHECK' },
  ],
  [
    'what is needed of each goes before the packs to order',
    'Part Name|# Parts Req|Pkgs to Order|Parts/Pkg',
    'Servo motor|4|1|4\nBall valve|2|1|10\nCable clip|8|2|5\nTube cutter|1|1|1',
    { '# Parts Req': 'quantity CHECK' },
  ],
  [
    'of the builds side by side the first counts',
    'Components|Items per package|Items per Crawler|Items per 3-part Train',
    'Servo motor|5|1|4\nStepper motor|5|1|3\nScrew long|50|12|40\nDriver board|2|0|3',
    { 'Items per Crawler': 'quantity CHECK' },
  ],
  [
    '# that repeats is a quantity',
    '#|Description|MPN',
    '2|Relay|G2R-1-24\n2|Socket|P2RF-05\n1|Supply|NDR-120\n4|Fuse|MST-250',
    { '#': 'quantity CHECK' },
  ],
  [
    '# that counts is a position',
    '#|Description|Qty',
    '1|Relay|2\n2|Socket|2\n3|Supply|1\n4|Fuse|4',
    { '#': 'null SURE', Qty: 'quantity' },
  ],
  [
    'Item No. with numbers of articles is no position',
    'Description|Qty|Item No.',
    'Relay|2|RL-2204-A\nSocket|2|SK-11X\nSupply|1|PS-240-24\nFuse|4|FS-99-B',
    { 'Item No.': 'orderNumber CHECK' },
  ],
  [
    'tags are never an order number',
    'Part Number|Description|Qty',
    'R1,R2|Resistor|2\nC1|Capacitor|1\nU1|Converter|1\nR3-R5|Resistor|3',
    { 'Part Number': 'bmk CHECK' },
  ],
  [
    'what is not needed is SURE only where the values say so',
    'Status|Bezeichnung|Menge|Gesamtpreis|Einzelpreis',
    'RT-2016-1|Schütz|2|63,00|31,50\nMS-8|Schalter|3|30,00|10,00\nKL-25|Klemme|40|32,00|0,80',
    { Status: 'null CHECK', Gesamtpreis: 'null SURE', Einzelpreis: 'purchasePrice' },
  ],
  [
    'a price is told from the line total by arithmetic',
    'Bauteil|Anzahl|Kosten|Kosten/Stk',
    'Motor|2|50,00|25,00\nRiemen|3|9,00|3,00\nLager|8|8,00|1,00',
    { Kosten: 'null SURE', 'Kosten/Stk': 'purchasePrice' },
  ],
  [
    'a price at a hundred pieces is none of one',
    'MPN|Qty|Price @ 100|Price 1',
    'NK-100|1|1,10|2,00\nNK-200|2|0,30|0,50\nNK-300|4|0,20|0,40',
    { 'Price @ 100': 'null', 'Price 1': 'purchasePrice' },
  ],
  [
    'a pack is not the wanted quantity',
    'MPN|Pack Quantity|Requested Quantity',
    'NK-100|5000|10\nNK-200|4000|20\nNK-300|3000|5',
    { 'Pack Quantity': 'null', 'Requested Quantity': 'quantity' },
  ],
  [
    'needed goes before ordered',
    'Artikelnummer|Anzahl (bestellt)|Anzahl (benötigt)',
    'NK-100|2|4\nNK-200||3\nNK-300|1|5',
    { 'Anzahl (benötigt)': 'quantity CHECK', 'Anzahl (bestellt)': 'null' },
  ],
  [
    'quantities of two variants are never SURE',
    'Artikelnummer|Menge A|Menge B',
    'NK-100|2|3\nNK-200|4|4\nNK-300|1|5',
    { 'Menge A': 'quantity CHECK', 'Menge B': 'null' },
  ],
  [
    'the supplier’s column holds numbers',
    'Bezeichnung|Lieferant|Menge',
    'Relais|RX-110022|1\nSockel|RX-110023|2\nKlemme|RX-220001|3',
    { Lieferant: 'wholesalerOrderNumber CHECK' },
  ],
  [
    'maker and number in one cell',
    'Bezeichnung|Hersteller + Typ|Menge',
    'Schütz|Siemens 3RT2016-1BB41|1\nNetzteil|Phoenix Contact 2903148|2\nKlemme|Wago 2002-1201|3',
    { 'Hersteller + Typ': 'manufacturerNumber CHECK' },
  ],
  [
    'EAN by their check digit',
    'Code|Bezeichnung|Menge',
    '4006381333931|Stift|1\n4011160001116|Schalter|2\n9002236311036|Buch|1',
    { Code: 'eanNumber CHECK' },
  ],
  [
    'several remarks are kept',
    'Artikelnummer|Menge|Bemerkung|Anmerkung',
    'NK-100|1|dringend|Feld 2\nNK-200|2||Feld 1\nNK-300|3|grau|',
    { Bemerkung: 'remark', Anmerkung: 'remark CHECK' },
  ],
  [
    'a comment describes the part where nothing else does',
    'Comment|Designator|Quantity',
    '100nF|C1,C2|2\n10k|R1|1\nLM358|U1|1',
    { Comment: 'description CHECK' },
  ],
  [
    'a quantity behind a gap may be of another table',
    'Nummer|Bezeichnung||Strecke|Anzahl',
    'NK-31|Taster||Halle|12\nNK-8|Lampe||Büro|14\nNK-100|Relais||Keller|3',
    { Anzahl: 'quantity CHECK' },
  ],
  [
    'a quantity in the one table is what its name says',
    'Nummer|Bezeichnung|Strecke|Anzahl',
    'NK-31|Taster|Halle|12\nNK-8|Lampe|Büro|14\nNK-100|Relais|Keller|3',
    { Anzahl: 'quantity SURE' },
  ],
  [
    'names under a name of tags describe the part',
    'Designator|Description|Qty',
    'Hub mount|holds the hub|2\nSide screws (4)|of steel|8\nTop plate|painted|1\nLong legs|with feet|6',
    { Designator: 'description CHECK', Description: 'description' },
  ],
  [
    'tags under a name of positions',
    'Number(s)|Description|Count',
    'R1, R2|resistor 10k|2\nC1|capacitor 100n|1\nC2, C3|capacitor 10u|2\nU1|regulator|1\nR3|resistor 1k|1',
    { 'Number(s)': 'bmk CHECK' },
  ],
  [
    'texts under a name of files',
    'Datasheet|Anzahl',
    'Drehgeber mit Taster|1\nDiode für den Eingang|4\nWinkel aus Aluminium|2\nStecker grau|3',
    { Datasheet: 'description CHECK', Anzahl: 'quantity' },
  ],
  [
    'a dealer’s column full of its numbers, few of them different',
    'Comment|Designator|Vendor',
    '100n|C1|C14663\n100n|C2|C14663\n10u|C3|C15850\n1k|R1|C11702\n10k|R2|C25804\n10k|R3|C25804\n47k|R4|C25819',
    { Vendor: 'wholesalerOrderNumber CHECK' },
  ],
  [
    'a supplier’s column that says more',
    'Bezeichnung|Anzahl|Verkäufer',
    'Netzteil|1|im Baumarkt um die Ecke\nSchalter|2|liegt noch im Keller\nKabel|3|bei https://shop.example bestellen\nDose|1|nur in der Filiale',
    { Verkäufer: 'remark CHECK' },
  ],
  [
    'a nameless column of names beside a named text',
    '|desc|price|number per board',
    'Objective 60x/0.85|front lens|3.90|1\nMirror, silver|turns the beam|0.10|2\nRail 2 m|carries all|0.10|10\nUSB-C cable|to the laser|1.20|1',
    { 'Spalte A': 'description CHECK', desc: 'description', 'number per board': 'quantity CHECK' },
  ],
  [
    'a nameless price is proven by the sum of the line',
    'Bauteil||Anzahl|Preis',
    'Drossel|0.8|2|1.6\nWiderstand|0.1|3|0.3\nKondensator|0.38|2|0.76\nDiode|0.2|5|1',
    { 'Spalte B': 'purchasePrice CHECK', Preis: 'null' },
  ],
  [
    'columns that a program named are read by their values',
    'Spalte1|Spalte2|Spalte3|Menge',
    'Taster rund|2,50 €|https://shop.example/1|3\nLampe grün|3,10 €|https://shop.example/2|1\nRelais mit Sockel|7,20 €|https://shop.example/3|4\nKlemme grau|1,15 €|https://shop.example/4|12',
    {
      Spalte1: 'description CHECK',
      Spalte2: 'purchasePrice CHECK',
      Spalte3: 'manufacturerLink CHECK',
    },
  ],
  [
    'quantity and price under names nobody knows are proven by what they come to',
    'Brumsel|Quarzel|Flimro|Stupf',
    'Taster rund|12|3|36\nLampe grün|7|1|7\nRelais mit Sockel|15|4|60\nKlemme grau|9|1|9\nBügel lang|22|2|44',
    { Flimro: 'quantity CHECK', Quarzel: 'purchasePrice CHECK', Stupf: 'null CHECK' },
  ],
  [
    'ratings under a name nobody knows describe the parts, and are no numbers',
    'Brumsel|Quarzel|Flimro|Stupf',
    'C1, C2|100n|GRM188R71C104KA01|2\nC3|22u / 10V|CL21A226MQQNNNE|1\nR1, R2|4,7 kΩ|RC0603FR-074K7L|2\nR3|10k|RC0603FR-0710KL|1',
    {
      Brumsel: 'bmk CHECK',
      Quarzel: 'description CHECK',
      Flimro: 'orderNumber CHECK',
      Stupf: 'quantity CHECK',
    },
  ],
  [
    'a dealer’s numbers and a second number under names nobody knows',
    'Bezeichnung|Bestellnummer|Brumsel|Quarzel|Anzahl',
    'Treiber|SN74LV1T34DBVR|296-37168-1-ND|2413914|4\nWandler|MAX485ESA+T|MAX485ESA+TCT-ND|1724821|1\nRegler|TPS70933DBVT|296-35484-1-ND|2382959|2',
    { Brumsel: 'wholesalerOrderNumber CHECK', Bestellnummer: 'orderNumber' },
  ],
  [
    'numbers beside the order number, one of letters and one of figures',
    'Bezeichnung|Bestellnummer|Brumsel|Quarzel|Anzahl',
    'Treiber|A-10013|SN74LV1T34DBVR|2413914|4\nWandler|A-10044|MAX485ESA+T|1724821|1\nRegler|A-10071|TPS70933DBVT|2382959|2',
    { Brumsel: 'manufacturerNumber CHECK', Quarzel: 'wholesalerOrderNumber CHECK' },
  ],
  [
    'what a program counts up itself is no number of a part',
    'Bezeichnung|Bestellnummer|GUID|Anzahl',
    'Treiber|SN74LV1T34DBVR|a7f3-1|4\nWandler|MAX485ESA+T|a7f3-2|1\nRegler|TPS70933DBVT|a7f3-3|2\nDiode|1N4148|a7f3-4|6\nBuchse|DS1104-BN|a7f3-5|1',
    { GUID: 'null' },
  ],
  [
    'kinds of parts under a name nobody knows join the text, states do not',
    'Wert|Brumsel|Quarzel|Anzahl',
    '100n|Kondensator keramisch 0603|offen|1\n10u|Kondensator Tantal 10 V|offen|2\n1k|Widerstand 1 % 0603|da|4\n2k|Widerstand 1 % 0603|offen|1\n3k|Widerstand 1 % 0603|da|3\n4k|Diode Schottky 40 V|offen|2\n5k|Diode Schottky 40 V|da|2\n6k|Diode Schottky 40 V|da|1',
    { Brumsel: 'description CHECK', Quarzel: 'null' },
  ],
  [
    'headings and sums say nothing of how full a column is',
    'Brumsel|Anzahl|Quarzel',
    'Mechanik||\nMotor|1|Getriebemotor links\nRad|2|Rad mit Nabe\nElektrik||\nKabel|3|Leitung geschirmt\nhier noch offen||\nund hier auch||\nnichts weiter||',
    { Quarzel: 'description CHECK' },
  ],
  [
    'order codes of dealers as circuit programs call them, some in one row alone',
    'Parts|Value|Device|Package|OC_FARNELL|OC_BUERKLIN|REICHELT|OC_RS',
    'C1|100n|C-EUC0805|C0805|1759266|||\nR1|10k|R-EU_R0603|R0603|||SMD-0603 10K|\nX1|AK500/2|AK500/2|AK500/2||12 G 203||\nIC1|LM358|LM358D|SO08|||LM 358 DR|666-2386\nD1|1N4148|1N4148|DO35|2675146||1N 4148|',
    {
      Device: 'description CHECK',
      OC_FARNELL: 'wholesalerOrderNumber CHECK',
      OC_BUERKLIN: 'wholesalerOrderNumber CHECK',
      REICHELT: 'wholesalerOrderNumber',
      OC_RS: 'wholesalerOrderNumber CHECK',
    },
  ],
  [
    'a length beside a quantity is one of the part, the quantity mistyped or not',
    'Item|Length (ft)|Qunatity|Price',
    'Board oak|8|2|14.20\nBoard pine|20|15|8.10\nPipe steel|20|1|31.50\nRope|6|4|2.30',
    { 'Length (ft)': 'description CHECK', Qunatity: 'quantity CHECK' },
  ],
  [
    'what only some parts are rated is said of the part, in many words it is a remark',
    'Teil|Anzahl|Brumsel|Quarzel|Flimro',
    'Profil|2|20x20 mm|373mm|\nProfil|4|20x40 mm|410mm|liegt noch in der alten Werkstatt\nSchraube|8||12 mm|\nMutter|8|||\nKugel|1|rund||bitte nur beim ersten Händler bestellen\nRiemen|1|||\nMotor|2|||kommt erst nach der nächsten Sitzung\nLager|3|||\nWelle|1|8 mm lang||',
    { Brumsel: 'description CHECK', Quarzel: 'description CHECK', Flimro: 'remark CHECK' },
  ],
  [
    'part numbers of dealers, one of them unknown, beside the maker’s',
    'PARTS|VALUE|MANUFACTURER_PART_NUMBER|RS_PART_NUMBER|ALLIED_NUMBER|MOUSER_PART_NUMBER',
    'IC1|LM358|LM358DR|666-2386|70341189|595-LM358DR\nD1|1N4148|1N4148W-7-F|708-2122|70438801|621-1N4148W-F\nR1|10k|RC0603FR-0710KL|679-1285||603-RC0603FR-0710KL',
    {
      MANUFACTURER_PART_NUMBER: 'manufacturerNumber',
      RS_PART_NUMBER: 'wholesalerOrderNumber CHECK',
      ALLIED_NUMBER: 'wholesalerOrderNumber CHECK',
      MOUSER_PART_NUMBER: 'wholesalerOrderNumber',
    },
  ],
  [
    'articles under „Ref.“ that are figures alone',
    'Ref.|Designation|Quantité',
    '2317530|Résistance 10 k|4\n1759266|Condensateur 100 n|2\n1843672|Régulateur 5 V|1',
    { 'Ref.': 'orderNumber CHECK', Designation: 'description', Quantité: 'quantity' },
  ],
  [
    'companies that are no dealers may make the part',
    'Item|Company|Qty',
    'Heater plate|Northworks Heating|2\nStage linear|Scale Motion|1\nCamera|Bluefield Optics|1\nRail|Scale Motion|4',
    { Company: 'manufacturerName CHECK', Qty: 'quantity' },
  ],
  [
    'names in capitals that end in a number are no dealers’',
    'POS_NR|ARTIKEL_NR|MENGE|ZEICHNUNG_NR|SAP_NR',
    '10|3RT2016-1BB41|2|Z-4711-A|100045871\n20|3RV2011-1HA10|1|Z-4712-C|100051233\n30|5SY6106-7|4|Z-4790-A|100062007',
    { POS_NR: 'null', ARTIKEL_NR: 'orderNumber', MENGE: 'quantity', ZEICHNUNG_NR: 'null' },
  ],
]

test.each(examples)('%s', (_, headers, rows, wanted) => {
  const suggested = suggestMapping(headers.split('|'), rowsOf(rows))
  for (const [header, text] of Object.entries(wanted)) {
    const [field, certainty] = text.split(' ')
    const found = suggested.find(({ importHeader }) => importHeader === header)
    expect(String(found?.articleField), header).toBe(field)
    if (certainty) expect(found?.certainty, header).toBe(certainty)
  }
})
