import type { HeaderLanguage, HeaderWordRow } from '@schrankwerk/domain/bom'
import type { PriceListMeaning, PriceListWords } from './price-list-words.ts'
import { romancePriceListWords } from './price-list-words-romance.ts'
import { slavicPriceListWords } from './price-list-words-slavic.ts'

/** The same in other languages: the terms of manufacturers' and wholesalers' price lists there, of customs and of shop systems set to them. */
const words: Record<Exclude<HeaderLanguage, 'home'>, PriceListWords> = {
  ...romancePriceListWords,
  ...slavicPriceListWords,
  nl: {
    orderNumber: {
      clear:
        'Artikelnummer|Artikelcode|Artikelnr|Art.nr|Bestelnummer|Bestelcode|Productcode|Productnummer|Catalogusnummer|Leveranciersartikelnummer|Artikelnr. leverancier',
      vague: 'Artikel',
    },
    description: {
      clear:
        'Naam|Artikelnaam|Omschrijving 1|Artikelomschrijving|Productomschrijving|Korte omschrijving|Lange omschrijving|Productnaam|Benaming|Titel',
      vague: 'Artikel|Product|Dienst|Werkzaamheden',
    },
    attribute: {
      clear:
        'Serie|Reeks|Uitvoering|Model|Kleur|Maat|Afmeting|Afmetingen|Diameter|Dikte|Vermogen|Spanning|Inhoud ml|Variant|Type',
    },
    image: { clear: 'Afbeelding|Afbeelding URL|Productfoto|Plaatje' },
    manufacturerLink: { clear: 'Productpagina|Weblink product' },
    deliveryTime: { clear: 'Levertijd|Levertijd dagen|Levertermijn|Leverdagen', vague: 'Beschikbaarheid' },
    unit: { clear: 'Verkoopeenheid|Besteleenheid|Maateenheid|Hoeveelheidseenheid' },
    packagingUnitSize: {
      clear:
        'Verpakkingseenheid|Verpakking|Verpakt per|Aantal per verpakking|Aantal per doos|Inhoud|Doosinhoud|Verpakkingsaantal|Stuks per doos|Verpakkingshoeveelheid',
    },
    priceUnitSize: { clear: 'Prijseenheid|Prijs per|Prijsbasis|Prijsfactor', vague: 'Factor|Per' },
    orderQuantityUnitSize: { clear: 'Bestelhoeveelheid|Besteleenheid aantal|Bestelveelvoud|Veelvoud' },
    minimumOrderQuantityUnitSize: {
      clear:
        'Minimale afname|Minimum bestelhoeveelheid|Minimale bestelhoeveelheid|Min. afname|Minimum afname|Min. bestelaantal',
    },
    width: { clear: 'Breedte' },
    height: { clear: 'Hoogte' },
    depth: { clear: 'Diepte', vague: 'Lengte' },
    weight: { clear: 'Gewicht|Netto gewicht|Bruto gewicht' },
    purchasePrice: {
      clear:
        'Inkoopprijs|Nettoprijs|Uw prijs|Dealerprijs|Inkoop|Klantprijs|Netto prijs|Inkoopprijs excl. btw|IKP|Netto inkoop|Netto inkoopprijs|Uw nettoprijs|Groothandelsprijs|Kostprijs|Installateursprijs|Netto stuksprijs',
    },
    listPrice: {
      clear:
        'Brutoprijs|Consumentenadviesprijs|Adviesprijs|Bruto prijs|Bruto verkoopprijs|Catalogusprijs|Lijstprijs|Adviesverkoopprijs|AVP|Adviesprijs excl. btw|Bruto stuksprijs|Winkelprijs',
      vague:
        'Verkoopprijs|Verkoop|Prijs incl. btw|Bruto|Eindgebruiker|Consumentenprijs|Verkoopprijs excl. btw|VKP|Verkoopprijs incl. btw',
    },
    price: {
      clear: '',
      vague:
        'Prijs|Prijs excl. btw|Prijs per stuk|Stukprijs|Stuksprijs|Eenheidsprijs|Prijs per eenheid|Prijs excl.',
    },
    discountGroup: {
      clear: 'Kortingsgroep|Kortingscode|Kortingsklasse|Prijsgroep|Korting groep|Kortinggroep|Kort.groep',
    },
    eanNumber: { clear: 'EAN-code|EAN nummer|Streepjescode' },
    customsTarifNumber: {
      clear: 'Goederencode|Douanecode|Statistieknummer|Douanetarief|Intrastatcode|GN-code',
    },
    countryOfOriginAbbreviation: { clear: 'Land van herkomst|Land van oorsprong|Oorsprong|Herkomst' },
    currency: { clear: 'Valuta|Munt' },
    none: {
      clear:
        'Categorie|Groep|Productgroep|Artikelgroep|Korting|BTW|BTW-code|Datum|Pagina|Leverancier|Marge|Subgroep|Hoofdgroep|Subcategorie|Actief|Vrije voorraad',
    },
    manufacturerName: { clear: 'Merknaam|Uitgever|Producent' },
  },
  scandinavian: {
    orderNumber: {
      clear:
        'E-nummer|E-nr|El-nummer|EL-nr|Best.nr|Bestillingsnr|Beställningsnummer|Beställningsnr|Katalognummer|Produktkod|Varekode|Bestillingsnummer|Varunummer|Varenummer|Produktnummer|Art.nr',
    },
    manufacturerNumber: {
      clear:
        'Lev. varenr|Lev.varenr|Leverandør varenr|Leverantörens artikelnr|Producentens varenr|Leverandørens varenr|Lev. artikelnr|Tillverkarens artikelnummer',
    },
    unit: { clear: 'Försäljningsenhet|Salgsenhet|Enh.|Mængdeenhed|Enhed|Enhet|Salgsenhed' },
    priceUnitSize: { clear: 'Prisenhet|Prisenhed|Pris per|Pris pr.|Prisfaktor' },
    packagingUnitSize: {
      clear:
        'Pakning|Pakningsstørrelse|Kolli|Emballage|Förp.|Forp.|Antal/förp|Antal i pakke|Antall i pakning|Antal pr. kolli|Antal/kolli|Kolliantal|Antal per kartong|Förpackning|Förpackningsstorlek|Antal per förpackning|Pakkestørrelse|Forpakning|Antal pr. pakke|Stk. pr. pakke',
    },
    minimumOrderQuantityUnitSize: {
      clear: 'Minsta orderkvantitet|Minsteantall|Min. antal|Min. bestilling|Minsta beställning',
    },
    weight: { clear: 'Nettovikt|Nettovekt|Nettovægt|Vægt|Vekt|Vikt' },
    deliveryTime: { clear: 'Leveringstid|Leveranstid|Ledetid' },
    purchasePrice: {
      clear:
        'Ert pris|Deres pris|Inpris|Ert nettopris|Återförsäljarpris|Forhandlerpris|Grossistpris|Engrospris|Kundpris|Kundepris|Självkostnad|Netto inköpspris|Er pris|Indkøbspris|Innkjøpspris|Inköpspris|Nettopris|Din pris',
      vague: 'Netto|Innpris|Kostpris',
    },
    listPrice: {
      clear:
        'Riktpris|Rek. pris|Rekommenderat pris|Grundpris|Katalogpris|Bruttopris exkl. moms|Vejl. pris|Vejl. udsalgspris|Veil. pris|Veil. utsalgspris|Ordinarie pris|Ordinær pris|Normalpris|Butikspris|Listepris ekskl. moms|Listepris|Bruttopris|Vejledende pris|Veiledende pris|Listpris|Cirkapris',
      vague:
        'Försäljningspris|Utsalgspris|Udsalgspris|Pris inkl. moms|Pris inkl. mva|Brutto|Salgspris|Utpris',
    },
    discountGroup: {
      clear:
        'Rabattgruppe|Rabatgr.|Rabattgr.|Rab.gr.|Rabattkod|Rabatkode|Prisgruppe|Prisgrupp|Rabatgruppe|Rabattgrupp|Rabattgruppe kode',
    },
    eanNumber: { clear: 'EAN-kod|EAN-kode|Stregkode|Strekkode|Streckkod' },
    customsTarifNumber: {
      clear: 'Toldtarifnummer|Toldtarif|Tolltariffnummer|Tulltaxenummer|Statistiskt nummer',
    },
    countryOfOriginAbbreviation: { clear: 'Oprindelsesland|Opprinnelsesland|Ursprungsland' },
    currency: { clear: 'Valuta' },
    manufacturerName: {
      clear:
        'Varemerke|Forlag|Förlag|Mærke|Producent|Varemærke|Fabrikant|Produsent|Merke|Tillverkare|Varumärke|Fabrikat',
    },
    description: {
      clear:
        'Artikelnamn|Varebeskrivelse|Produkttekst|Artikelbeskrivning|Varubenämning|Produktbeskrivelse|Produktbeskrivning|Beskrivelse|Betegnelse|Varebetegnelse|Varenavn|Varetekst|Produktnavn|Benämning|Artikelbenämning|Beskrivning|Produktnamn',
      vague: 'Namn|Navn|Vare|Vara|Produkt|Tekst|Tjänst|Ydelse',
    },
    attribute: {
      clear:
        'Farge|Størrelse|Mått|Mål|Dimension|Dimensjon|Spänning|Spenning|Spænding|Effekt|Modell|Variant|Utförande|Udførelse|Färg|Storlek|Farve',
    },
    price: {
      clear: '',
      vague:
        'Pris/st|Pris pr. stk|Pris per styck|Stk. pris|Pris|Pris ekskl. moms|Pris eks. mva|Pris exkl. moms|Stykpris|Enhedspris|Enhetspris|A-pris',
    },
    image: { clear: 'Bild|Produktbild|Produktbillede|Billede|Bilde' },
    width: { clear: 'Bredde|Bredd' },
    height: { clear: 'Højde|Høyde|Höjd' },
    depth: { clear: 'Djup|Dybde', vague: 'Lengde|Længde|Längd' },
    none: {
      clear:
        'Lagerbeholdning|Varugrupp|Produktgruppe|Kategori|Rabatt|Rabat|Beholdning|Underkategori|Lagerstatus|Lagersaldo|Moms|Mva|Varegruppe|Produktgrupp',
    },
  },
  fi: {
    manufacturerName: { clear: 'Brändi|Kustantaja|Valmistaja|Merkki|Tuotemerkki', vague: 'Toimittaja' },
    priceUnitSize: { clear: 'Hintayksikkö|Hinta per' },
    packagingUnitSize: { clear: 'Pakkaus|Pakkausyksikkö|Pakkauskoko' },
    weight: { clear: 'Nettopaino|Bruttopaino|Paino' },
    deliveryTime: { clear: 'Toimitusaika' },
    purchasePrice: {
      clear:
        'Hankintahinta|Oma hinta|Asiakashinta|Tukkuhinta|Jälleenmyyjähinta|Nettohinta alv 0|Ostohinta|Nettohinta',
      vague: 'Netto',
    },
    listPrice: {
      clear:
        'Ovh|Suositushinta|Listahinta alv 0|OVH-hinta|Perushinta|Suositushinta alv 0|Ohjevähittäishinta|Listahinta|Ohjehinta|Bruttohinta',
      vague: 'Myyntihinta|Verollinen hinta',
    },
    discountGroup: { clear: 'Alennusryhmä' },
    eanNumber: { clear: 'EAN-koodi|Viivakoodi' },
    customsTarifNumber: { clear: 'CN-koodi|Tullinimike' },
    countryOfOriginAbbreviation: { clear: 'Alkuperämaa' },
    currency: { clear: 'Valuutta' },
    orderNumber: {
      clear: 'Sähkönumero|Snro|Tuotenro|Nimikenumero|Nimikekoodi|Tuotenumero|Tuotekoodi|Tilausnumero',
      vague: 'Tuote nro',
    },
    description: {
      clear: 'Nimitys|Tuoteseloste|Nimike|Tuotenimi|Kuvaus|Tuotekuvaus|Tuotteen nimi',
      vague: 'Nimi|Selite|Palvelu|Tuote',
    },
    attribute: { clear: 'Mitat|Malli|Teho|Jännite|Halkaisija|Väri|Koko' },
    price: { clear: '', vague: 'Hinta alv 0|À-hinta|A-hinta|Kappalehinta|Veroton hinta|Hinta|Yksikköhinta' },
    unit: { clear: 'Yks.|Myyntiyksikkö|Määräyksikkö|Yksikkö' },
    image: { clear: 'Tuotekuva|Kuva' },
    width: { clear: 'Leveys' },
    height: { clear: 'Korkeus' },
    depth: { clear: 'Syvyys', vague: 'Pituus' },
    none: {
      clear:
        'Litrahinta|Kilohinta|Vertailuhinta|Varastosaldo|Tuoteryhmä|Alennus|ALV|Kategoria|Varasto|Saldo|Ryhmä',
    },
  },
  hu: {
    priceUnitSize: { clear: 'Áregység|Ár egység' },
    packagingUnitSize: { clear: 'Csomag|Csomagolás|Kiszerelés|Csomagolási egység' },
    weight: { clear: 'Nettó súly|Bruttó súly|Súly|Tömeg' },
    deliveryTime: { clear: 'Szállítási idő|Szállítási határidő' },
    purchasePrice: {
      clear:
        'Nagykereskedelmi ár|Nettó beszerzési ár|Kedvezményes ár|Viszonteladói ár|Partner ár|Partnerár|Nettó nagyker ár|Bekerülési ár|Nettó ár|Beszerzési ár',
      vague: 'Nagyker|Beszerzési|Nagyker ár',
    },
    listPrice: {
      clear:
        'Bruttó listaár|Ajánlott ár|Kisker ár|Nettó listaár|Fogyasztói ár|Katalógusár|Ajánlott fogyasztói ár|Nettó kisker ár|Bruttó kisker ár|Alapár|Listaár',
      vague: 'Eladási ár|Nettó eladási ár|Bruttó eladási ár|Bruttó ár|Kiskereskedelmi ár',
    },
    discountGroup: { clear: 'Árcsoport|Kedvezménycsoport' },
    eanNumber: { clear: 'EAN-kód|Vonalkód' },
    customsTarifNumber: { clear: 'Vámtarifaszám' },
    countryOfOriginAbbreviation: { clear: 'Származási hely|Származási ország', vague: 'Ország' },
    currency: { clear: 'Pénznem|Devizanem' },
    orderNumber: {
      clear:
        'Cikksz.|Rendelési kód|Katalógusszám|Termékszám|Rend. szám|Cikk kód|Cikkszám|Termékkód|Rendelési szám',
      vague: 'Kód',
    },
    manufacturerName: { clear: 'Gyártó neve|Kiadó|Gyártó/Márka|Gyártó|Márka' },
    description: {
      clear:
        'Cikknév|Termék neve|Cikk megnevezése|Termékleírás|Megnevezés|Terméknév|Termék megnevezése|Leírás',
      vague: 'Név|Cikk|Szolgáltatás|Termék',
    },
    attribute: { clear: 'Átmérő|Vastagság|Teljesítmény|Feszültség|Modell|Változat|Szín|Méret' },
    price: { clear: '', vague: 'Nettó egységár|Egys. ár|Bruttó egységár|Ár Ft|Ár|Egységár' },
    unit: { clear: 'Me.|Menny. egység|Mennyiségi egység|Egység|Mértékegység|Menny. egys.' },
    image: { clear: 'Kép URL|Termékkép|Kép' },
    width: { clear: 'Szélesség' },
    height: { clear: 'Magasság' },
    depth: { clear: 'Mélység', vague: 'Hosszúság|Hossz' },
    none: {
      clear:
        'Kategória|Csoport|Cikkcsoport|Termékcsoport|Áfakulcs|Árrés|Raktárkészlet|Készlet|ÁFA|Kedvezmény',
    },
    manufacturerNumber: { clear: 'Gyártói cikkszám' },
    minimumOrderQuantityUnitSize: { clear: 'Minimirendelés' },
  },
  tr: {
    orderNumber: {
      clear:
        'Katalog no|Katalog numarası|Ürün kodu|Stok kodu|Malzeme kodu|Sipariş kodu|Sipariş no|Katalog kodu|Artikel no|Parça no|Parça kodu|Referans no|Malzeme no|Stok no|Ref. no|Model kodu',
      vague: 'Ürün no|Kod|Kodu|Referans',
    },
    manufacturerNumber: { clear: 'Üretici ürün kodu' },
    description: {
      clear:
        'Ürün tanımı|Ürün adı|Açıklama|Malzeme adı|Stok adı|Ürün açıklaması|Malzeme tanımı|Ürün ismi|Stok ismi|Cinsi|Malın cinsi|Malzeme açıklaması|Ürün cinsi|Malzemenin adı|Tanım',
      vague: 'Ürün|Malzeme|Hizmet|Ad|Adı|İsim',
    },
    attribute: {
      clear: 'Seri|Ebat|Renk|Ölçü|Ölçüler|Beden|Çap|Kalınlık|Güç|Gerilim|Hacim|Özellik|Özellikler|Model',
    },
    image: { clear: 'Resim|Görsel|Fotoğraf|Resim URL|Ürün görseli' },
    deliveryTime: { clear: 'Teslim süresi|Teslimat süresi|Teslim tarihi|Termin', vague: 'Temin' },
    packagingUnitSize: {
      clear:
        'Ambalaj|Koli adedi|Paket adedi|Paket içi adet|Koli içi|Kutu adedi|Ambalaj adedi|Kutu içi|Paketteki adet|Koli içi adet|Paket|Koli|Paketleme|Ambalaj miktarı|Paket miktarı|Paket içeriği',
    },
    priceUnitSize: { clear: 'Fiyat birimi miktarı' },
    orderQuantityUnitSize: { clear: 'Sipariş katı|Sipariş miktarı' },
    minimumOrderQuantityUnitSize: {
      clear:
        'Minimum sipariş|Minimum sipariş miktarı|Min. sipariş|Minimum adet|Min. sipariş adedi|Asgari sipariş',
    },
    width: { clear: 'Genişlik|En' },
    height: { clear: 'Yükseklik' },
    depth: { clear: 'Derinlik', vague: 'Uzunluk|Boy' },
    weight: { clear: 'Ağırlık|Net ağırlık|Brüt ağırlık|Birim ağırlık' },
    purchasePrice: {
      clear:
        'Alış fiyatı|Net fiyat|Maliyet|Bayi fiyatı|Toptan fiyat|İskontolu fiyat|Net birim fiyat|Bayi fiyat|Toptan fiyatı|Toptan|Alış fiyat|Özel fiyat|Maliyet fiyatı|Bayi alış fiyatı|Net birim fiyatı',
      vague: 'Alış|Net',
    },
    listPrice: {
      clear:
        'Perakende fiyat|Brüt fiyat|Tavsiye edilen fiyat|Liste fiyatı|Liste fiyat|Katalog fiyatı|Perakende fiyatı|Tavsiye edilen satış fiyatı|PSF|Etiket fiyatı|Liste fiyatı TL',
      vague: 'Satış fiyatı|KDV dahil fiyat|Perakende|Satış|Satış fiyat',
    },
    price: {
      clear: '',
      vague:
        'Fiyat TL|Fiyat|Fiyatı|Birim fiyat|Birim fiyatı|Birim fiyat TL|Fiyat USD|Fiyat euro|KDV hariç fiyat',
    },
    discountGroup: { clear: 'İskonto grubu|İndirim grubu|İskonto kodu' },
    eanNumber: { clear: 'EAN kodu|Barkod|Barkod no' },
    customsTarifNumber: { clear: 'GTİP|GTİP no|GTİP kodu|Gümrük tarife no' },
    countryOfOriginAbbreviation: { clear: 'Menşei|Menşe ülke|Menşe|Üretim yeri', vague: 'Ülke' },
    currency: { clear: 'Para birimi|Döviz|Döviz cinsi|Kur' },
    none: {
      clear:
        'Stok miktarı|Kategori|Grup|Ürün grubu|İskonto|İndirim|KDV|KDV oranı|Tarih|Sayfa|Tedarikçi|Alt kategori|Alt grup|Stok|Mevcut|Miktar|Durum|Tutar',
    },
    manufacturerName: { clear: 'Üretici firma|Marka adı|Yayınevi', vague: 'Firma' },
    unit: { clear: 'Birim|Ölçü birimi|Birimi' },
  },
  el: {
    packagingUnitSize: { clear: 'Τεμάχια ανά συσκευασία|Συσκευασία' },
    weight: { clear: 'Βάρος' },
    listPrice: {
      clear:
        'Τιμή καταλόγου|Λιανική τιμή|Τιμή τιμοκαταλόγου|Τιμή λιανικής|Προτεινόμενη τιμή|Αρχική τιμή|Λιανική',
    },
    eanNumber: { clear: 'Barcode' },
    currency: { clear: 'Νόμισμα' },
    orderNumber: { clear: 'Κωδικός είδους|Κωδ. είδους|Κωδικός|Κωδικός προϊόντος', vague: 'Κωδ.' },
    manufacturerName: { clear: 'Εκδότης|Κατασκευαστής|Μάρκα', vague: 'Εταιρεία' },
    description: {
      clear: 'Περιγραφή είδους|Όνομα προϊόντος|Τίτλος|Περιγραφή|Είδος|Ονομασία',
      vague: 'Προϊόν|Όνομα',
    },
    purchasePrice: {
      clear: 'Χονδρική τιμή|Τιμή χονδρικής|Καθαρή τιμή|Τιμή αγοράς|Κόστος',
      vague: 'Χονδρική',
    },
    price: { clear: '', vague: 'Τιμή χωρίς ΦΠΑ|Τιμή|Τιμή μονάδας' },
    unit: { clear: 'Μονάδα μέτρησης|Μονάδα|Μ.Μ.' },
    none: { clear: 'Απόθεμα|Κατηγορία|ΦΠΑ|Έκπτωση|Ποσότητα' },
  },
  zh: {
    packagingUnitSize: {
      clear:
        '包装数量|包裝數量|每包数量|每包數量|最小包装|最小包裝|装箱数|装箱数量|裝箱數|箱规|入数|包装规格',
    },
    minimumOrderQuantityUnitSize: {
      clear: '最小起订量|起订量|最小订购量|最小訂購量|最低起订量|最低訂購量|起訂量',
    },
    width: { clear: '宽|宽度|寬度' },
    height: { clear: '高|高度' },
    depth: { clear: '深|深度', vague: '长|长度|長度' },
    weight: { clear: '重量|净重|毛重|淨重' },
    listPrice: {
      clear:
        '标价|標價|定价|定價|目录价|目錄價|零售价|零售價|市场价|市價|面价|面價|牌价|牌價|指导价|市场指导价|建议零售价|建議售價|建议售价|建議零售價|原价|原價|公开价|列表价|吊牌价|标准价|標準價',
    },
    eanNumber: { clear: '条码|条形码|條碼|商品条码|商品條碼|国际条码|國際條碼' },
    customsTarifNumber: { clear: '海关编码|海關編碼|税号|稅號|HS编码|HS編碼|商品税号' },
    countryOfOriginAbbreviation: { clear: '原产地|产地|原產地|產地|原产国|原產國' },
    currency: { clear: '币种|货币|幣別|幣種|貨幣' },
    deliveryTime: { clear: '货期|交货期|交期|交貨期|供货周期' },
    orderNumber: {
      clear:
        '产品编号|货号|商品编码|物料编码|订货号|商品编号|料号|品号|产品编码|產品編號|產品編碼|貨號|商品編碼|商品編號|物料編碼|訂貨號|料號|品號',
      vague: '编号|编码|編號|編碼',
    },
    manufacturerName: {
      clear: '品牌|厂家|生产厂家|制造商|厂商|生产商|出版社|製造商|廠牌|廠商|廠家|生產商',
    },
    description: {
      clear:
        '产品名称|商品名称|品名|描述|品名规格|品名規格|产品描述|货品名称|物料名称|產品名稱|商品名稱|貨品名稱|物料名稱|產品描述|产品说明|產品說明',
      vague: '名称|产品|商品|名稱|產品',
    },
    purchasePrice: {
      clear:
        '进价|采购价|成本价|批发价|代理价|优惠价|折后价|供货价|净价|协议价|采购单价|進價|採購價|成本價|批發價|代理價|優惠價|折後價|供貨價|淨價|協議價|採購單價|进货价|進貨價|经销价|經銷價|渠道价|结算价|結算價|会员价|會員價|出厂价|出廠價',
      vague: '成本',
    },
    price: {
      clear: '',
      vague:
        '价格|单价|售价|销售价|含税单价|未税单价|不含税单价|报价|含税价|價格|單價|售價|銷售價|含稅單價|未稅單價|報價|含稅價|未稅價|不含税价',
    },
    unit: { clear: '单位|计量单位|單位|計量單位|销售单位|銷售單位' },
    image: { clear: '图片|主图|圖片|产品图片|產品圖片' },
    none: {
      clear:
        '库存|分类|类别|数量|金额|总价|税率|折扣|序号|庫存|分類|類別|數量|金額|總價|稅率|序號|备注|備註|折扣率',
    },
  },
  ja: {
    orderNumber: {
      clear:
        '商品コード|商品番号|注文コード|注文番号|発注コード|品番|製品番号|製品コード|部品番号|発注品番|品目コード|品目番号',
      vague: 'コード',
    },
    manufacturerNumber: { clear: '型番|型式|形式|メーカー型番|メーカー品番|メーカ品番|形名|型名' },
    manufacturerName: { clear: 'メーカー|メーカー名|メーカ|メーカ名|製造元|ブランド|ブランド名' },
    description: {
      clear: '品名|商品名|製品名|名称|商品説明|商品名称|説明|仕様|製品名称|製品説明|品目名',
      vague: '規格|内容',
    },
    listPrice: {
      clear:
        '定価|標準価格|希望小売価格|メーカー希望小売価格|参考価格|標準小売価格|上代|標準単価|基準価格|カタログ価格',
      vague: '小売価格|店頭価格',
    },
    purchasePrice: {
      clear:
        '仕入価格|仕入単価|仕切価格|仕切単価|卸価格|卸単価|原価|下代|仕入値|仕切値|卸値|納入価格|納入単価|提供価格|代理店価格|購入価格|購入単価',
      vague: '特価|特別価格',
    },
    price: {
      clear: '',
      vague: '価格|単価|販売価格|売価|税抜価格|税込価格|販売単価|見積単価|税抜単価|税込単価|本体価格',
    },
    unit: { clear: '単位|販売単位' },
    packagingUnitSize: { clear: '入数|入り数|梱包数|パック数|入数量|箱入数|梱包単位|包装数' },
    minimumOrderQuantityUnitSize: {
      clear: '最小発注数|最低注文数|最小注文数量|最小発注数量|最低発注数|最低発注数量|最小ロット',
    },
    orderQuantityUnitSize: { clear: '発注単位|注文単位|発注ロット' },
    eanNumber: { clear: 'JANコード|JAN|バーコード' },
    deliveryTime: { clear: '納期|標準納期|リードタイム' },
    width: { clear: '幅' },
    height: { clear: '高さ' },
    depth: { clear: '奥行|奥行き', vague: '長さ' },
    weight: { clear: '重量|質量|本体重量' },
    customsTarifNumber: { clear: 'HSコード|関税番号' },
    countryOfOriginAbbreviation: { clear: '原産国|原産地|生産国' },
    currency: { clear: '通貨' },
    image: { clear: '画像|写真|商品画像|画像URL' },
    none: {
      clear: '在庫|在庫数|カテゴリ|カテゴリー|分類|数量|金額|税率|備考|番号|掛率|掛け率|割引率|改定率',
    },
  },
  ko: {
    orderNumber: {
      clear:
        '품번|품목코드|품목번호|제품코드|제품번호|상품코드|상품번호|자재코드|자재번호|부품번호|부품코드|주문번호|주문코드|항목코드|물품코드',
      vague: '코드|식별번호|관리번호|물품식별번호',
    },
    manufacturerNumber: { clear: '모델번호|형번|제조사 품번|메이커 품번', vague: '모델명|모델|형식|형명' },
    manufacturerName: { clear: '제조사|제조사명|제조업체|제조원|메이커|메이커명|브랜드|브랜드명|출판사' },
    description: {
      clear:
        '품명|품목명|제품명|상품명|부품명|자재명|물품명|명칭|설명|제품설명|상품설명|상세설명|품명 및 규격',
      vague: '이름|품목|제품|상품|항목|항목명|내용|메뉴',
    },
    listPrice: {
      clear:
        '정가|소비자가|소비자가격|권장소비자가|권장소비자가격|표준가|표준가격|표준단가|기준가|기준가격|기준단가|기본가|기본가격|기본단가|정상가|정상가격|리스트가|카탈로그가|권장가격|권장판매가',
      vague: '판매가|판매가격|소매가|소매가격|시중가|시장가격',
    },
    purchasePrice: {
      clear:
        '공급가|공급가격|공급단가|매입가|매입가격|매입단가|구매가|구매가격|구매단가|구입가|구입가격|구입단가|도매가|도매가격|도매단가|원가|납품가|납품가격|납품단가|대리점가|대리점가격|딜러가|딜러가격|파트너가|파트너가격|계약단가|협정가격',
      vague: '출고가|출고가격|입고가|입고단가|특가|특별가|할인가|할인가격|할인단가',
    },
    price: { clear: '', vague: '가격|단가|판매단가|개당 단가|개당 가격|견적단가|제안가|제안가격' },
    unit: { clear: '단위|판매단위|주문단위' },
    packagingUnitSize: { clear: '포장단위|포장수량|입수|입수량|박스입수|박스수량|박스당 수량' },
    minimumOrderQuantityUnitSize: {
      clear: '최소주문수량|최소주문량|최소발주수량|최소발주량|최소구매수량|최소구매량',
    },
    width: { clear: '폭|너비|가로' },
    height: { clear: '높이' },
    depth: { clear: '깊이', vague: '세로|길이' },
    weight: { clear: '중량|무게|순중량|총중량' },
    deliveryTime: { clear: '납기|납기일|표준납기|납품기간|배송기간|리드타임' },
    eanNumber: { clear: '바코드|바코드번호|유통바코드|상품바코드' },
    customsTarifNumber: { clear: 'HS코드|HS부호|관세번호|세번부호|세번' },
    countryOfOriginAbbreviation: { clear: '원산지|제조국|생산국|원산국' },
    currency: { clear: '통화|통화단위|화폐|화폐단위' },
    discountGroup: { clear: '할인그룹|할인코드|할인등급' },
    image: { clear: '이미지|사진|제품이미지|상품이미지|대표이미지|이미지 URL' },
    manufacturerLink: { clear: '링크|제품링크|상품링크|상품페이지|홈페이지|상품 URL' },
    none: {
      clear:
        '재고|재고수량|분류|대분류|중분류|소분류|카테고리|수량|금액|총액|합계|공급가액|부가세|세액|할인율|공급가율|비고|번호|순번|연번|상태|등록상태|등록일|가격정책',
    },
  },
}

export const priceListWordsAbroad = Object.fromEntries(
  Object.entries(words).map(([language, byMeaning]) => [
    language,
    Object.entries(byMeaning).map(([meaning, row]) => ({ meaning: meaning as PriceListMeaning, ...row })),
  ]),
) as Record<Exclude<HeaderLanguage, 'home'>, HeaderWordRow<PriceListMeaning>[]>
