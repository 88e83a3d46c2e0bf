import type { HeaderWordRow } from './header-words.ts'

/** Headers in Polish: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const polishHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Nr katalogowy|Numer katalogowy|Nr kat.|Nr zamówieniowy|Numer zamówieniowy|Numer artykułu|Nr artykułu|Kod artykułu|Kod produktu|Nr części|Numer części|Kod towaru|Numer referencyjny|Kod katalogowy',
    vague: 'Indeks|Kod|Symbol|Artykuł',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Numer producenta|Nr producenta|Oznaczenie typu|Kod producenta|Symbol producenta|Nr części producenta',
    vague: 'Typ|Model',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Producent|Marka|Firma producent',
  },
  {
    meaning: 'description',
    clear:
      'Nazwa|Nazwa towaru|Nazwa artykułu|Opis|Opis artykułu|Nazwa elementu|Nazwa części|Opis towaru|Nazwa produktu|Opis produktu|Nazwa urządzenia|Nazwa materiału|Wyszczególnienie|Podzespół|Podzespoły|Elementy|Części|Komponenty',
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
      'Ilość|Liczba|Liczebność|Liczba sztuk|Ilość sztuk|Ilość szt.|Ilość razem|Ilość całkowita|Łączna ilość|Il.|Ilość potrzebna|Zapotrzebowanie',
    vague: 'Szt.|Sztuk|Sztuki',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'J.m.|Jedn.|Jednostka|Jednostka miary|JM|Jedn. miary',
  },
  {
    meaning: 'installationLocation',
    clear: 'Lokalizacja|Miejsce montażu|Szafa|Rozdzielnica',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Instalacja',
  },
  {
    meaning: 'bmk',
    clear: 'Oznaczenie|Oznaczenie aparatu|Symbol aparatu|Desygnator|Oznaczenia|Oznaczenie na schemacie',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear: 'Nr dostawcy|Numer dostawcy|Kod dostawcy|Symbol TME|Kod TME|Kod hurtowni|Nr u dostawcy',
  },
  {
    meaning: 'listPrice',
    clear: 'Cena katalogowa|Cena cennikowa|Cena detaliczna',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Cena netto|Cena jednostkowa|Cena jedn.|Cena zakupu|Cena za szt.|Cena za sztukę|Cena/szt.|Cena jedn. netto|Cena szt.|Cena brutto za szt.',
    vague: 'Cena|Koszt|Cena brutto',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Odnośnik|Link do sklepu|Link do produktu|Strona|Adres|Linki|Strona internetowa',
  },
  {
    meaning: 'remark',
    clear: 'Uwagi|Uwaga|Komentarz|Komentarze|Notatki|Dodatkowe informacje|Informacje|Info dodatkowe',
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
