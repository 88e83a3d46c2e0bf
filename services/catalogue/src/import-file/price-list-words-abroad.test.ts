import { describe, expect, test } from 'vitest'
import { fieldsOf } from './price-list.example.ts'

describe('price lists of other countries', () => {
  test.each([
    [
      'Russian',
      `Код|Наименование товара|Производитель|Ед. изм.|Стоимость, руб|Стоимость опт, руб
TM-25|Трансформатор масляный 25 кВА|Барнаул|шт|61538,18|49846,00
TM-63|Трансформатор масляный 63 кВА|Барнаул|шт|81812,94|66269,00
TM-100|Трансформатор масляный 100 кВА|Минск|шт|95234,26|77140,00
TM-160|Трансформатор масляный 160 кВА|Минск|шт|122646,25|99344,00
TM-250|Трансформатор масляный 250 кВА|Барнаул|шт|158415,00|128317,00`,
      'orderNumber|description|manufacturerName|unit|listPrice|purchasePrice',
    ],
    [
      'Russian with two numbers',
      `Код товара|Каталожный номер|Наименование|Ц. розн.|Ц. опт
99613|1987946010|Ремень поликлиновый 4РК648|78,00|61,00
94632|0242236566|Свеча зажигания|184,26|140,00
93015|0242240652|Свеча зажигания WR 6|163,20|122,00
90405|F00M144143|Регулятор напряжения|999,06|760,00
60614|0261230037|Датчик давления|869,16|655,00`,
      'orderNumber|manufacturerNumber|description|listPrice|purchasePrice',
    ],
    [
      'Japanese',
      `商品コード|品名|メーカー|単位|定価|仕切価格
NF32-3P|ノーヒューズ遮断器 3P 30A|河村電器|個|4,200|2,100
NF63-3P|ノーヒューズ遮断器 3P 60A|河村電器|個|5,800|2,900
SC-03|電磁接触器 200V|富士電機|個|3,100|1,700
SC-05|電磁接触器 200V 1a1b|富士電機|個|3,400|1,900
BL-1|ブレーカ取付台|内外電機|個|640|320`,
      'orderNumber|description|manufacturerName|unit|listPrice|purchasePrice',
    ],
    [
      'Japanese, with signs as wide as its letters',
      `品番|メーカー品番|製品名称|入数（個）|標準価格（税抜）|代理店価格（税抜）
K-1001|ZA-22|端子台 2.5 mm²|50|120|78
K-1002|QX-7310|端子台 4 mm²|50|150|97
K-2001|9911-B|中継リレー 24 V|10|1,480|960
K-2002|7B2-330|タイマー|1|5,200|3,380
K-3001|TT-9|表示灯|10|980|640`,
      'orderNumber|manufacturerNumber|description|packagingUnitSize|listPrice|purchasePrice',
    ],
    [
      'Chinese in its traditional writing',
      `料號|廠牌|產品名稱|單位|定價|經銷價
K-1001|士林|端子台 2.5 mm²|個|12|8
K-1002|士林|端子台 4 mm²|個|15|10
K-2001|台達|中繼繼電器 24 V|個|148|96
K-2002|台達|限時電驛|個|520|338
K-3001|士林|指示燈|個|98|64`,
      'orderNumber|manufacturerName|description|unit|listPrice|purchasePrice',
    ],
    [
      'Korean',
      `번호|품번|품명|규격|제조사|단위|소비자가(원)|공급가(원)|비고
1|K-1001|단자대|2.5 mm²|한빛전기|개|1,200|780|
2|K-1002|단자대|4 mm²|한빛전기|개|1,500|970|
3|K-2001|릴레이 24 V|4극|누리기전|개|14,800|9,600|단종 예정
4|K-2002|타이머|60 초|누리기전|개|52,000|33,800|
5|K-3001|표시등 적색|22 mm|한빛전기|개|9,800|6,400|`,
      '-|orderNumber|description|description|manufacturerName|unit|listPrice|purchasePrice|-',
    ],
    [
      'Korean with its own levels of prices and a share',
      `순번|상품코드|상품명|단위|권장기준가|특판공급가|공급가 비율
1|40017|케이블 트레이 200|m|18,000|12,600|0.70
2|40023|케이블 트레이 300|m|24,000|15,600|0.65
3|41108|행거 볼트|개|900|540|0.60
4|41212|조인트|개|1,500|1,050|0.70
5|42001|커버|m|7,500|4,900|0.65`,
      '-|orderNumber|description|unit|listPrice|purchasePrice|-',
    ],
    [
      'Spanish of Argentina',
      `SKU|Descripción|Marca|Costo|Venta|IVA %
CY-716|Grabador 16 canales|CYGNUS|55,10|68,90|21
CY-721|Grabador 16 canales IA|CYGNUS|502,72|654,19|21
DS-961|Grabador 128 canales|HIKVISION|3997,00|5210,00|21
IP-220|Cámara domo 2 MP|CYGNUS|30,50|35,00|21
IP-240|Cámara domo 4 MP|HIKVISION|48,00|59,00|21`,
      'orderNumber|description|manufacturerName|purchasePrice|listPrice|-',
    ],
    [
      'Portuguese',
      `Cód. artigo|Designação|Marca|Un.|Preço de tabela|Preço revenda
D-101|Disjuntor 1P 10 A|Hager|un|8,40|6,10
D-102|Disjuntor 1P 16 A|Hager|un|8,40|6,10
D-201|Diferencial 2P 25 A|Hager|un|42,00|31,50
D-202|Diferencial 2P 40 A|Hager|un|45,80|34,20
D-301|Contactor 25 A|Hager|un|28,90|21,70`,
      'orderNumber|description|manufacturerName|unit|listPrice|purchasePrice',
    ],
    [
      'Danish',
      `Varenr|Varebetegnelse|Fabrikat|Enhed|Vejl. pris|Kundepris
7011203|Automatsikring C10|ABB|stk|84,00|61,00
7011204|Automatsikring C16|ABB|stk|84,00|61,00
7011305|Fejlstrømsafbryder 25 A|Hager|stk|420,00|315,00
7011306|Fejlstrømsafbryder 40 A|Hager|stk|458,00|342,00
7011407|Kontaktor 25 A|ABB|stk|289,00|217,00`,
      'orderNumber|description|manufacturerName|unit|listPrice|purchasePrice',
    ],
    [
      'Hungarian',
      `Cikkszám|Megnevezés|Gyártó|Me.|Listaár|Partner ár
K-1001|Kismegszakító C10|Schrack|db|1 840|1 310
K-1002|Kismegszakító C16|Schrack|db|1 840|1 310
K-2001|Áram-védőkapcsoló 25 A|Schrack|db|12 400|9 300
K-2002|Áram-védőkapcsoló 40 A|Hager|db|13 800|10 300
K-3001|Mágneskapcsoló 25 A|Hager|db|8 890|6 670`,
      'orderNumber|description|manufacturerName|unit|listPrice|purchasePrice',
    ],
    [
      'Croatian',
      `Šifra artikla|Naziv artikla|Proizvođač|JM|VP cijena|Cijena s popustom
A-101|Automatski osigurač C10|Končar|kom|4,40|3,10
A-102|Automatski osigurač C16|Končar|kom|4,40|3,10
A-201|Zaštitna sklopka 25 A|Schrack|kom|22,00|16,50
A-202|Zaštitna sklopka 40 A|Schrack|kom|25,80|19,20
A-301|Sklopnik 25 A|Končar|kom|18,90|14,70`,
      'orderNumber|description|manufacturerName|unit|listPrice|purchasePrice',
    ],
  ])('are read in %s', (_, table, expected) => {
    expect(fieldsOf(table)).toBe(expected)
  })
})
