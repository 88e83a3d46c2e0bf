import { listFromText } from './list-from-text.ts'

/** Lists of machine builders, CAD programs and workshops of universities. */
export const machineBuilding = [
  listFromText({
    name: 'cad-stueckliste-norm.xlsx',
    about: 'Benennung, Sachnummer/Norm, Werkstoff; the drawing number is nobody’s order number',
    rules: [16],
    columns:
      'Pos→-|Menge→quantity|Einheit→quantityUnitName|Benennung→description|Norm→description|Werkstoff→description|Bemerkung→remark',
    rows: `1|1|Stk|Grundplatte||S235JR|
2|4|Stk|Zylinderschraube M8x25|ISO 4762|A2-70|
3|4|Stk|Scheibe 8|DIN 125|St|verzinkt
4|2|Stk|Rillenkugellager 6204|DIN 625||
5|1|Stk|Welle||42CrMo4|geschliffen
6|2|Stk|Passfeder A6x6x20|DIN 6885|C45|`,
  }),
  listFromText({
    name: 'cad-item-number.csv',
    about: 'ITEM NO. counts, PART NUMBER names the drawings, DESCRIPTION is empty',
    rules: [16],
    columns: 'ITEM NO.→-|PART NUMBER→orderNumber/description|DESCRIPTION→~description|QTY.→quantity',
    rows: `1|base_plate_v2||1
2|motor holder left||1
3|motor holder right||1
4|spindle 400mm||2
5|nut block||2
6|cover sheet||1`,
  }),
  listFromText({
    name: 'werkstatt-lieferant-bestellnummer.xlsx',
    about: 'Hersteller and Lieferant, each with a number of his own',
    rules: [16],
    columns:
      'Position→-|Stückzahl→quantity|Bezeichnung→description|Hersteller→manufacturerName|Hersteller-Nr.→manufacturerNumber|Lieferant→-|Lieferanten-Artikelnr.→wholesalerOrderNumber|Einzelpreis netto→purchasePrice|Gesamtpreis netto→-',
    rows: `1|2|Induktiver Sensor M12|ifm|IFS204|Sensorhandel|SH-77120|38.5|77
2|1|Lichtschranke|Leuze|PRK3CL1|Sensorhandel|SH-80114|91|91
3|4|Anschlussleitung M12 5 m|Murrelektronik|7000-12221-6340500|Kabelhof|K-33400|7.4|29.6
4|1|Drehgeber 1024|Sick|DBS36E-S3EK01024|Sensorhandel|SH-99012|142|142
5|1|Not-Halt-Taster|Pilz|PIT es1.11|Kabelhof|K-55010|47|47
6|2|Kabelverschraubung M20|Lapp|53111020|Kabelhof|K-12020|1.8|3.6`,
  }),
  listFromText({
    name: 'werkstatt-bestellt-und-benoetigt.xlsx',
    about: 'How many are needed, how many were ordered, how many are there',
    rules: [16],
    columns:
      'Artikel→description|Artikelnummer→orderNumber|Anzahl (benötigt)→quantity|Anzahl (bestellt)→-|Lagerbestand→-|Status→-',
    rows: `Profil 40x40 1000 mm|0.0.026.03-1000|4|2|2|bestellt
Winkel 40x40|0.0.411.15|16|10|6|bestellt
Nutenstein M8|0.0.026.18|40|50|0|da
Abdeckkappe|0.0.026.01|8|0|8|da
Fuß verstellbar|0.0.265.31|4|4|0|offen
Scharnier|0.0.026.10|2|2|0|offen`,
  }),
  listFromText({
    name: 'werkstatt-ean-liste.csv',
    about: 'EAN under a name that says only „Code“',
    rules: [15, 16],
    columns: 'Code→eanNumber|Artikelbezeichnung→description|Anzahl→quantity|Einheit→quantityUnitName',
    rows: `4011160001116|Leitungsschutzschalter B16|6|Stk
4011160002229|Leitungsschutzschalter C10|3|Stk
4011160003332|Fehlerstromschutzschalter 40 A|1|Stk
4011160004445|Reihenklemme grau|50|Stk
4011160005558|Hutschiene 1 m|2|Stk
4011160006661|Verdrahtungskanal|4|m`,
  }),
  listFromText({
    name: 'werkstatt-ueberschriften-und-legende.xlsx',
    about: 'A title row between header and first line, sections, and a legend after the list',
    rules: [9],
    columns:
      'Pos→-|Bezeichnung→description|Typ→manufacturerNumber|Hersteller→manufacturerName|Menge→quantity|Bemerkung→remark',
    rows: `!SECTION |Antriebe
1|Getriebemotor 0,37 kW|R17DR63M4|SEW|2|
2|Frequenzumrichter 0,75 kW|ATV320U07N4B|Schneider Electric|2|*)
!SECTION |Sensorik
3|Näherungsschalter|IGS204|ifm|6|
4|Lichttaster|GRTE18S|Sick|2|**)
5|Endschalter|TR 236-02z|Schmersal|4|
6|Drucksensor|PN7092|ifm|1|

!NOTE *)|mit Bremswiderstand
!NOTE **)|Reichweite 500 mm`,
  }),
  listFromText({
    name: 'werkstatt-zweite-tabelle.xlsx',
    about: 'Below the list stands another table with columns of its own',
    rules: [9],
    columns:
      'Pos→-|Artikelnummer→orderNumber|Bezeichnung→description|Hersteller→manufacturerName|Menge→quantity',
    rows: `1|3RT2016-1BB41|Schütz|Siemens|2
2|3RV2011-1FA10|Motorschutzschalter|Siemens|2
3|2002-1201|Durchgangsklemme|Wago|40
4|2903148|Stromversorgung|Phoenix Contact|1
5|40.52.9.024.0000|Relais|Finder|6
6|AX 1060.000|Schrank|Rittal|1

!NOTE,HEADER_REPEATED Kabel|Von|Nach|Länge|Querschnitt
!NOTE W1|-X1|-M1|12|1.5
!NOTE W2|-X2|-M2|15|2.5`,
  }),
  listFromText({
    name: 'werkstatt-fuer-zwei-schaltschraenke.xlsx',
    about: 'The title says for how many cabinets the quantities are',
    rules: [1],
    above: 'Stückliste für 2 Schaltschränke\n',
    columns:
      'Pos→-|Bestellnummer→orderNumber|Bezeichnung→description|Hersteller→manufacturerName|Menge→quantity',
    rows: `1|3RT2016-1BB41|Schütz|Siemens|4
2|3RV2011-1FA10|Motorschutzschalter|Siemens|4
3|2002-1201|Durchgangsklemme|Wago|80
4|2903148|Stromversorgung|Phoenix Contact|2
5|40.52.9.024.0000|Relais|Finder|12
6|AX 1060.000|Schrank|Rittal|2`,
    quantityBasis: 'TOTAL',
    cabinets: 2,
  }),
  listFromText({
    name: 'werkstatt-menge-fuer-drei-schraenke.csv',
    about: 'The header says for how many cabinets the quantities are',
    rules: [1],
    columns:
      'Artikel-Nr.→orderNumber|Hersteller→manufacturerName|Text→description|Menge für 3 Schränke→quantity',
    rows: `3RT2016-1BB41|Siemens|Schütz|6
3RV2011-1FA10|Siemens|Motorschutzschalter|6
2002-1201|Wago|Durchgangsklemme|120
2903148|Phoenix Contact|Stromversorgung|3
40.52.9.024.0000|Finder|Relais|18
AX 1060.000|Rittal|Schrank|3`,
    quantityBasis: 'TOTAL',
    cabinets: 3,
  }),
  listFromText({
    name: 'werkstatt-namen-ohne-menge.xlsx',
    about:
      'Parts whose quantity nobody has filled in yet stand in the midst of the list; no price, no number',
    rules: [9, 11],
    columns: 'Menge→quantity|Bezeichnung→description|Preis→purchasePrice|Link→manufacturerLink',
    rows: `2|Kabelkanal 40x60|7.9|https://shop.example/k
1|Hutschiene 2 m|5.5|https://shop.example/h
|Hauptschalter||
|Kabelverschraubungen||
|Sicherungsautomat||
4|Wago-Klemme 5-fach|0.6|https://shop.example/w
10|Aderendhülsen weiß|0.1|https://shop.example/a
1|Netzteil Hutschiene|29|https://shop.example/n`,
  }),
  listFromText({
    name: 'werkstatt-hersteller-ohne-kopf.xlsx',
    about:
      'A column without a name holds manufacturers, one called „Wer“ too, „Preis gesamt“ is quantity × price',
    rules: [16],
    columns:
      'Wer→manufacturerName|Nummer→orderNumber|Was ist das→description|Wie oft→~quantity|Kosten/Stk €→purchasePrice|Kosten €→-',
    rows: `Siemens|3RT2016-1BB41|Schütz 4 kW|2|31.5|63
Siemens|3RV2011-1FA10|Motorschutzschalter|2|44|88
Wago|2002-1201|Durchgangsklemme|40|0.8|32
Phoenix Contact|2903148|Stromversorgung|1|90|90
Finder|40.52.9.024.0000|Relais steckbar|6|7.5|45
Rittal|AX 1060.000|Schrank 600x600|1|120|120`,
  }),
  listFromText({
    name: 'werkstatt-einheitenzeile.xlsx',
    about: 'A row with the units below the header',
    rules: [9],
    columns:
      'Bezeichnung→description|Typ→manufacturerNumber|Länge→~description|Menge→quantity|Preis→purchasePrice',
    rows: `!NOTE ||[mm]|[Stk]|[EUR]
Profilschiene|HGR20-R|600|2|61
Führungswagen|HGH20CA|75|4|28
Kugelgewindetrieb|SFU1605|500|1|49
Festlager|BK12|60|1|22
Loslager|BF12|60|1|14
Kupplung|JM2-30C|30|1|9`,
  }),
]
