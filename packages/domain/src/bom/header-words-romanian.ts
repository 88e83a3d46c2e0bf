import type { HeaderWordRow } from './header-words.ts'

/** Headers in Romanian: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const romanianHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Cod articol|Cod produs|Cod comandă|Număr articol|Număr catalog|Cod catalog|Număr comandă|Nr. articol|Nr. catalog|Cod piesă|Cod material',
    vague: 'Cod|Articol|Referință|Reper',
  },
  {
    meaning: 'manufacturerNumber',
    clear: 'Cod producător|Număr producător|Cod fabricant|Cod tip|Model/Tip',
    vague: 'Tip|Model',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Producător|Fabricant|Marcă|Firma producătoare',
  },
  {
    meaning: 'description',
    clear:
      'Denumire|Descriere|Denumire produs|Nume produs|Denumire articol|Denumire material|Denumirea|Denumirea produsului|Descrierea produsului|Nume|Nume componentă|Denumire piesă',
    vague: 'Articol|Produs|Componentă|Componente|Piesă|Piese|Material|Materiale|Echipament',
  },
  {
    meaning: 'attribute',
    clear:
      'Valoare nominală|Dimensiune|Dimensiuni|Culoare|Caracteristici|Specificații|Tensiune|Putere|Mărime',
  },
  {
    meaning: 'quantity',
    clear:
      'Cantitate|Cant.|Nr. buc|Nr. bucăți|Număr bucăți|Bucăți|Cantitate totală|Cantitate necesară|Necesar',
    vague: 'Buc|Buc.|Număr',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Unitate de măsură|UM|U.M.|Unitate măsură',
  },
  {
    meaning: 'installationLocation',
    clear: 'Locație|Tablou|Dulap|Loc montaj',
  },
  {
    meaning: 'bmk',
    clear: 'Simbol schemă|Desemnator|Reper schemă|Notație',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear: 'Cod furnizor|Cod articol furnizor|Număr furnizor',
  },
  {
    meaning: 'listPrice',
    clear: 'Preț de listă|Preț listă|Preț catalog|Preț recomandat',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Preț unitar|Preț/buc|Preț pe bucată|Preț bucată|Preț achiziție|Preț net|Preț unitar fără TVA|Pret/buc.',
    vague: 'Preț|Cost|Preț cu TVA|Preț fără TVA|Preț lei',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Adresă web|Pagină web|Link produs',
  },
  {
    meaning: 'remark',
    clear: 'Observații|Observație|Comentarii|Mențiuni|Note',
  },
  {
    meaning: 'supplier',
    clear: 'Furnizor|Magazin|Distribuitor|Vânzător|Comerciant|De unde',
  },
  {
    meaning: 'none',
    clear:
      'Valoare|Valoare totală|Preț total|Total lei|Cost total|Suma|Nr. crt.|Nr crt|Poziție|Greutate|Monedă|Termen livrare|Stoc|Disponibilitate|TVA|Reducere|Imagine|Dată|Capsulă',
  },
]
