import type { HeaderWordRow } from './header-words.ts'

/** Headers in Polish: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const polishHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Nr katalogowy|Numer katalogowy|Nr kat.|Nr zamówieniowy|Numer zamówieniowy|Numer artykułu|Nr artykułu|Kod artykułu|Kod produktu|Nr części|Numer części|Kod towaru|Numer referencyjny|Kod katalogowy|Kod zamówieniowy|Nr zam.|Nr do zamówienia|Indeks produktu|Nr produktu|Kod zamówienia|Kod wyrobu',
    vague: 'Kod|Symbol|Artykuł',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Numer producenta|Nr producenta|Oznaczenie typu|Kod producenta|Symbol producenta|Nr części producenta|Nr kat. producenta|Numer katalogowy producenta|Nr katalogowy producenta|Typ / nr kat.|Typ aparatu|Symbol/Typ|Typ producenta|Indeks producenta|Kod kat.|Oznaczenie producenta|Typ urządzenia|Model producenta',
    vague: 'Typ|Model',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Producent|Marka|Firma producent|Prod.|Producent / Marka|Firma|Nazwa producenta',
  },
  {
    meaning: 'description',
    clear:
      'Nazwa|Nazwa towaru|Nazwa indeksu|Nazwa indeks|Nazwa artykułu|Opis|Opis artykułu|Nazwa elementu|Nazwa części|Opis towaru|Nazwa produktu|Opis produktu|Nazwa urządzenia|Nazwa materiału|Wyszczególnienie|Podzespół|Podzespoły|Elementy|Części|Komponenty|Nazwa / opis|Nazwa aparatu|Nazwa pozycji|Opis pozycji|Opis aparatu|Opis techniczny|Nazwa skrócona|Nazwa pełna|Nazwa 2|Opis dodatkowy|Charakterystyka|Aparat|Aparatura',
    vague: 'Element|Część|Urządzenie|Materiał|Produkt|Towar|Komponent|Przedmiot|Rzecz',
  },
  {
    meaning: 'attribute',
    clear:
      'Parametry|Wartość elementu|Wymiary|Wymiar|Kolor|Specyfikacja|Dane techniczne|Moc|Napięcie|Rozmiar|Materiał wykonania',
  },
  {
    meaning: 'quantity',
    clear:
      'Ilość|Liczba|Liczebność|Liczba sztuk|Ilość sztuk|Ilość szt.|Ilość razem|Ilość całkowita|Łączna ilość|Il.|Ilość potrzebna|Zapotrzebowanie|Ilość szt|Ilość jedn.|Ilość zam.|Ilość zamawiana|Szt|Ilość na szafę|Ilość na komplet|Ilość łącznie|Ilość w komplecie|Razem szt.|Potrzeba|Normatyw',
    vague: 'Szt.|Sztuk|Sztuki',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'J.m.|Jedn.|Jednostka|Jednostka miary|JM|Jedn. miary|Jm.|J. m.|Jedn. m.|Jedn',
  },
  {
    meaning: 'installationLocation',
    clear:
      'Lokalizacja|Miejsce montażu|Szafa|Rozdzielnica|Miejsce zabudowy|Miejsce|Miejsce zainstalowania|Pole|Szafa sterownicza|Rozdzielnia|Tablica',
    vague: 'Gdzie|Miejsce zabudowy',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Instalacja',
  },
  {
    meaning: 'bmk',
    clear:
      'Oznaczenie|Oznaczenie aparatu|Symbol aparatu|Desygnator|Oznaczenia|Oznaczenie na schemacie|Oznaczenie w schemacie|Ozn.|Ozn. schemat|Oznacz.|Oznaczenie projektowe|Symbol na schemacie|Oznaczenie elementu|Symbol schematowy|Oznaczenie wg schematu',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Nr dostawcy|Numer dostawcy|Kod dostawcy|Symbol TME|Kod TME|Kod hurtowni|Nr u dostawcy|Nr kat. dostawcy|Indeks dostawcy|Symbol dostawcy|Indeks hurtowni|Kod hurtowy|Nr katalogowy dostawcy',
  },
  {
    meaning: 'listPrice',
    clear:
      'Cena katalogowa|Cena cennikowa|Cena detaliczna|Cena kat.|Cena kat. netto|Cena bazowa|Cena listowa',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Cena netto|Cena jednostkowa|Cena jedn.|Cena zakupu|Cena za szt.|Cena za sztukę|Cena/szt.|Cena jedn. netto|Cena szt.|Cena brutto za szt.|Cena j.|Cena jedn. zł|Cena po rabacie|Cena j. netto|Cena jednostkowa netto',
    vague: 'Cena|Koszt|Cena brutto',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Odnośnik|Link do sklepu|Link do produktu|Strona|Adres|Linki|Strona internetowa',
  },
  {
    meaning: 'erpNumber',
    clear:
      'Indeks|Indeks materiałowy|Indeks wewnętrzny|Kod wewnętrzny|Indeks magazynowy|Nr magazynowy|Indeks SAP|Kod ERP|Indeks ERP|Nr materiału',
  },
  {
    meaning: 'isSuppliedPart',
    clear: 'Dostawa inwestora|Dostarcza|Powierzone|Materiał powierzony|Po stronie klienta|Dostawa klienta',
  },
  {
    meaning: 'remark',
    clear:
      'Uwagi|Uwaga|Komentarz|Komentarze|Notatki|Dodatkowe informacje|Informacje|Info dodatkowe|Uwagi / info|Adnotacje|Uwagi dodatkowe',
  },
  {
    meaning: 'supplier',
    clear: 'Dostawca|Sklep|Sprzedawca|Hurtownia|Dystrybutor|Gdzie kupić|Miejsce zakupu|Źródło',
  },
  {
    meaning: 'none',
    clear:
      'Wartość|Wartość netto|Wartość brutto|Suma|Razem|Koszt całkowity|Łączny koszt|Cena łączna|Cena całkowita|Cena razem|L.p.|Lp.|Pozycja|Waga|Masa|Waluta|Termin dostawy|Stan|Status|Zdjęcie|Obudowa|Zamówione|Numer rysunku',
  },
]
