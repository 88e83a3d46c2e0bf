import { listFromText } from './list-from-text.ts'

/** Lists of makers, students and workshops: shop links, prices, several texts, nobody's columns. */
export const makers = [
  listFromText({
    name: 'maker-einkaufsliste.xlsx',
    about: 'Shop, link and price, the line total under „Gesamt“, shipping and a sum at the end',
    rules: [9],
    columns:
      'Bauteil→description|Anzahl→quantity|Shop→-|Artikelnr.→orderNumber/wholesalerOrderNumber|Preis→purchasePrice|Gesamt→-|Link→manufacturerLink|Notizen→remark',
    rows: `Schrittmotor NEMA 17|4|Motorladen|17HS19-2004S1|12.9|51.6|https://shop.example/a|mit Stecker
Motortreiber|4|Motorladen|TMC2209-V3|8.5|34|https://shop.example/b|
Netzteil 24 V 15 A|1|Elektronikhaus|LRS-350-24|39.9|39.9|https://shop.example/c|
Endschalter|6|Elektronikhaus|D2F-01L|1.1|6.6|https://shop.example/d|
Linearführung 400 mm|2|Mechanikversand|MGN12H-400|24|48|https://shop.example/e|vorrätig
Zahnriemen GT2|5|Mechanikversand|GT2-6MM|2.5|12.5|https://shop.example/f|in Metern
!SUBTOTAL Summe|||||192.6
!SHIPPING Versandkosten|||||9.9`,
  }),
  listFromText({
    name: 'maker-name-und-beschreibung.xlsx',
    about: 'Name, Beschreibung, Typ and Ausführung all tell what the part is; Kommentar is empty',
    rules: [15],
    columns:
      'Nr.→-|Name→description|Beschreibung→description|Ausführung→description|Stück→quantity|Kommentar→~remark',
    rows: `1|Zahnrad|Modul 1, 20 Zähne|Stahl C45|2|
2|Welle|Durchmesser 8 mm|h6 geschliffen|1|
3|Kugellager|608 2RS|gedichtet|4|
4|Passfeder|DIN 6885|3x3x10|2|
5|Kupplung|Klauenkupplung|Aluminium|1|
6|Gehäuse|gefräst|AlMg4,5Mn|1|`,
  }),
  listFromText({
    name: 'maker-nur-eine-spalte-mit-texten.csv',
    about: 'No number anywhere: thing, size and purpose',
    rules: [16],
    columns: 'Was→description|Größe→description|Wofür→description/remark|Wie viele→~quantity',
    rows: `Zylinderschraube|M4x16|Motorhalter|8
Senkkopfschraube|M3x10|Deckel|12
Unterlegscheibe|M4|Motorhalter|8
Stoppmutter|M4|Motorhalter|8
Gewindeeinsatz|M3|Gehäuse|12
Abstandsbolzen|M3x20|Platine|4`,
  }),
  listFromText({
    name: 'maker-nummernzeichen-als-menge.csv',
    about: '„#“ is how many: small numbers that repeat and do not count up',
    rules: [16],
    columns:
      '#→quantity|Part→description|Supplier→-|Supplier part number→wholesalerOrderNumber|Unit price→purchasePrice',
    rows: `2|Relay 24 V|Partsworld|PW-1001-ND|4.2
2|Relay socket|Partsworld|PW-1002-ND|1.9
1|Power supply 24 V|Partsworld|PW-2050-ND|31
4|Fuse holder|Partsworld|PW-3100-ND|2.2
1|Terminal strip|Partsworld|PW-3200-ND|6.5
2|Push button green|Partsworld|PW-4100-ND|3.3`,
  }),
  listFromText({
    name: 'maker-nummernzeichen-als-position.csv',
    about: '„#“ counts the rows, „Nbr.“ is a number of pieces',
    rules: [16],
    columns: '#→-|Component→description|Nbr.→quantity|Maker→manufacturerName|Type→manufacturerNumber',
    rows: `1|Contactor 9 A|2|Siemens|3RT2016-1BB41
2|Motor starter|1|Siemens|3RV2011-1FA10
3|Terminal|12|Wago|2002-1201
4|Relay|2|Finder|40.52.9.024.0000
5|Power supply|1|Phoenix Contact|2903148
6|Enclosure|1|Rittal|AX 1060.000`,
  }),
  listFromText({
    name: 'maker-schaltplan-und-wert.xlsx',
    about: 'Tags of a schematic under „Bauteile im Plan“, values, dealer and his number in one column',
    rules: [11],
    columns:
      'Bauteile im Plan→bmk|Wert→description|Bezeichnung→description|Anzahl→quantity|Lieferant / Best.-Nr.→wholesalerOrderNumber|Einzelpreis→purchasePrice',
    rows: `R1, R2, R3|10 kΩ|Widerstand|3|Bauteilversand MF-10K|0.05
C1, C2|100 nF|Kondensator|2|Bauteilversand X7R-100N|0.08
U1|5 V|Spannungsregler|1|Bauteilversand 7805-TO220|0.45
D1, D2|1N4007|Diode|2|Bauteilversand 1N4007-DO41|0.04
K1|24 V|Relais|1|Bauteilversand G2R-1-24V|3.9
J1, J2|2-polig|Klemme|2|Bauteilversand AKL-101-02|0.35`,
  }),
  listFromText({
    name: 'maker-staffelpreise.csv',
    about: 'Prices of one, ten and a hundred pieces: only the first is the price of one',
    rules: [16],
    columns:
      'Menge→quantity|Bezeichnung→description|MPN→manufacturerNumber|Hersteller→manufacturerName|Preis 1 Stk→purchasePrice|Preis ab 10→-|Preis ab 100→-',
    rows: `1|Mikrocontroller|STM32F103C8T6|STMicroelectronics|4,10|3,60|2,90
2|Quarz 8 MHz|ABLS-8.000MHZ-B4-T|Abracon|0,60|0,50|0,38
10|Kondensator 100 nF|CL10B104KB8NNNC|Samsung|0,10|0,03|0,01
1|Spannungsregler 3,3 V|AMS1117-3.3|AMS|0,40|0,30|0,20
4|Taster|B3F-1000|Omron|0,35|0,30|0,25
1|USB-Buchse|USB4105-GF-A|GCT|0,90|0,80|0,65`,
  }),
  listFromText({
    name: 'maker-packung-und-bedarf.xlsx',
    about: 'Requested quantity and pack quantity stand side by side',
    rules: [16],
    columns:
      'Index→-|Manufacturer Part Number→manufacturerNumber|Manufacturer→manufacturerName|Description→description|Pack Quantity→-|Requested Quantity→quantity|Unit Price→purchasePrice|Extended Price→-',
    rows: `1|RC0603FR-0710KL|Yageo|Resistor 10k 1 %|5000|10|0.1|1
2|GRM188R71H104KA93D|Murata|Capacitor 100n 50 V|4000|20|0.05|1
3|1N4148W-7-F|Diodes|Diode 100 V|3000|5|0.12|0.6
4|LM2596S-5.0|Texas Instruments|Step-down regulator|45|2|5.5|11
5|B2B-XH-A|JST|Header 2 pins|1000|8|0.2|1.6
6|SRR1260-330M|Bourns|Inductor 33 uH|400|2|1.4|2.8`,
  }),
  listFromText({
    name: 'maker-zwei-varianten.xlsx',
    about: 'Two build variants with quantities of their own: which is wanted, a person says',
    rules: [1],
    columns:
      'Bauteil→description|Typ→manufacturerNumber|Hersteller→manufacturerName|Menge Variante A→~quantity|Menge Variante B→~quantity',
    rows: `Schütz|3RT2016-1BB41|Siemens|2|4
Motorschutzschalter|3RV2011-1FA10|Siemens|2|3
Klemme|2002-1201|Wago|20|28
Relais|40.52.9.024.0000|Finder|3|3
Netzteil|2903148|Phoenix Contact|1|1
Steuerung|6ES7212-1AE40-0XB0|Siemens|1|2`,
    quantityBasis: 'EITHER',
  }),
]
