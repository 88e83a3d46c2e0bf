import type { PriceListWords } from './price-list-words.ts'

/** What price lists and exports of articles name in Polish, Czech and Slovak, Russian, Ukrainian and Bulgarian, Slovene, Croatian and Serbian: the terms of manufacturers and wholesalers there, of customs, of ERP and shop systems. */
export const slavicPriceListWords = {
  pl: {
    orderNumber: {
      clear:
        'Nr katalogowy|Nr kat.|Symbol|Symbol towaru|Indeks towaru|Indeks|Kod produktu|Kod towaru|Kod artykułu|Numer artykułu|Nr artykułu|Numer katalogowy|Numer produktu|Nr produktu|Indeks produktu|Symbol produktu|Nr zamówieniowy|Kod zamówienia|Nr ref.|Nr referencyjny|Kod katalogowy|Kod katal.|Nr towaru|Indeks katalogowy',
      vague: 'Numer|Referencja',
    },
    manufacturerNumber: { clear: 'Oznaczenie typu', vague: 'Oznaczenie' },
    description: {
      clear:
        'Pełny opis produktu|Pełna nazwa|Nazwa towaru|Nazwa produktu|Nazwa artykułu|Opis produktu|Opis towaru|Nazwa pełna|Nazwa skrócona|Nazwa handlowa|Opis krótki|Krótki opis|Opis artykułu|Nazwa usługi|Nazwa materiału|Tytuł',
      vague: 'Produkt|Towar|Artykuł|Usługa|Profil|Nazwa i opis',
    },
    attribute: {
      clear:
        'Seria|Model|Wersja|Kolekcja|Kolor|Wymiary|Wymiar|Rozmiar|Średnica|Grubość|Moc|Napięcie|Pojemność|Wariant|Parametry|Wykończenie',
    },
    image: { clear: 'Zdjęcie|Obraz|Obrazek|Grafika|Zdjęcia|URL zdjęcia' },
    manufacturerLink: { clear: 'Strona produktu|Adres strony' },
    deliveryTime: {
      clear: 'Czas dostawy|Termin dostawy|Czas realizacji|Czas dostawy (dni)|Termin realizacji',
      vague: 'Dostępność',
    },
    unit: { clear: 'J.m.' },
    packagingUnitSize: {
      clear:
        'Opakowanie|Op. zbiorcze|Ilość w kartonie|Szt. w kartonie|Ilość w opakowaniu|Opak.|Szt. w opakowaniu|Opakowanie zbiorcze|Wielkość opakowania|Ilość w op.|Sztuk w opakowaniu|Jednostka opakowania|Szt/opak|Ilość sztuk w opakowaniu|Pakowanie|Szt. w op.|Ilość w paczce|W paczce|Szt/karton|Ilość szt. w kartonie|Paczka',
    },
    priceUnitSize: { clear: 'Jednostka ceny|Jednostka cenowa|Cena za ilość|Cena za' },
    orderQuantityUnitSize: { clear: 'Wielokrotność|Wielokrotność zamówienia|Krotność|Ilość zamawiana' },
    minimumOrderQuantityUnitSize: {
      clear:
        'Minimalna ilość|Minimalne zamówienie|Min. ilość|Minimum logistyczne|Minimalna ilość zamówienia|Min. zamówienie|Minimum zamówienia',
    },
    width: { clear: 'Szerokość' },
    height: { clear: 'Wysokość' },
    depth: { clear: 'Głębokość', vague: 'Długość' },
    weight: { clear: 'Waga|Masa|Waga netto|Waga brutto|Masa netto|Ciężar' },
    purchasePrice: {
      clear:
        'Cena zakupu|Cena zakupu netto|Cena netto po rabacie|Cena po rabacie|Twoja cena|Cena hurtowa|Cena hurtowa netto|Cena dla klienta|Cena nabycia|Koszt zakupu|Cena specjalna|Cena dystrybutora|Cena partnera|Cena dla instalatora|Cena z rabatem|Cena netto zakupu|Cena ewidencyjna|Cena dealerska|Cena po upuście',
      vague: 'Hurt|Cena hurt|Zakup',
    },
    listPrice: {
      clear:
        'Cena katalogowa netto|Cena katal.|Cena katal. netto|Cena kat.|Cena kat. netto|Cena sprzedaży netto|Cena sugerowana|Cena bazowa|Cena katalogowa|Cena cennikowa|Cena cennikowa netto|Cena detaliczna|Cena detaliczna netto|Cena regularna|Cena standardowa|Cena rynkowa|SCD|Cena sugerowana detaliczna',
      vague:
        'Cena sprzedaży|Cena brutto|Cena detaliczna brutto|Cennik|Detal|Cena detal|Sprzedaż|Cena sprzed.|Cena sprzedaży brutto|Cena z VAT',
    },
    price: {
      clear: '',
      vague:
        'Cena PLN|Cena netto PLN|Cena zł|Cena EUR|Ceny|Cena netto|Cena jedn.|Cena jednostkowa|Cena jednostkowa netto|Cena jedn. netto|Cena szt.|Cena za szt.|Cena za sztukę|Cena/szt|Cena netto/szt|Cena netto za szt.|Cena netto/mb|Cena/mb|Cena za mb|Cena za metr',
    },
    discountGroup: {
      clear: 'Grupa rabatowa|Grupa rabat.|Gr. rabatowa|Grupa rab.|Kod rabatu|Grupa cenowa|Nr grupy rabatowej',
    },
    eanNumber: { clear: 'Kod EAN|Kod GTIN|Kod kreskowy|EAN kod|Nr EAN' },
    customsTarifNumber: { clear: 'Kod CN|Kod celny|Taryfa celna|Nr taryfy celnej|PCN|Kod PCN' },
    countryOfOriginAbbreviation: { clear: 'Kraj pochodzenia|Pochodzenie|Kraj produkcji', vague: 'Kraj' },
    currency: { clear: 'Waluta' },
    none: {
      clear:
        'Stan magazynowy|Ilość w magazynie|Magazyn|Kategoria|Grupa|Podgrupa|Nr podgrupy|Opis podgrupy|Grupa towarowa|Asortyment|Rodzina|Rabat|VAT|Stawka VAT|Status sprzedaży|Data|Strona|Marża|Promocja|Podkategoria|Stan|Dostępna ilość|Aktywny|Dział|Uwagi|Zapas',
    },
    manufacturerName: { clear: 'Wydawnictwo|Nazwa producenta|Wytwórca|Marka/Producent' },
  },
  cs: {
    orderNumber: {
      clear:
        'Kód produktu|Kat. č.|Objednací číslo|Obj. číslo|Obj. č.|Kód zboží|Číslo výrobku|Číslo zboží|Číslo artiklu|Kód výrobku|Kat. číslo|Skladové číslo|Číslo položky|Kód položky|Katalógové číslo|Kód tovaru|Objednávacie číslo',
    },
    description: {
      clear:
        'Název produktu|Popis produktu|Označení zboží|Označení|Název|Název zboží|Popis zboží|Název výrobku|Název položky|Názov položky|Popis tovaru|Označenie|Krátký popis|Obchodní název|Názov|Názov produktu|Názov tovaru',
      vague: 'Výrobek|Tovar|Zboží|Produkt|Položka|Služba|Materiál',
    },
    attribute: {
      clear:
        'Řada|Provedení|Varianta|Barva|Farba|Rozměr|Rozmer|Rozměry|Velikost|Průměr|Priemer|Tloušťka|Výkon|Napětí|Napätie|Objem|Prevedenie',
    },
    image: { clear: 'Obrázek|Fotka|Fotografie|URL obrázku|Obrázok' },
    manufacturerLink: { clear: 'Adresa stránky' },
    deliveryTime: {
      clear: 'Dodací lhůta|Termín dodání|Doba dodání|Dodací doba|Dodacia lehota',
      vague: 'Dostupnost',
    },
    unit: { clear: 'MJ|Jednotka množství|Merná jednotka' },
    packagingUnitSize: {
      clear:
        'Balení|Velikost balení|Ks v balení|Množství v balení|Počet v balení|Ks/balení|Balící množství|Balenie|Balenie ks|Ks v krabici|Počet ks v balení|Množstvo v balení|Ks v kartonu',
    },
    priceUnitSize: { clear: 'Cenová jednotka|Cena za množství|Cena za' },
    orderQuantityUnitSize: { clear: 'Objednací množství|Násobek|Násobek objednávky' },
    minimumOrderQuantityUnitSize: {
      clear: 'Minimální odběr|Min. odběr|Minimální množství|Minimální objednávka|Min. množství',
    },
    width: { clear: 'Šířka' },
    height: { clear: 'Výška' },
    depth: { clear: 'Hloubka', vague: 'Délka' },
    weight: { clear: 'Hmotnost|Váha|Hmotnost netto|Hmotnost brutto' },
    purchasePrice: {
      clear:
        'Nákupní cena|NC|Vaše cena|Cena po slevě|Velkoobchodní cena|VOC|Nákupní cena bez DPH|Cena netto|NC bez DPH|Vaša cena|Cena po zľave|VOC bez DPH|Veľkoobchodná cena|Partnerská cena|Dealerská cena|Cena pro partnera|Naše cena|Nákupná cena',
      vague: 'Nákup',
    },
    listPrice: {
      clear:
        'MOC|Ceníková cena bez DPH|Základní cena|Maloobchodní cena|Ceníková cena|Doporučená cena|DMOC|DPC|Doporučená MOC|Cena dle ceníku|MOC bez DPH|Katalogová cena|Bežná cena|Běžná cena|Odporúčaná cena|Maloobchodná cena|Cenníková cena bez DPH|Cenníková cena',
      vague: 'Prodejní cena|Cena s DPH|MOC s DPH|Predajná cena|Prodej|PC|PC bez DPH|Prodejní cena bez DPH',
    },
    price: {
      clear: '',
      vague:
        'Cena Kč|Cena bez DPH|Cena/ks|Cena za kus|Cena za ks|Cena za MJ|Cena MJ|Jednotková cena|Jedn. cena|Cena CZK|Cena EUR|J. cena',
    },
    discountGroup: {
      clear:
        'Rabatová skupina|Slevová skupina|Cenová skupina|Skupina slev|Rab. skupina|Sl. skupina|Zľavová skupina|Rabatná skupina',
    },
    eanNumber: { clear: 'EAN kód|Kód EAN|Čárový kód|Čiarový kód' },
    customsTarifNumber: {
      clear: 'Celní sazebník|Celní kód|Kód KN|Kombinovaná nomenklatura|Číslo celního sazebníku|Colný kód',
    },
    countryOfOriginAbbreviation: { clear: 'Země původu|Původ|Země výroby|Krajina pôvodu', vague: 'Země' },
    currency: { clear: 'Měna' },
    none: {
      clear:
        'Sklad|Kategorie|Skupina|Skupina zboží|Sleva|DPH|Sazba DPH|Datum|Strana|Dodavatel|Zásoba|Skladem|Skladom|Skupina tovaru|Sadzba DPH|Podskupina|Stav skladu|Kategória',
    },
    manufacturerName: { clear: 'Nakladatelství|Vydavatel|Výrobca|Značka' },
  },
  cyrillic: {
    packagingUnitSize: {
      clear:
        'Кратность упаковки|Кількість в упаковці|Кол-во в уп.|Кол-во в упак.|Штук в упаковке|Шт/уп|Упак.|Кратность|Норма отгрузки|Количество в коробке|Кол-во в коробке|Штук в коробке|Транспортная упаковка|Стандартная упаковка|В упаковці|Шт в упаковці|Опаковка|Упаковка|В упаковке|Кол-во в упаковке|Количество в упаковке|Шт. в упаковке|Норма упаковки|В коробке|Пакування',
    },
    minimumOrderQuantityUnitSize: {
      clear:
        'Минимальная партия|Минимальное количество|Мин. кол-во|Мінімальна партія|Мин. заказ|Минимальный заказ|Мин. партия|Мінімальне замовлення',
    },
    weight: { clear: 'Масса|Вес|Вес брутто|Вес нетто|Вага|Маса' },
    deliveryTime: {
      clear: 'Строк поставки|Срок поставки|Срок поставки (дней)|Термін поставки',
      vague: 'Наличие|Наявність',
    },
    purchasePrice: {
      clear:
        'Приходная|Приходная цена|Дилерская цена|Цена закупки|Закупочная цена|Ц. опт|Ц. дил.|Ціна дилера|Цена со скидкой|Цена оптовая|Опт. цена|Стоимость опт|Крупный опт|Мелкий опт|Цена дилерская|Спец. цена|Спеццена|Цена для вас|Цена партнера|Себестоимость|Цена поставщика|Цена нетто|Входная цена|Ціна зі знижкою|Ціна оптова|Ціна закупки|Собівартість|Дилерська ціна|Цена для дилеров|Доставна цена|Цена на едро|Цена с учетом скидки|Опт|Оптовая цена|Цена опт|Закупочная цена|Ваша цена|Оптова ціна|Ціна опт|Закупівельна ціна',
      vague: 'Оптовая|Дилерская|Закупка|Закуп|Закупочная|Оптова|Закупівля|Цена дилера|Гурт',
    },
    listPrice: {
      clear:
        'Прайсовая цена|Тариф|Рекомендована ціна|Цена розничная|Розн. цена|Ц. розн.|Ц. роз.|Цена РРЦ|РЦ|Рекомендуемая цена|Рекомендованная розничная цена|Рекомендуемая розничная цена|Цена базовая|Цена по каталогу|Цена по прайс-листу|Цена прайс|Цена розница|Ціна роздріб|Ціна роздрібна|Цена на дребно|Каталожна цена|Цена без скидки|РРЦ|Рекомендованная цена|Розничная цена|Цена по прайсу|РРЦ грн',
      vague:
        'Цена продажи|Цена реализации|Ціна продажу|Розничная|Базовая|Обычная цена|Старая цена|Прайсовая|Продажна цена|Розница|Прайс|МРЦ|Цена розн.|Роздріб|Цена с НДС|Роздрібна ціна',
    },
    discountGroup: { clear: 'Група знижок|Группа скидок|Скидочная группа' },
    eanNumber: { clear: 'Код EAN|Штрих-код EAN|Штрихкод EAN|Штрих-код|ШК|Баркод' },
    customsTarifNumber: { clear: 'ТН ВЭД|Код ТН ВЭД|УКТ ЗЕД|Код УКТЗЕД' },
    countryOfOriginAbbreviation: {
      clear: 'Страна|Страна происхождения|Страна производства|Країна|Країна походження',
    },
    currency: { clear: 'Валюта' },
    orderNumber: {
      clear:
        'Код номенклатуры|Код позиции|Артикул товара|№ артикула|ID товара|Заказной номер|Заказной код|Код детали|Номер детали|Артикулен номер|Код на продукта|Код товара поставщика|Артикул|Код товара|Код товару|Код артикула|Номенклатурный номер|Арт.|Шифра',
      vague: 'Код|Номер|Позиция',
    },
    manufacturerName: {
      clear:
        'Наименование производителя|Название производителя|Издательство|Фирма производитель|Фирма-производитель|Бренд/производитель|Производитель/бренд|Видавництво|Марка/производитель|Бренд|Производитель|Виробник|Производител|Произвођач|Торговая марка|Торгова марка|Марка|Изготовитель|Фирма',
      vague: 'Компания',
    },
    description: {
      clear:
        'Наименование позиции|Наименование работ|Наименование услуги|Наименование услуг|Наименование номенклатуры|Полное наименование|Название продукта|Товарная позиция|Наименование и характеристика|Наименование, характеристика|Краткое описание|Полное описание|Повна назва|Назва продукту|Опис товару|Наименование на продукта|Краткое наименование|Наименование|Наименование товара|Наименование товаров|Название|Название товара|Номенклатура|Назва|Назва товару|Найменування|Найменування товару|Товар|Опис|Описание|Описание товара|Имя|Име|Назив|Характеристика|Наименование продукции',
      vague: 'Услуга|Услуги|Работа|Послуга|Книга|Ассортимент|Заголовок|Препарат|Продукция|Продукт|Стока',
    },
    attribute: {
      clear:
        'Модификация|Объем|Объём|Диаметр|Толщина|Сечение|Состав|Фасовка|Комплектация|Вид|Серія|Діаметр|Форма выпуска|Исполнение|Формат|Автор|Цвет|Размер|Модель|Тип|Колір|Розмір|Серия',
    },
    image: {
      clear:
        'Изображения|Ссылка на фото|Ссылка на изображение|Фотография|Снимка|Фото|Изображение|Картинка|Зображення',
    },
    manufacturerLink: { clear: 'URL товара|Ссылка на сайт|Ссылка|Посилання' },
    price: {
      clear: '',
      vague:
        'Цена, руб.|Цена руб|Цена за 1 шт|Цена с НДС, руб|Цена без НДС, руб|Цена за м|Цена за метр|Цена за м2|Ціна грн|Ціна без ПДВ, грн|Стоимость, руб|Стоимость с НДС|Стоимость без НДС|Стоимость за единицу|Цена продажи|Расценка|Единична цена|Цена без ДДС|Цена с ДДС|Цена, тг|Цена USD|Цена EUR|Цена|Цена без НДС|Ціна|Ціна без ПДВ|Цена за единицу|Стоимость|Вартість|Цени',
    },
    unit: {
      clear:
        'Единица изм.|Един. изм.|Базовая единица|Мерна единица|Ед.|Ед. изм.|Единица|Единица измерения|Од.|Од. вим.|Одиниця|Одиниця виміру|Мярка|ЕИ|М-ка|Ед. мярка',
    },
    width: { clear: 'Ширина' },
    height: { clear: 'Высота|Висота' },
    depth: { clear: 'Глубина|Глибина', vague: 'Длина|Довжина' },
    none: {
      clear:
        'Наличие на складе|Подгруппа|Группа товаров|Раздел|Ставка НДС|Статус|Резерв|Свободный остаток|Ваш заказ|Наличност|Отстъпка|Остаток|Остатки|Количество|Кол-во|Кількість|Залишок|Склад|Группа|Категория|Група|Категорія|Ценовая группа|Скидка|Знижка|НДС|ПДВ|Сумма|Сума|Заказ|Замовлення|Дата|Примечание',
    },
    manufacturerNumber: {
      clear:
        'Каталожный номер|Каталожный №|Кат. номер|Кат. №|Номер по каталогу|Каталожен номер|Артикул производителя|Код производителя|Артикул виробника|Номер производителя',
      vague: 'Оригинальный номер',
    },
  },
  southSlavic: {
    packagingUnitSize: { clear: 'Kos v pakiranju|Kom/pak|Pakiranje|Pakovanje' },
    minimumOrderQuantityUnitSize: { clear: 'Minimalna količina|Minimalno naročilo|Minimalna narudžba' },
    weight: { clear: 'Masa|Neto teža|Bruto teža|Težina|Teža' },
    deliveryTime: { clear: 'Rok dobave|Rok isporuke|Dobavni rok' },
    purchasePrice: {
      clear:
        'Neto cena|Neto cijena|Nabavna cena|Cena sa popustom|Cijena s popustom|Cena s popustom|Vaša cena|Vaša cijena|Partnerska cena|Veleprodajna cena|Fakturna cena|VPC|Veleprodajna cijena|Nabavna cijena',
      vague: 'Nabavna|NC',
    },
    listPrice: {
      clear:
        'Cena po ceniku|Cjenik|Maloprodajna cena|MPC bez PDV|Cijena po cjeniku|Osnovna cena|Redovna cena|Redovna cijena|Preporučena cena|Priporočena cena|Kataloška cena|Cena po cenovniku|MPC|Maloprodajna cijena',
      vague:
        'Prodajna cena|Prodajna cijena|Cena sa PDV|Cijena s PDV-om|Cena z DDV|MP cena|MP cijena|VP cena|VP cijena|Maloprodaja',
    },
    discountGroup: { clear: 'Rabatna skupina|Rabatna grupa' },
    eanNumber: { clear: 'EAN koda|EAN kod|Črtna koda|Bar kod|Crtična koda' },
    customsTarifNumber: { clear: 'Tarifna številka|Carinska tarifa|Tarifni broj' },
    countryOfOriginAbbreviation: {
      clear: 'Država porekla|Zemlja podrijetla|Zemlja porekla|Zemlja porijekla',
    },
    currency: { clear: 'Valuta' },
    orderNumber: {
      clear:
        'Kat. broj|Koda artikla|Šifra izdelka|Naročniška šifra|Broj artikla|Kat. št.|Šifra|Šifra artikla|Šifra proizvoda|Šifra robe|Kataloški broj|Kataloška številka',
      vague: 'Oznaka|Koda|Kod',
    },
    manufacturerName: {
      clear: 'Izdavač|Proizvođač|Brend|Robna marka|Proizvajalec|Blagovna znamka',
      vague: 'Marka|Znamka',
    },
    description: {
      clear:
        'Opis artikla|Opis proizvoda|Ime proizvoda|Opis izdelka|Naziv|Naziv artikla|Naziv proizvoda|Naziv robe|Naziv izdelka',
      vague: 'Artikal|Artikel|Izdelek|Roba|Ime|Usluga|Storitev|Artikl|Proizvod',
    },
    attribute: {
      clear: 'Barva|Dimenzije|Veličina|Velikost|Prečnik|Premer|Debljina|Snaga|Moč|Napon|Model|Boja',
    },
    price: {
      clear: '',
      vague:
        'Cena|Cena po komadu|Jedinična cena|Cena brez DDV|Cena bez PDV|Cijena bez PDV-a|Cena/kom|Cijena/kom|Cena na enoto|Cijena po komadu|Cijena|Cijena bez PDV|Jedinična cijena',
    },
    unit: {
      clear:
        'JM|J.M.|Jed. mere|Jedinica mere|Merska enota|Jed. mjere|Jedinica mjere|Mjerna jedinica|Enota mere|J. mere',
    },
    image: { clear: 'Slike|Fotografija|Slika' },
    width: { clear: 'Širina' },
    height: { clear: 'Visina' },
    depth: { clear: 'Globina|Dubina', vague: 'Duljina|Dolžina|Dužina' },
    none: {
      clear:
        'Zaloga|Stanje|Grupa|Skupina|Podgrupa|DDV|Stopa PDV|Rabat|Marža|Zaliha|Kategorija|Količina|Popust|PDV',
    },
    manufacturerNumber: { clear: 'Šifra proizvođača' },
  },
} satisfies Record<string, PriceListWords>
