import type { SheetRow } from '@schrankwerk/spreadsheet'
import { describe, expect, test } from 'vitest'
import { findHeaderRow } from './find-header-row.ts'
import { fieldsOf } from './price-list.example.ts'
import { suggestImportMapping } from './suggest-import-mapping.ts'

/** The first line has the fields of the columns, `-` for none, `a/b` where either is right, `!` for a list without header. */
const lists = [
  `orderNumber|manufacturerNumber|eanNumber|description|description|discountGroup|priceUnitSize|unit|listPrice|packagingUnitSize|minimumOrderQuantityUnitSize|customsTarifNumber|countryOfOriginAbbreviation|weight|-
Bestell-Nr.|Typ|EAN|Bezeichnung 1|Bezeichnung 2|RabGr.|PE|ME|Listenpreis €|VPE|MBM|Stat. Warennr.|Urspr.-land|Gewicht kg|gültig ab
1SFA611100R1001|MP1-10R|7320500371206|Drucktaster|rot, tastend|3SFA|100|ST|412,00|10|1|85365011|SE|0,025|01.01.2026
1SFA611100R1002|MP1-10G|7320500371213|Drucktaster|grün, tastend|3SFA|100|ST|412,00|10|1|85365011|SE|0,025|01.01.2026
1SFA611101R1001|MP2-10R|7320500371404|Drucktaster|rot, rastend|3SFA|100|ST|618,00|10|1|85365011|SE|0,031|01.01.2026
1SFA611210R1003|M2SS1-10|7320500371909|Wahlschalter|schwarz|3SFB|1|ST|12,40|1|1|85365080|CN|0,044|01.01.2026
1SFA611210R1004|M2SS1-11|7320500371916|Wahlschalter|weiß|3SFB|1|ST|12,40|1|1|85365080|CN|0,044|01.01.2026
1SFA611210R1005|M2SS1-12|7320500371923|Wahlschalter|blau|3SFB|1|ST|12,40|1|1|85365080|CN|0,044|01.01.2026`,
  `erpNumber|description|-|unit|purchasePrice|priceUnitSize|manufacturerName|orderNumber
Nr.|Beschreibung|Lagerbestand|Basiseinheit|Einkaufspreis|pro|Herstellercode|Kred.-Artikelnr.
80110|Kabelverschraubung M20|412|STK|64,20|100|LAPP|53111220
80111|Kabelverschraubung M25|95|STK|91,75|100|LAPP|53111230
80125|Schaltschrankleuchte 400 mm|7|STK|38,10|1|RITTAL|2500310
80126|Türpositionsschalter|22|STK|21,45|1|RITTAL|2500460
80140|Filterlüfter 24 V|3|STK|88,90|1|RITTAL|3238124`,
  `orderNumber|manufacturerNumber|manufacturerName|description|description|unit|priceUnitSize|listPrice|purchasePrice
Artikel-Nr.|Lief.-Typ|Hersteller|Bezeichnung||ME|Basis|Listenpreis|Netto
505120|FRCdM-25/4|Eaton|FI-Schalter 4-polig|25 A, 30 mA|ST|1|144,00|83,52
505121|FRCdM-40/4|Eaton|FI-Schalter 4-polig|40 A, 30 mA|ST|1|151,20|87,70
505122|FRCdM-63/4|Eaton|FI-Schalter 4-polig|63 A, 30 mA|ST|1|198,30|115,01
505180|Z-SV-35|Eaton|Sammelschiene|dreiphasig|M|100|912,00|528,96`,
  `orderNumber|manufacturerNumber|description|listPrice
Artikel-Nr. Order no.|Artikelbezeichnung Type designation|Kurztext Description|Listenpreis List price
1000510|ZX 4|Durchgangsklemme, Schraubanschluss, grau|0,74
1000511|ZX 4 BU|Durchgangsklemme, Schraubanschluss, blau|0,79
1000520|ZX 6|Durchgangsklemme, Schraubanschluss, grau|1,02
1000540|ZX 10|Durchgangsklemme, Schraubanschluss, grau|1,61`,
  `!orderNumber|eanNumber|description|description|unit|priceUnitSize|listPrice
7702113|4012196400010|AUSLEGER 110|110 MM FT|STK|1|8,14
7702121|4012196400027|AUSLEGER 210|210 MM FT|STK|1|11,20
7702139|4012196400034|AUSLEGER 310|310 MM FT|STK|1|15,92
7750016|4012196400041|SCHRAUBE M6|M6X12 VZ|STK|100|21,40
7750024|4012196400058|SCHRAUBE M8|M8X16 VZ|STK|100|29,85
7750032|4012196400065|MUTTER M8|VZ|STK|100|12,10`,
  `orderNumber|erpNumber|description|listPrice|priceUnitSize
Materialnummer|Kundenmaterial|Materialkurztext|Listenpreis|pro
19300061441|40-1180|Tüllengehäuse Größe 6, seitlich|18,40|1
19300061541|40-1181|Tüllengehäuse Größe 6, gerade|17,95|1
19300100442|40-1190|Tüllengehäuse Größe 10|22,10|1
09330062601|40-1204|Stifteinsatz 6-polig|9,85|1
09330062701||Buchseneinsatz 6-polig|10,15|1`,
  `-|erpNumber|description|orderNumber|purchasePrice|currency|priceUnitSize|unit
Infosatz|Material|Kurztext|Lieferantenmaterialnummer|Nettopreis|Währg|pro|BME
5300041200|000000000004004401|Näherungsschalter M12|7730015|28,10|EUR|1|ST
5300041203|TX00220458|NX4-M12-AP6X|7730130|29,40|EUR|1|ST
5300041206|TX00220465|Näherungsschalter M8|7634141|44,90|EUR|1|ST
5300041209|TX00220472|Ringsensor 40 mm|7644142|61,20|EUR|1|ST
5300041212|TX00220479|Anschlussleitung 5 m|7582151|9,35|EUR|1|ST`,
  `orderNumber|erpNumber|manufacturerNumber|description|listPrice
Best.-Nr.|Ihre Teilenummer|Herst.-Teile-Nr.|Beschreibung|Listenpreis
312-4401|K-20011|3TX7004|Koppelrelais 24 V|14,20
312-4402|K-20012|3TX7005|Koppelrelais 230 V|15,10
312-4418|K-20019|3TX7014|Ausgangskoppler|16,35`,
  `orderNumber|description|description|listPrice
Artikel-Nr.|Bauform|Bezeichnung|Listenpreis
4102-110|flach|Montageplatte verzinkt|44,00
4102-120|tief|Montageplatte verzinkt|51,00
4102-130|flach|Montageplatte roh|38,50`,
  `manufacturerName|orderNumber|description|listPrice|priceUnitSize
MARQUE|REFCIALE|LIBELLE|TARIF|BASE_TARIF
QVX|047100|Goulotte 40 x 60|8,20|1
QVX|047101|Goulotte 60 x 60|10,40|1
QVX|047210|Embout M4|24,10|100`,
  `orderNumber|manufacturerNumber|description|listPrice
Indeks|Oznaczenie|Nazwa|Cena kat. [zł/100 szt.]
W04.110|TE 1,5-8|Tulejka izolowana 1,5 mm2|4,20
W04.120|TE 2,5-8|Tulejka izolowana 2,5 mm2|5,10
W04.130|TE 4-10|Tulejka izolowana 4 mm2|7,80`,
  `!orderNumber|manufacturerName|manufacturerNumber|description|listPrice|-|purchasePrice|unit
QAB0110|Schneider|A9Z79116|Interruptor 1P 16A|16,820|56,00|7,401|UN
QAB0112|Schneider|A9Z79216|Interruptor 2P 16A|37,440|56,00|16,474|UN
QAB0115|Schneider|A9Z79410|Interruptor 4P 10A|81,900|50,00|40,950|UN
QAB0231|ABB|PZ201-C16|Interruptor 1P 16A C|15,200|40,00|9,120|UN
QAB0232|ABB|PZ202-C16|Interruptor 2P 16A C|33,100|40,00|19,860|UN
QAB0238|ABB|PZ204-C16|Interruptor 4P 16A C|71,000|40,00|42,600|UN`,
  `orderNumber|description|unit|listPrice/purchasePrice|-|-
CODE|DESCRIP|UNIT|Material Price|Labor Price|Total
VX-0001|Kabelrinne 60x200 verzinkt|M|75|100|175
VX-0002|Ausleger 200 mm|PC|20|100|120
VX-0003|Stossverbinder 60 mm|PC|15|90|105
VX-0004|Deckel 200 mm verzinkt|M|30|60|90`,
  `!description|listPrice/purchasePrice
Klemme grau|3.5
Klemme blau|3.5
Endwinkel schmal|1.5
Brücke zweipolig|2
Schild weiss|2.75
Abdeckung|4.25
Sockel|4.25`,
  `orderNumber|description|listPrice|packagingUnitSize|-
Артикул|Наименование|Розничная цена|Упаковка|Остаток
МТ-1001|Выключатель автоматический 16 А|412,50|10|38
МТ-1002|Выключатель автоматический 25 А|431,20|10|12
МТ-1003|Клемма проходная 4 мм²|38,40|50|900`,
  `orderNumber|description|listPrice/purchasePrice|-|-|-
Artikel|Beschreibung|Preis 1 Stk|Preis 10 Stk|Preis 100 Stk|Lager
A-1001|Kabelschuh 6 mm²|0,45|0,41|0,33|1200
A-1002|Kabelschuh 10 mm²|0,55|0,51|0,43|800
A-1003|Kabelschuh 16 mm²|0,65|0,61|0,53|20`,
  `manufacturerName|orderNumber/manufacturerNumber|description|purchasePrice/listPrice|-|deliveryTime
Brand|Part Number|Description|Unit Price|Qty in stock|Lead time
Siemens|6ES7214-1AG40-0XB0|CPU 1214C DC/DC/DC|312.40|12|3 weeks
Siemens|6ES7221-1BH32-0XB0|SM 1221 digital input|141.10|3|3 weeks
Omron|CP1E-N20DT-D|CPU unit 12 in 8 out|188.00|7|10 days`,
  `orderNumber|description|packagingUnitSize|listPrice|eanNumber|weight|width|height|depth
Référence|Désignation|Cond.|Prix tarif HT|Gencod|Poids|Largeur|Hauteur|Profondeur
LEG-092625|Disjoncteur 1P+N 16A|1|18,42|3245060926250|0,12|17,5|83|70
LEG-092626|Disjoncteur 1P+N 20A|1|19,42|3245060926267|0,12|17,5|83|70
LEG-092627|Disjoncteur 1P+N 25A|10|20,42|3245060926274|0,12|17,5|83|70`,
  `orderNumber|description|unit|listPrice|discountGroup|packagingUnitSize|countryOfOriginAbbreviation
Codice|Descrizione|U.M.|Prezzo di listino|Classe sconto|Conf.|Origine
GW10001|Interruttore 1P 16AX|PZ|7,50|A1|10|IT
GW10002|Deviatore 1P 16AX|PZ|9,50|A1|10|IT
GW10003|Pulsante NA|PZ|8,10|A1|10|IT`,
  `orderNumber|description|listPrice/purchasePrice|-|packagingUnitSize|eanNumber
CODIGO|NOMBRE|PRECIO SIN IVA|STOCK|UDS/CAJA|COD. BARRAS
001-23|Tornillo cabeza plana M4|0,12|3400|100|8412345678905
001-24|Tornillo cabeza plana M5|0,14|2200|100|8412345678912
001-25|Tornillo cabeza plana M6|0,18|100|50|8412345678929`,
  `orderNumber|description|unit|listPrice/purchasePrice|-|eanNumber|manufacturerName
Indeks|Nazwa|J.m.|Cena netto|VAT|EAN|Producent
EL-00123|Wyłącznik nadprądowy B16|szt.|12,40|23%|5901234123457|Eaton
EL-00124|Wyłącznik nadprądowy B20|szt.|12,90|23%|5901234123464|Eaton
EL-00125|Przewód YDY 3x2,5|m|3,40|23%|5901234123471|Telefonika`,
  `orderNumber|description|manufacturerName|listPrice|purchasePrice|deliveryTime|minimumOrderQuantityUnitSize
Artikelcode|Omschrijving|Merk|Brutoprijs|Nettoprijs|Levertijd|Min. afname
NL-4400|Installatieautomaat B16|Hager|21,40|12,84|2|1
NL-4401|Installatieautomaat C16|Hager|22,40|13,44|2|1
NL-4402|Aardlekschakelaar 40A|Hager|61,40|36,84|5|1`,
  `orderNumber|description|unit|listPrice/purchasePrice|-|packagingUnitSize
Obj. kód|Název|MJ|Cena bez DPH|Cena s DPH|Balení
CZ-551|Jistič B10/1|ks|89,50|108,30|12
CZ-552|Jistič B16/1|ks|85,50|103,46|12
CZ-553|Kabel CYKY 3x1,5|m|19,90|24,08|100`,
  `orderNumber|description|unit|listPrice|-|packagingUnitSize
Ürün Kodu|Ürün Adı|Birim|Liste Fiyatı|KDV|Koli Adedi
TR-001|Otomatik sigorta 16A|ADET|45,20|20|12
TR-002|Otomatik sigorta 20A|ADET|46,20|20|12
TR-003|Kontaktör 9A|ADET|245,20|20|1`,
  `orderNumber|description|listPrice/purchasePrice|unit|customsTarifNumber|eanNumber
Código|Descrição|Preço|UN|NCM|Código de barras
7890|Disjuntor monopolar 16A|12,90|UN|85362000|7891234567895
7891|Disjuntor bipolar 20A|32,90|UN|85362000|7891234567901
7895|Cabo flexível 2,5|1,90|M|85444900|7891234567918`,
  `orderNumber|eanNumber|description|description|listPrice|-|purchasePrice|image|manufacturerLink|weight
Variant SKU|Variant Barcode|Title|Body (HTML)|Variant Compare At Price|Variant Inventory Qty|Variant Price|Image Src|Handle URL|Variant Grams
LED-10|4006381333931|LED Panel 60x60|Flat panel for ceilings with driver|59.90|10|49.90|https://cdn.example.com/led-10.jpg|https://example.com/led-10|2100
LED-11|4006381333948|LED Panel 30x120|Flat panel for long ceilings with driver|69.90|3|59.90|https://cdn.example.com/led-11.png|https://example.com/led-11|2300
LED-12|4006381333955|LED Downlight|Round light for bathrooms|19.90|0|14.90|https://cdn.example.com/led-12.jpg|https://example.com/led-12|300`,
  `-|orderNumber|description|unit|purchasePrice|listPrice|-|eanNumber
lfd. Nr.|Art.-Nr.|Artikelbezeichnung|Einheit|EK netto|VK brutto|Bestand|EAN-Code
1|500100|Leuchtstoffröhre T8 58 W|Stück|2,10|5,90|100|4008321959713
2|500101|Leuchtstoffröhre T8 36 W|Stück|1,90|4,90|80|4008321959690
3|500102|Starter S10|Stück|0,40|1,20|500|4008321001115
4|500103|Vorschaltgerät EVG 2x58|Stück|12,40|29,90|12|4008321329127`,
  `orderNumber/manufacturerNumber|description|listPrice|discountGroup|-
Catalog No.|Product Description|List Price USD|Discount Schedule|Category
140M-C2E-B16|Motor protection circuit breaker 1.0-1.6 A|98.00|A7|Motor Control
140M-C2E-B25|Motor protection circuit breaker 1.6-2.5 A|98.00|A7|Motor Control
700-HC24Z24|Relay 4PDT 24V DC|31.20|A3|Relays`,
  `!orderNumber|description|unit|packagingUnitSize/-|listPrice/purchasePrice
0100234|Reihenklemme 2,5 mm² grau|ST|50|0,89
0100235|Reihenklemme 4 mm² grau|ST|50|1,09
0100236|Endhalter 10 mm|ST|20|0,79
0100237|Abschlussdeckel grau|ST|20|0,49`,
  `orderNumber|description|copperWeight|copperBaseValue|listPrice|unit|customsTarifNumber|countryOfOriginAbbreviation|rohs
Artikelnr.|Kabeltyp|Cu-Zahl kg/km|Cu-Basis €/100kg|Bruttopreis €/km|Einheit|Zolltarif-Nr.|Ursprungsland|RoHS
11000|ÖLFLEX 110 2x0,5|9,6|150|352,00|km|85444995|DE|ja
11001|ÖLFLEX 110 3x0,5|14,4|150|402,00|km|85444995|DE|ja
11002|ÖLFLEX 110 4x0,5|19,2|150|502,00|km|85444995|FR|ja`,
  `orderNumber|description|description/-|eclass9_1Id|eanNumber|listPrice|image
Produktnummer|Produktname|Produktkategorie|ECLASS|GTIN|UVP|Produktbild
K-100|Schützkombination 7,5 kW|Schütze|27-37-10-03|4011209000011|88,00|k100.jpg
K-101|Schützkombination 11 kW|Schütze|27-37-10-03|4011209000028|108,00|k101.jpg
K-102|Hilfsschalter 2S|Zubehör|27-37-10-05|4011209000035|18,00|k102.jpg`,
  `manufacturerName/-|orderNumber|description|listPrice/purchasePrice|currency|priceUnitSize
Lieferant|Material|Materialkurztext|Nettopreis|Währung|Preiseinheit
Rittal GmbH|100045|Kompaktschrank AE 380x600x210|142,10|EUR|1
Rittal GmbH|100047|Kompaktschrank AE 600x600x210|182,10|EUR|1
Wago|100451|Klemme 2002-1401|54,10|EUR|100`,
  `orderNumber|description|listPrice|-|-|-
Artikelnummer|Bezeichnung|Listenpreis 2026|Listenpreis 2025|Listenpreis 2024|Änderung %
S-1|Steckdose weiß|4,10|3,90|3,70|5,1%
S-2|Steckdose grau|4,50|4,30|4,10|4,7%
S-3|Schalter weiß|5,50|5,30|5,10|3,8%`,
  `orderNumber|description|-|listPrice|-
Artikelnummer|Bezeichnung|Preis CH (CHF)|Preis DE (EUR)|Rabatt %
S-1|Steckdose weiß|4,60|4,10|30
S-2|Steckdose grau|4,90|4,50|30
S-3|Schalter weiß|5,90|5,50|25`,
  `orderNumber|erpNumber/manufacturerNumber|manufacturerName|description|purchasePrice
Bestellnummer|Artikelnummer|Hersteller|Artikeltext|EK
5SL6116-7|100012|Siemens|LS-Schalter C16|4,10
5SL6120-7|100013|Siemens|LS-Schalter C20|4,30
3RT2015-1BB41|100077|Siemens|Schütz 3 kW|21,30`,
  `orderNumber|description|manufacturerName/-|-|deliveryTime/-|listPrice/purchasePrice
SKU|Title|Vendor|Category|Availability|Price
P-1|Motor circuit breaker 1.6-2.5A|Eaton|Protection|in stock|41.20
P-2|Motor circuit breaker 2.5-4A|Eaton|Protection|in stock|41.20
P-3|Contactor 9A 24VDC|Eaton|Contactors|2 days|33.00`,
  `orderNumber|manufacturerNumber|manufacturerName|description|unit|purchasePrice|-
Artikel-Nr.|Herst.-Typ|Herst.|Kurztext|Mengeneinheit|Ihr Preis|Rabatt
998877|PLC-RSC-24DC/21|Phoenix Contact|Relaismodul 24V DC|STK|8,12|35,00
998878|PLC-RSC-230UC/21|Phoenix Contact|Relaismodul 230V|STK|9,12|35,00
998879|UT 2,5|Phoenix Contact|Reihenklemme|STK|0,42|45,00`,
  `orderNumber|description|description|description|weight|width|height|depth|-
Material|Description EN|Bezeichnung DE|Series|Net weight [kg]|Width [mm]|Height [mm]|Depth [mm]|Volume
6EP1333-2BA20|SITOP PSU100S 24 V/5 A|SITOP Stromversorgung 24 V/5 A|SITOP|0.5|50|125|120|0.75
6EP1334-2BA20|SITOP PSU100S 24 V/10 A|SITOP Stromversorgung 24 V/10 A|SITOP|0.8|70|125|120|1.05
6EP1336-2BA10|SITOP modular 24 V/20 A|SITOP Stromversorgung 24 V/20 A|SITOP|1.8|90|125|125|1.4`,
  `orderNumber|-|description|purchasePrice|listPrice|-
Item Number|Item Group|Item Name|Standard Cost|Sales Price|On Hand
10-0001|Cable|Cable gland M20|0.45|0.90|300
10-0002|Cable|Cable gland M25|0.65|1.30|120
10-0003|Duct|Wiring duct 40x60|4.65|9.30|44`,
  `orderNumber|manufacturerNumber|description|listPrice|-|discountGroup|priceUnitSize|unit
Lief-ArtNr|Werksnr|Text1|Preis|Preiskz|Rabattgr|Preiseinh|Meng-Einh
4711|AX-11|Leitungsschutzschalter|1250|1|LS|100|Stck
4712|AX-12|Fehlerstromschutzschalter|8250|1|FI|100|Stck
4713|AX-13|Klemme|25|1|KL|100|Stck`,
  `-|-|-|orderNumber|description|-|listPrice/purchasePrice
id|created_at|updated_at|sku|name|category_id|price
1|2024-02-01|2024-02-03|AB-100|Push button red|4|3.20
2|2024-02-01|2024-02-03|AB-101|Push button green|4|3.20
3|2024-02-01|2024-02-03|AB-102|Selector switch|5|6.20`,
  `orderNumber|description|description/-|listPrice/purchasePrice|unit
Art. č.|Název zboží|Poznámka|Cena Kč|Jedn.
991|Lišta DIN 35 mm 2 m|děrovaná|75,00|ks
992|Lišta DIN 15 mm 2 m|děrovaná|65,00|ks
993|Kanál 40x60|šedý|95,00|m`,
  `orderNumber|description|listPrice/purchasePrice|-|-|-
N° Art.|Libellé|P.U. HT|TVA|P.U. TTC|Famille
A01-22|Bornier 10 pôles|4,50|20|5,40|Borniers
A01-23|Bornier 12 pôles|5,50|20|6,60|Borniers
A02-01|Rail DIN 1 m|3,10|20|3,72|Rails`,
  `eanNumber|orderNumber|description|listPrice/purchasePrice|-
Barcode|Item|Description|Retail|Qty
4006381333931|JX-200|Terminal block grey|1.20|12
4006381333948|JX-201|Terminal block blue|1.20|10
4006381333955|JX-202|End plate|0.60|9`,
  `orderNumber|description|purchasePrice/listPrice|-|minimumOrderQuantityUnitSize|deliveryTime|countryOfOriginAbbreviation|customsTarifNumber
Mfr Part #|Desc.|Price (1+)|Price (25+)|Min. Qty|Lead Time (weeks)|COO|HTS
RC0805FR-0710KL|RES 10K OHM 1% 0805|0.10|0.05|10|12|TW|8533210030
RC0805FR-071KL|RES 1K OHM 1% 0805|0.10|0.05|10|12|TW|8533210030
GRM21BR71H104|CAP CER 0.1UF 50V|0.20|0.11|10|16|JP|8532240020`,
  `!orderNumber|eanNumber|description|listPrice|purchasePrice/-
HX-501|4006381333931|Wechselrichter 5 kW dreiphasig|1499,00|1120,50
HX-502|4006381333948|Wechselrichter 8 kW dreiphasig|1799,00|1320,50
HX-503|4006381333955|Wechselrichter 10 kW dreiphasig|1999,00|1520,50
HX-504|4006381333962|Batterie 10 kWh|3999,00|3120,00`,
  `orderNumber|description|attribute/description|description|-|listPrice
Artikelcode|Benaming|Kleur|Afmetingen|Voorraad|Adviesprijs
X1|Wandcontactdoos enkel|wit|80x80 mm|33|5,95
X2|Wandcontactdoos dubbel|wit|80x150 mm|12|9,95
X3|Schakelaar|crème|80x80 mm|4|6,95`,
  `orderNumber|description|unit|-|-|purchasePrice|listPrice
Kod|Nazwa towaru|Jm|Stan|Rezerwacje|Cena zakupu|Cena sprzedaży
100-1|Gniazdo 16A|szt|40|0|12,00|19,00
100-2|Łącznik|szt|14|2|10,00|15,00
100-3|Puszka|szt|400|0|1,00|1,90`,
  `!eanNumber|orderNumber|description|listPrice|unit
4006381333931|HL-1001|Schütz 24 V DC|12,50 €|Stk
4006381333931|HL-1002|Relais mit Sockel|8,10 €|Stk
96385074|HL-1003|Klemme für Hutschiene|1,20 €|m
036000291452|HL-1004|Taster rot beleuchtet|14,90 €|Stk`,
  `orderNumber|description|description|-|listPrice|eanNumber|packagingUnitSize|-|-
ArtNr|Artikel|Zusatz|WG|Preis in Euro|EAN|Menge VE|Stand|Änderung
10-22|Aufputzdose|IP44|Dosen|1,20|4006381333931|10|01.02.2026|neu
10-23|Unterputzdose|tief|Dosen|0,90|4006381333948|25|01.02.2026|
10-24|Hohlwanddose|winddicht|Dosen|1,60|4006381333955|25|01.02.2026|neu`,
  `orderNumber|description|purchasePrice|listPrice|-|-|unit
Art.Nr|Bez.|HEK|UVP inkl. MwSt|Marge %|Lagermenge|EH
T-5|Ladestation 11 kW|420,00|699,00|40|5|Stk
T-6|Ladestation 22 kW|520,00|799,00|35|3|Stk
T-7|Ladekabel Typ 2|120,00|199,00|40|9|Stk`,
  `orderNumber|description|listPrice/purchasePrice|-|-|-|-
Part No.|Name|1+|10+|100+|1000+|Stock
BC547B|NPN Transistor TO-92|0.10|0.08|0.05|0.03|1000
BC557B|PNP Transistor TO-92|0.11|0.09|0.06|0.03|500
1N4148|Diode 100V|0.04|0.03|0.02|0.01|9000`,
  `orderNumber|description|width|height|depth|weight|listPrice|packagingUnitSize|-
Article|Designation|W|H|D|kg|Price/€|Pack|Page
8106.200|Enclosure base plinth|600|200|600|12.4|210.00|1|44
8106.300|Enclosure base plinth|800|200|600|14.4|230.00|1|44
8106.500|Side panel|1|1800|600|24.4|130.00|2|45`,
  `orderNumber|description|listPrice|discountGroup|-|deliveryTime|-
Référence|Description|Tarif HT|Code remise|Statut|Délai|Page
XB4BA31|Bouton poussoir vert|14,20|M20|Actif|3|112
XB4BA42|Bouton poussoir rouge|14,20|M20|Actif|3|112
XB5AS8442|Arrêt d'urgence|32,40|M21|Actif|5|114`,
  `orderNumber|manufacturerName|description|description/-|unit|listPrice/purchasePrice|-
Codice articolo|Marca|Descrizione|Note|UM|Prezzo|Sconto
IT-01|BTicino|Presa bivalente 16A|bianca|NR|3,10|40
IT-02|BTicino|Interruttore 16A|nera|NR|4,10|40
IT-03|Vimar|Placca 3 moduli|bianca|NR|2,10|35`,
  `orderNumber|description|-|listPrice/purchasePrice|-|-
clave|descripcion|existencia|precio|linea|iva
A20|Cinta aislante negra|33|15.50|Cintas|16
A21|Cinta aislante roja|12|15.50|Cintas|16
A33|Foco LED 9W|150|25.00|Iluminación|16`,
  `eanNumber|description|purchasePrice|-|-|orderNumber|packagingUnitSize|-
EAN|ARTIKELBEZEICHNUNG|EK PREIS|MWST|BESTAND|LIEFERANTEN ARTIKELNR|KARTON|REGAL
4006381333931|Bohrer HSS 6 mm|2,10|19|55|88-1001|10|A1
4006381333948|Bohrer HSS 8 mm|2,90|19|44|88-1002|10|A1
4006381333955|Bohrer HSS 10 mm|3,90|19|12|88-1003|5|A2`,
  `orderNumber|description|unit|priceUnitSize|listPrice|copperWeight|-|eanNumber|customsTarifNumber
Materialnummer|Materialbezeichnung|VKME|Preis per|Preis ohne Cu|CU-Gewicht|Materialgruppe|GTIN Stück|Warennummer
1119304|NYM-J 3X1,5|M|100|62,00|43,2|K100|4044773000012|85444999
1119305|NYM-J 5X1,5|M|100|92,00|72,0|K100|4044773000029|85444999
1119308|NYM-J 5X2,5|M|100|142,00|120,0|K110|4044773000036|85444999`,
  `orderNumber|description|listPrice/purchasePrice
Item|Description|USD
MX-1|Mixing valve, brass|112.40
MX-2|Mixing valve, steel|142.40
MX-3|Check valve|12.10`,
  `-|orderNumber|description|listPrice/purchasePrice|-
Pos.|Nummer|Bezeichnung|Preis|Summe
1|A 4711|Kabelkanal 60x40|4,20|42,00
2|A 4712|Kabelkanal 80x60|6,20|62,00
3|A 4720|Deckel|2,20|22,00`,
  `orderNumber|description|purchasePrice|listPrice|-
Artikelnummer|Bezeichnung|Netto|Brutto|MwSt.
99-1|Taster|10,00|11,90|19
99-2|Schalter|20,00|23,80|19
99-3|Dose|1,00|1,19|19`,
  `-|-/description|orderNumber|description|-|description|description|listPrice/purchasePrice|-|-|image|weight|depth|width|height
ID|Type|SKU|Name|Published|Short description|Description|Regular price|Sale price|Categories|Images|Weight (kg)|Length (cm)|Width (cm)|Height (cm)
1201|simple|WB-20|Wallbox 11 kW|1|Compact wallbox with cable|Wallbox for homes, 11 kW, type 2 plug|499.00|449.00|Charging|https://shop.example/wb20.jpg|4.2|30|20|12
1202|simple|WB-21|Wallbox 22 kW|1|Strong wallbox with cable|Wallbox for companies, 22 kW, type 2 plug|599.00||Charging|https://shop.example/wb21.jpg|4.9|32|22|12
1203|simple|WB-30|Cable holder|1|Holder for the wall|Holder for charging cables, black|19.00|15.00|Accessories|https://shop.example/wb30.jpg|0.4|12|10|8`,
  `orderNumber/erpNumber|description|eanNumber|listPrice|purchasePrice|unit|-|-
Internal Reference|Name|Barcode|Sales Price|Cost|Unit of Measure|Product Category|Quantity On Hand
FURN-001|Desk combination|601647855631|450.00|300.00|Units|Office|12
FURN-002|Chair, black|601647855648|120.00|80.00|Units|Office|3
FURN-003|Cable box|601647855655|20.00|11.00|Units|Office|33`,
  `orderNumber|manufacturerNumber|eanNumber|description|manufacturerName|-|listPrice/-|purchasePrice|listPrice/-|customsTarifNumber|countryOfOriginAbbreviation|weight
Artikelnummer|HAN|GTIN|Artikelname|Hersteller|Netto-VK|Brutto-VK|EK Netto (für GLD)|UVP|TARIC-Code|Herkunftsland|Artikelgewicht
J-10|LT-900|4006381333931|LED Strahler 20 W|Lumitec|25,20|29,99|14,10|39,99|94054299|Deutschland|0,90
J-11|LT-901|4006381333948|LED Strahler 30 W|Lumitec|35,20|41,89|19,10|49,99|94054299|Deutschland|1,10
J-12|LT-902|4006381333955|LED Strahler 50 W|Lumitec|45,20|53,79|27,10|69,99|94054299|China|1,40`,
  `orderNumber|-|description|manufacturerName|-|listPrice/purchasePrice|eanNumber|description|weight|deliveryTime|minimumOrderQuantityUnitSize
ordernumber|mainnumber|name|supplier|tax|price_EK|ean|description_long|weight|shippingtime|minpurchase
SW10001|SW10001|Schukostecker schwarz|ABL|19.00|2.10|4006381333931|Schukostecker aus Gummi, schwarz, IP44|0.05|3|1
SW10002|SW10002|Schukokupplung schwarz|ABL|19.00|2.40|4006381333948|Schukokupplung aus Gummi, schwarz, IP44|0.06|3|1
SW10003|SW10003|CEE-Stecker 16A|Mennekes|19.00|4.40|4006381333955|CEE-Stecker fünfpolig, 16 A, IP44|0.16|5|1`,
  `orderNumber|description/-|description|unit|listPrice|purchasePrice|-|-
Artikelnummer|Matchcode|Bezeichnung|Einheit|VK-Preis1|EK-Preis|Steuersatz|Warengruppe
1000|KABEL NYM|Mantelleitung NYM-J 3x1,5 mm²|m|0,95|0,55|19|Kabel
1001|KABEL NYM5|Mantelleitung NYM-J 5x1,5 mm²|m|1,45|0,85|19|Kabel
1002|DOSE|Abzweigdose IP54|Stück|1,95|0,75|19|Dosen`,
  `orderNumber|description|purchasePrice|listPrice|-|manufacturerName
item_no|item_desc|net_price|list_price|qty|brand
GX-77|Hydraulic hose 1/2"|12.20|18.10|4|Parker
GX-78|Hydraulic hose 3/4"|15.20|22.10|4|Parker
GX-79|Hose clamp|1.20|2.10|40|Norma`,
  `orderNumber|description|description|unit|listPrice/purchasePrice|priceUnitSize|currency
Art-Nr|Benennung1|Benennung2|MEH|Preis|pro|Währ.
55-100|Rohr verzinkt|DN 15|m|4,20|1|EUR
55-101|Rohr verzinkt|DN 20|m|5,20|1|EUR
55-102|Bogen 90°|DN 15|St|1,20|1|EUR`,
  `orderNumber|description|-|listPrice/purchasePrice|-
Produto|Descrição|Grupo|Preço Venda|Estoque
0012|Parafuso sextavado M8|Fixação|1,20|500
0013|Porca sextavada M8|Fixação|0,40|900
0014|Arruela lisa M8|Fixação|0,20|2000`,
  `orderNumber|description|eanNumber|unit|-|listPrice/purchasePrice|discountGroup|-
ARTIKELNUMMER|ARTIKELTEXT|EAN_CODE|MENGENEINHEIT|PREISKENNZEICHEN|PREIS|RABATTGRUPPE|HAUPTWARENGRUPPE
AA100|Schlauchtülle Messing|4006381333931|ST|B|4,10|R12|H1
AA101|Schlauchtülle Stahl|4006381333948|ST|B|3,10|R12|H1
AA102|Doppelnippel|4006381333955|ST|N|2,10|R13|H1`,
  `orderNumber|description|manufacturerName|unit|packagingUnitSize|listPrice/purchasePrice|-
Артикул|Наименование|Производитель|Ед. изм.|Кол-во в упаковке|Цена|Остаток
KL-2041|Клемма проходная 4 мм²|Phoenix Contact|шт|50|41,20|1200
KL-2042|Клемма проходная 6 мм²|Phoenix Contact|шт|50|52,80|340
KL-2051|Клемма заземления 4 мм²|Wago|шт|25|88,10|75`,
  `orderNumber|description|unit|eanNumber|listPrice|purchasePrice
Varenummer|Varenavn|Enhed|EAN-kode|Vejledende pris|Din pris
771-20|Kabelbakke galvaniseret 100 mm|stk|4006381333931|142,00|99,40
771-21|Kabelbakke galvaniseret 200 mm|stk|4006381333948|188,00|131,60
771-30|Endestykke til kabelbakke|stk|4006381333955|21,50|15,05`,
  `orderNumber|description|manufacturerName|listPrice/purchasePrice|customsTarifNumber|-
Cikkszám|Megnevezés|Gyártó|Nettó ár|Vámtarifaszám|Készlet
HU-3310|Kismegszakító B16 1P|Schrack|1 240,00|85362010|44
HU-3311|Kismegszakító C20 1P|Schrack|1 310,00|85362010|12
HU-3350|Áram-védőkapcsoló 40 A|Eaton|9 870,00|85363030|7`,
  `orderNumber|description|manufacturerName|unit|purchasePrice|listPrice
Šifra|Naziv artikla|Proizvođač|Jed. mjere|VPC|MPC
90-115|Utičnica podžbukna bijela|Aling|kom|3,20|4,00
90-116|Prekidač podžbukni bijeli|Aling|kom|2,90|3,63
90-204|Razvodna kutija IP55|Gewiss|kom|4,40|5,50`,
  `-|orderNumber|description|description|unit|packagingUnitSize|listPrice
lfdnr|artnr1|bez1|bez2|me|anz_vpe|listpreis
1|WZ-4410|Crimpzange|0,5-6 mm²|Stück|1|84,90
2|WZ-4411|Abisolierzange|0,2-6 mm²|Stück|1|39,90
3|WZ-4450|Aderendhülse|1,5 mm² rot|Stück|100|4,20
4|WZ-4451|Aderendhülse|2,5 mm² blau|Stück|100|4,60`,
  `orderNumber|description|manufacturerName|eanNumber|purchasePrice/listPrice
Produkt.Artikelnummer|Produkt.Bezeichnung|Produkt.Marke|Produkt.EAN|Produkt.Preis
QD-100|Deckenleuchte rund 18 W|Lumera|4006381333931|24,90
QD-101|Deckenleuchte rund 24 W|Lumera|4006381333948|31,90
QD-220|Wandleuchte IP65|Noctis|4006381333955|44,50`,
  `orderNumber|description|packagingUnitSize|unit|listPrice/purchasePrice
Artikelnummer|Bezeichnung|Menge|Einheit|Preis
RV-1001|Rohrschelle 1/2 Zoll|100|Stück|38,20
RV-1002|Rohrschelle 3/4 Zoll|100|Stück|42,60
RV-1003|Rohrschelle 1 Zoll|50|Stück|29,90
RV-1010|Doppelschelle 1/2 Zoll|50|Stück|44,10
RV-1011|Doppelschelle 3/4 Zoll|50|Stück|47,30`,
  `orderNumber|description|-|unit|listPrice/purchasePrice
Artikelnummer|Bezeichnung|Menge|Einheit|Preis
RV-1001|Rohrschelle 1/2 Zoll|17|Stück|38,20
RV-1002|Rohrschelle 3/4 Zoll|233|Stück|42,60
RV-1003|Rohrschelle 1 Zoll|50|Stück|29,90
RV-1010|Doppelschelle 1/2 Zoll|0|Stück|44,10
RV-1011|Doppelschelle 3/4 Zoll|17|Stück|47,30`,
  `orderNumber|manufacturerName|description|purchasePrice|description/-
Artikel-ID|Marke|Warengruppe|Einkaufspreis|Farbe
5001|Nordlicht|Stehlampe|41,20|weiß
5002|Halden|Tischlampe|22,90|schwarz
5003|Nordlicht|Deckenlampe|63,50|weiß
5004|Halden|Wandlampe|33,10|grau`,
  `!manufacturerName|orderNumber/manufacturerNumber|listPrice/purchasePrice|-|description
TENBRINK|TB4410-7|12400|1|Hydraulikpumpe mit Flansch
OSTERMARK|88120-C|870|4|Dichtungssatz für Zylinder
TENBRINK|TB4417-2|9650|2|Hydraulikmotor mit Bremse
LOHBERG|LB-77120|1340|1|Druckbegrenzungsventil
OSTERMARK|88144-A|425|6|Abstreifer für Kolbenstange
TENBRINK|TB5020-1|15800|1|Steuerblock dreifach`,
  `orderNumber|description|unit|listPrice/purchasePrice
Pos-Nr|Leistung|Einheit|EP
01.01.001|Kabelbühne montieren, Breite 300 mm|m|18,50
01.01.002|Kabelbühne montieren, Breite 500 mm|m|22,80
01.02.001|Steckdose setzen und anschließen|Stk|14,20
02.01.001|Verteiler verdrahten nach Plan|Std|64,00`,
  `orderNumber|description|-|listPrice|packagingUnitSize
Artikelnummer|Artikelbezeichnung|Warengruppe|Listenpreis/100|VE
GW-933-0820|Gewindestange verzinkt M8|Stangen|212,40|20
GW-933-1020|Gewindestange verzinkt M10|Stangen|288,60|20
GW-934-0008|Einschlagmutter M8|Muttern|14,40|500
GW-125-0008|Karosseriescheibe M8|Scheiben|6,40|1000`,
  `orderNumber|description|manufacturerName|-|listPrice|purchasePrice
Kód|Popis|Značka|Skupina|MOC bez DPH|VOC bez DPH
ST-71|Svítidlo nástěnné IP44|Lumtec|Svítidla|890,00|612,00
ST-72|Svítidlo stropní IP20|Lumtec|Svítidla|640,00|431,00
ST-90|Pásek LED 5 m|Ledora|Pásky|320,00|204,00`,
  `orderNumber|manufacturerName|description|listPrice|purchasePrice
SKU|Brand|Product Name|List Price|Selling Price
VN-1100|Orbina|Vacuum pump oil-free 20 l/min|410.00|365.50
VN-1101|Orbina|Vacuum pump oil-free 40 l/min|520.00|478.40
VN-1300|Kestrel|Pressure switch 0-10 bar|74.00|66.60`,
]

const rowsOf = (lines: readonly string[]): SheetRow[] =>
  lines.map((line, at) => ({
    rowIndex: at + 1,
    cells: line.split('|').map((text) => ({ text, kind: text === '' ? 'empty' : 'text' })),
  }))

function readList(list: string) {
  const [fields, ...lines] = list.split('\n')
  const isHeaderless = fields!.startsWith('!')
  const rows = rowsOf(lines)
  const headers = rows[0]!.cells.map(({ text }) => (isHeaderless ? '' : text))
  return {
    rows,
    headers,
    headerRowIndex: isHeaderless ? 0 : 1,
    below: isHeaderless ? rows : rows.slice(1),
    wanted: fields!
      .replace('!', '')
      .split('|')
      .map((field) => field.split('/').map((one) => (one === '-' ? null : one))),
  }
}

describe('price lists of wholesalers, manufacturers and shops', () => {
  test.each(lists.map((list) => [list.split('\n')[1]!, list]))('%s', (_, list) => {
    const { rows, headers, headerRowIndex, below, wanted } = readList(list)
    expect(findHeaderRow(rows)).toBe(headerRowIndex)
    const suggested = suggestImportMapping(headers, below)
    const found = suggested.map(({ articleField }, at) =>
      wanted[at]!.includes(articleField) ? wanted[at]! : [articleField],
    )
    expect(found).toEqual(wanted)
    for (const { certainty } of headerRowIndex === 0 ? suggested : []) expect(certainty).not.toBe('SURE')
  })
})

/** What is said of a list of one column beside an order number. */
function columnOf(header: string, ...values: string[]) {
  const rows = rowsOf(values.map((value, at) => `AB-${at}7|${value}`))
  const { articleField, certainty } = suggestImportMapping(['Bestellnummer', header], rows)[1]!
  return `${articleField} ${certainty}`
}

describe('values go before names', () => {
  test.each([
    ['EAN', ['vg291488', 'vg291501', 'vg291518'], 'null OPEN'],
    ['EAN', ['4006381333932', '4006381333949', '4006381333956'], 'eanNumber CHECK'],
    ['Einheit', ['1', '6', '12'], 'packagingUnitSize CHECK'],
    ['Verpackungseinheit', ['Stk', 'Stk', 'm'], 'unit CHECK'],
    ['Rabattgruppe', ['30 %', '40 %', '30 %'], 'null OPEN'],
    ['Listenpreis', ['30 %', '40 %', '30 %'], 'null OPEN'],
    ['Ursprungsland', ['rot', 'grün', 'blau'], 'null OPEN'],
    ['E-Class', ['a', 'b', 'c'], 'null OPEN'],
    ['Bild', ['ja', 'nein', 'ja'], 'null OPEN'],
    ['Link', ['siehe unten', 'keiner', 'siehe oben'], 'null OPEN'],
    ['Lieferzeit', ['2-3 Wochen', '5 Tage', '10'], 'deliveryTime SURE'],
    ['Preis ab 100 Stück', ['1,20', '1,30', '1,40'], 'null OPEN'],
    ['Preis pro Stück', ['12,10', '14,20', '20,80'], 'listPrice CHECK'],
    ['Preis / ME', ['12,10', '14,20', '20,80'], 'listPrice CHECK'],
    ['Bestellmenge', ['0', '0,000', '0'], 'orderQuantityUnitSize CHECK'],
    ['Gewicht', ['0,000', '0', '0,000'], 'weight CHECK'],
    ['Partnerpreis', ['8,10', '9,20', '11,80'], 'purchasePrice SURE'],
    ['DDP', ['8', '9', '11'], 'listPrice CHECK'],
    ['МРЦ', ['810', '905', '1180'], 'listPrice CHECK'],
    ['Maße', ['12 mm', '14 mm', '20 mm'], 'description CHECK'],
    ['Breite', ['12 mm', '14 mm', '15,5 mm'], 'width SURE'],
    ['Foo', ['4006381333931', '4006381333948', '4006381333955'], 'eanNumber CHECK'],
    ['Foo', ['a.jpg', 'b.jpg', 'c.png'], 'image CHECK'],
  ])('%s with %j is %s', (header, values, expected) => {
    expect(columnOf(header, ...values)).toBe(expected)
  })
})

describe('the row of the column names', () => {
  test('is found by words that only price lists have', () => {
    const rows = rowsOf([
      'Прайс-лист|||',
      'действует с 01.03.2026|||',
      'Артикул|Наименование|Ед. изм.|Розница',
      'KL-2041|Клемма проходная|шт|41,20',
      'KL-2042|Клемма заземления|шт|52,80',
    ])
    expect(findHeaderRow(rows)).toBe(3)
  })

  test('is none where the first row has a number of the form that those below have, whatever stands further down', () => {
    const articles = ['Klemme grau', 'Klemme blau', 'Sockel schmal', 'Relais 24 V', 'Netzteil'].map(
      (name, at) => `artikel_1002${at}|${name}|gr-bl-|`,
    )
    const rows = rowsOf([...articles, '|||', 'artikel_10045|Leuchte|leuchte-klein|rt-gn-ge-', ...articles])
    expect(findHeaderRow(rows)).toBe(0)
    expect(findHeaderRow(rowsOf(['Kennung|Foo|Bar|', ...articles]))).toBe(1)
  })

  test.each(['Spalte1|Spalte2|Spalte3', 'Column 1|Column 2|Column 3', 'Unnamed: 0|Unnamed: 1|Unnamed: 2'])(
    'stands below „%s“, names of a program for columns that have none',
    (names) => {
      const rows = rowsOf([
        names,
        'Profil|Beschreibung|Preis netto',
        '3484|Leiste Eiche|27,00',
        '5835|Leiste Buche|33,00',
        '7616|Leiste Kiefer|31,00',
      ])
      expect(findHeaderRow(rows)).toBe(2)
      expect(findHeaderRow(rows.filter(({ rowIndex }) => rowIndex !== 2))).toBe(1)
    },
  )
})

test('kinds of articles under a name nobody knows join the text, states do not', () => {
  const kinds = ['Rohr gerade', 'Bogen 90 Grad', 'Muffe doppelt', 'Klammer verzinkt']
  const rows = Array.from(
    { length: 12 },
    (_, at) =>
      `KW-${at * 7 + 100}|${kinds[at % 4]}|DN ${(at % 3) * 10 + 50}|${at % 2 ? 'lieferbar' : 'bestellt'}|${at + 4},50`,
  )
  expect(fieldsOf(`Bestellnummer|Brumsel|Bezeichnung|Quarzel|Listenpreis\n${rows.join('\n')}`)).toBe(
    'orderNumber|description|description|-|listPrice',
  )
})

test('prices of which some are whole are prices under a name nobody knows', () => {
  expect(
    fieldsOf(`Bestellnummer|Bezeichnung|Brumsel
KW-100|Rohr gerade|12,50
KW-107|Bogen kurz|8
KW-114|Muffe|3,20
KW-121|Klammer|14
KW-128|Dichtung|0,95`),
  ).toBe('orderNumber|description|listPrice')
})
