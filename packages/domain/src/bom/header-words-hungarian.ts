import type { HeaderWordRow } from './header-words.ts'

/** Headers in Hungarian: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const hungarianHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Rendelési szám|Rendelési kód|Cikkszám|Katalógusszám|Termékkód|Termékszám|Alkatrészszám|Rendelésszám|Árucikkszám',
    vague: 'Kód|Azonosító|Cikk',
  },
  {
    meaning: 'manufacturerNumber',
    clear: 'Típusszám|Típusjel|Gyártói cikkszám|Gyártói kód|Gyártói szám|Gyári szám|Típuskód',
    vague: 'Típus|Modell',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Gyártó|Márka|Gyártó neve',
  },
  {
    meaning: 'description',
    clear: 'Megnevezés|Leírás|Terméknév|Termék neve|Cikknév|Alkatrész neve|Cikk megnevezése|Név',
    vague: 'Alkatrész|Alkatrészek|Termék|Anyag|Eszköz|Tétel',
  },
  {
    meaning: 'attribute',
    clear: 'Érték|Méret|Méretek|Szín|Paraméterek|Feszültség|Teljesítmény|Műszaki adatok',
  },
  {
    meaning: 'quantity',
    clear: 'Mennyiség|Darabszám|Darab|Db|Menny.|Összes mennyiség|Szükséges mennyiség|Igény',
    vague: 'Szám',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Mértékegység|M.e.|Egység|Me.',
  },
  {
    meaning: 'installationLocation',
    clear: 'Beépítési hely|Szekrény|Elosztó',
  },
  {
    meaning: 'bmk',
    clear: 'Tervjel|Rajzjel|Eszközjel|Hivatkozási jel|Azonosító jel',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear: 'Beszállítói cikkszám|Szállítói kód|Szállító kódja|Szállítói cikkszám|Beszállítói kód',
  },
  {
    meaning: 'listPrice',
    clear: 'Listaár|Bruttó listaár|Ajánlott ár|Katalógusár',
  },
  {
    meaning: 'purchasePrice',
    clear: 'Egységár|Nettó egységár|Darabár|Beszerzési ár|Ár/db|Egységár (Ft)|Nettó ár',
    vague: 'Ár|Bruttó ár|Bruttó egységár|Költség',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Hivatkozás|Weboldal|Honlap',
  },
  {
    meaning: 'remark',
    clear: 'Megjegyzés|Megjegyzések|Hozzászólás|Komment',
  },
  {
    meaning: 'supplier',
    clear: 'Beszállító|Szállító|Forgalmazó|Bolt|Áruház|Üzlet|Kereskedő|Beszerzés helye',
  },
  {
    meaning: 'none',
    clear:
      'Összesen|Összeg|Összár|Teljes ár|Végösszeg|Mindösszesen|Sorszám|Ssz.|Súly|Tömeg|Pénznem|Szállítási idő|Készlet|Raktárkészlet|Áfa|Kedvezmény|Kép|Dátum|Tokozás|Rajzszám',
  },
]
