import { expect, test } from 'vitest'
import { fieldsOf, suggestionsFor } from './price-list.example.ts'

test.each([
  [
    'keys that a system made are no text',
    'GUID|Beschreibung|E-Preis\n{1C0A7722-4F0E-4B1A-9D53-0A1B2C3D4E5F}|Wandhalter weiß|12,50\n{2D1B8833-5A1F-4C2B-8E64-1B2C3D4E5F60}|Wandhalter grau|12,90\n{3E2C9944-6B20-4D3C-9F75-2C3D4E5F6071}|Deckel|3,40',
    '-|description|listPrice',
  ],
  [
    'amounts with four digits and decimals are no customs tariff numbers',
    `Modell|Stoßdämpfer vorn|Stoßdämpfer hinten\n${['Kombi', 'Limousine', 'Cabrio', 'Coupé', 'Bus', 'Pritsche'].map((name, at) => `${name}|${[2850, 1750][at % 2]}.00|${[2650, 1550][at % 2]}.00`).join('\n')}`,
    'description|listPrice|purchasePrice',
  ],
  [
    'yes and no in Spanish are no countries',
    'SKU|Producto|Precio|Negro\nC-0200|Playera caballero|95,50|SI\nC-0300|Playera dama|89,90|SI\nD-0200|Playera joven|79,90|SI',
    'orderNumber|description|listPrice|-',
  ],
  [
    'a drink is no currency',
    'sku|tipo|precio\nzc-23|ron|46,57\ndp-12|ron|112,41\nfc-04|ron|57,95',
    'orderNumber|description|listPrice',
  ],
  [
    'what is printed for few or many pieces is the size of a price only where prices are told for so many',
    'Artikelnummer|Bezeichnung|Preis|PG1_Basis\nK-1|Boden 360|25,40|34\nK-2|Boden 420|27,10|43\nK-3|Boden 580|37,80|56',
    'orderNumber|description|listPrice|-',
  ],
  [
    'round amounts of a small currency are no numbers',
    `Bezeichnung|Dram\n${['Schrittmotor', 'Spindel', 'Riemen', 'Kupplung', 'Lager', 'Welle'].map((name, at) => `${name}|${7000 + at * 1300}`).join('\n')}`,
    'description|listPrice',
  ],
  [
    'a name of pictures is no text',
    'CATALOG_ID|PRODUCT_NAME|IMAGE_FILENAME\nA-1|Wall lamp|wall_lamp.jpg\nA-2|Floor lamp|floor_lamp.jpg\nA-3|Desk lamp|desk_lamp.jpg',
    'orderNumber|description|image',
  ],
  [
    'a number that says whether something is shown is no price',
    'Artikelnummer|Name|Show price (0 = No, 1 = Yes)|Price\nM-1|Messschieber 150|1|470,50\nM-2|Messschieber 200|1|502,10\nM-3|Messschieber 300|0|613,20',
    'orderNumber|description|-|listPrice',
  ],
  [
    'a change in per cent is no price',
    'Produit|Unité|Variation (%)\nCâble 1,5|m|13,64\nCâble 2,5|m|3,02\nCâble 4|m|2,46',
    'description|unit|-',
  ],
  [
    'names of products are not numbers of their maker',
    'Product Name|Part Number / SKU|Manufacturer|Price\nMSIM-7-B socket|MSIM-7-A|Grolm|120,49\nJN1FS plug|JN1FS04FK1|Stupf|463,60\nCX-90 plug|CX90M-24P|Grolm|88,10',
    'description|orderNumber|manufacturerName|listPrice',
  ],
  [
    'the least that is bought is no price',
    'name|description|price|Minimo de compra\nBilletera|billetera grande|8849,99|3\nCartera|cartera chica|5310,50|2\nBolso|bolso de viaje|12100,00|1',
    'description|description|listPrice|minimumOrderQuantityUnitSize',
  ],
  [
    'prices before and after tax',
    'SKU|Product|MRP|Pre GST|Post GST\nB-90|Sealant 90 ml|1075|524|618,32\nB-180|Sealant 180 ml|2121|1031|1216,58\nB-240|Sealant 240 ml|2808|1365|1610,70',
    'orderNumber|description|listPrice|purchasePrice|-',
  ],
  [
    'the number of the part is its maker’s, beside a code of the list',
    'Código|Fabricante|Part number|Tipo|Observações|Preço\nRAM-001|Grolm|8JTF25664AZ|DDR3 UDIMM|usada|12,50\nRAM-002|Stupf|M3-78T2953|DDR2 UDIMM|nova|14,10\nRAM-003|Grolm|SG572568FH|DDR3 RDIMM|nova|18,90',
    'orderNumber|manufacturerName|manufacturerNumber|description|-|listPrice',
  ],
  [
    'a share in per cent is no price, whatever it is a share of',
    'SKU|Precio|Moneda|Porcentaje de compra\n30-4471|7,60|USD|80\n30-4472|12,40|USD|20\n30-4490|3,15|USD|100',
    'orderNumber|listPrice|currency|-',
  ],
  [
    'prices above those to pay are those of the list',
    'Артикул|Повне найменування|Сайт|оптова\nGT-01|Капучіно класичне|72,00|58,50\nGT-02|Капучіно горіхове|74,00|60,10\nGT-05|Какао дитяче|51,00|41,70',
    'orderNumber|description|listPrice|purchasePrice',
  ],
  [
    'for how many the prices are, under the name of a unit',
    'Item|Cost|Unit|SKU\nConduit 1/2|37.34|100|EM-12\nConduit 3/4|81.83|100|EM-34\nBox 4 in|2.10|1|BX-4\nScrew 8x1|4.90|1000|SC-81',
    'description|purchasePrice|priceUnitSize|orderNumber',
  ],
  [
    'names below one heading over several columns',
    'Bestellnummer|Bezeichnung|Preis LP|Preis PE|Preis RG\nRK-25|Klemme grau|0,89|100|R1\nRK-26|Klemme blau|0,93|100|R1\nED-25|Deckel|12,40|1|R2',
    'orderNumber|description|listPrice|priceUnitSize|discountGroup',
  ],
  [
    'no unit where the answer is no',
    'Model|Description|Certified|Price\nSYS-240P|Server tall|No|19234\nSYS-110P|Server small|No|3380\nSYS-120H|Server wide|Yes|11337',
    'orderNumber|description|-|listPrice',
  ],
  [
    'a key of a system beside the number of the article',
    'ID|Article|Title|Price\n302|1165|Sattel|74,90\n68077|1934|Dichtung|24,30\n68078|2071|Griff|18,10',
    '-|orderNumber|description|listPrice',
  ],
])('%s', (_, table, fields) => {
  expect(fieldsOf(table)).toBe(fields)
})

test('a price that is nought in all rows is never sure', () => {
  const [, , price] = suggestionsFor(`Bestellnummer|Bezeichnung|Listenpreis
WK-22|Klemme|0
WK-23|Endwinkel|0,00
WK-31|Relais|0`)
  expect(price).toMatchObject({
    articleField: 'listPrice',
    certainty: 'CHECK',
    reason: '„Listenpreis“: die Werte sind lauter Nullen; bitte prüfen',
  })
})
