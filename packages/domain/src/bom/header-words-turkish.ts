import type { HeaderWordRow } from './header-words.ts'

/** Headers in Turkish: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const turkishHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Sipariş kodu|Sipariş no|Sipariş numarası|Stok kodu|Malzeme kodu|Ürün kodu|Ürün no|Parça kodu|Malzeme no|Stok no|Ürün numarası|Katalog no|Katalog numarası|Sipariş referansı|Malzeme numarası|Ürün referansı',
    vague: 'Kod|Kodu|Referans',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Üretici kodu|Üretici parça numarası|Üretici parça no|Parça no|Parça numarası|Tip no|Üretici no|Model no|Üretici ürün kodu|Üretici katalog no|Üretici referansı|Üretici tip|Marka kodu|Tip kodu|Parça kodu üretici|Üretici sipariş kodu|Üretici sipariş no',
    vague: 'Tip|Model|Tipi|Modeli',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Üretici|Marka|Üretici firma|Markası|İmalatçı|Marka/Üretici|Üretici adı|Üretici / Marka|Marka adı',
  },
  {
    meaning: 'description',
    clear:
      'Tanım|Malzeme adı|Ürün adı|Parça adı|Malzeme tanımı|Ürün açıklaması|Malzeme cinsi|Stok adı|Malzemenin adı|Ürün ismi|Malzeme açıklaması|Komponent adı|Malzemeler|Bileşen|Bileşenler|Eleman|Elemanlar|Parçalar|Ürünler|Malzeme adı / açıklama|Malzeme açıklama|Ürün tanımı|Stok açıklaması|Tanımı|Açıklama 1|Teknik açıklama',
    vague: 'Açıklama|Malzeme|Ürün|Parça|Ad|Adı|İsim|Komponent|Cinsi',
  },
  {
    meaning: 'attribute',
    clear: 'Özellik|Özellikler|Değer|Ölçü|Ölçüler|Boyut|Boyutlar|Renk|Teknik özellikler|Gerilim|Güç|Özelliği',
  },
  {
    meaning: 'quantity',
    clear:
      'Miktar|Adet|Adedi|Toplam adet|Toplam miktar|Miktarı|İhtiyaç miktarı|Sipariş miktarı|Adetler|Kaç adet|Gerekli adet|İhtiyaç|Adet/Mt|Adet sayısı|Toplam adedi|Mik.|Miktar (adet)|Pano başına adet',
    vague: 'Sayı|Sayısı',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Birim|Ölçü birimi|Birimi|Br.|Brm|Birim (adet/mt)|Ölçü br.',
  },
  {
    meaning: 'installationLocation',
    clear: 'Pano|Montaj yeri|Konum|Yeri|Pano adı|Montaj|Bulunduğu yer|Pano no',
  },
  {
    meaning: 'bmk',
    clear:
      'Etiket|Cihaz etiketi|Sembol|Eleman kodu|Proje kodu|Şema kodu|Eleman adı|Proje referansı|Devre elemanı|Şema referansı|Cihaz kodu',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Tedarikçi kodu|Tedarikçi parça no|Tedarikçi no|Satıcı kodu|Tedarikçi ürün kodu|Tedarikçi stok kodu|Bayi kodu',
  },
  {
    meaning: 'listPrice',
    clear: 'Liste fiyatı|Katalog fiyatı|Etiket fiyatı',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Birim fiyat|Birim fiyatı|Net fiyat|Alış fiyatı|Adet fiyatı|Birim maliyet|Tane fiyatı|Birim net fiyat|B. fiyat|Net birim fiyat|Alım fiyatı',
    vague: 'Fiyat|Fiyatı|Maliyet|Fiyatlar|Ücret',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Bağlantı|Web adresi|Ürün linki|Satın alma linki|Linki|Linkler|Web sitesi',
  },
  {
    meaning: 'erpNumber',
    clear: 'ERP kodu|Firma stok kodu|Dahili kod|Stok kartı|SAP kodu|Logo kodu',
  },
  {
    meaning: 'isSuppliedPart',
    clear: 'Müşteri temini|Temin eden|Müşteri tedariği',
    vague: 'Temin|Temini|Tedarik',
  },
  {
    meaning: 'remark',
    clear: 'Not|Notlar|Açıklamalar|Yorum|Düşünceler|Ek bilgi|Ek bilgiler|Notlar / açıklama',
  },
  {
    meaning: 'supplier',
    clear: 'Tedarikçi|Satıcı|Firma|Mağaza|Tedarikçi firma|Nereden|Nereden alınacak',
  },
  {
    meaning: 'none',
    clear:
      'Toplam fiyat|Toplam|Tutar|Toplam tutar|Genel toplam|Sıra|Sıra no|S. no|Sıra numarası|Ağırlık|Para birimi|Teslim süresi|Durum|Resim|Kılıf|Stok|Toplam maliyet',
  },
]
