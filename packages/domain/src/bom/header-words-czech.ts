import type { HeaderWordRow } from './header-words.ts'

/** Headers in Czech: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const czechHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Objednací číslo|Obj. číslo|Obj. č.|Objednací kód|Objednávací číslo|Katalogové číslo|Číslo artiklu|Číslo výrobku|Kód zboží|Kód výrobku|Číslo zboží|Kat. číslo|Obj. kód',
    vague: 'Kód|Číslo|Artikl',
  },
  {
    meaning: 'manufacturerNumber',
    clear: 'Typové číslo|Typové označení|Číslo výrobce|Kód výrobce|Číslo dílu|Označení výrobce',
    vague: 'Typ|Model',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Výrobce|Značka|Jméno výrobce',
  },
  {
    meaning: 'description',
    clear:
      'Popis|Název|Názov|Názov výrobku|Názov tovaru|Název výrobku|Název zboží|Název součástky|Popis zboží|Název dílu|Popis položky|Název položky|Výrobek|Součástky|Díly|Komponenty',
    vague: 'Součástka|Materiál|Díl|Položka|Zboží|Produkt|Jméno|Komponenta',
  },
  {
    meaning: 'attribute',
    clear: 'Hodnota|Rozměr|Rozměry|Barva|Parametry|Napětí|Výkon|Specifikace|Velikost',
  },
  {
    meaning: 'quantity',
    clear:
      'Množství|Počet|Počet kusů|Počet ks|Ks|Kusů|Celkový počet|Množství celkem|Potřebné množství|Celkem ks|Celkem kusů|Potřeba',
    vague: 'Kusy',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'M.j.|MJ|Jednotka|Měrná jednotka|Jedn.',
  },
  {
    meaning: 'installationLocation',
    clear: 'Umístění|Rozváděč|Rozvaděč|Skříň',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Zařízení',
  },
  {
    meaning: 'bmk',
    clear: 'Označení|Označení přístroje|Označení ve schématu|Reference součástky',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear: 'Číslo dodavatele|Kód dodavatele|Objednací číslo dodavatele|Kód GM|Kód TME|Kód GME',
  },
  {
    meaning: 'listPrice',
    clear: 'Ceníková cena|Katalogová cena|Doporučená cena',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Cena za kus|Jednotková cena|Nákupní cena|Cena/ks|Cena ks|Cena bez DPH za kus|Cena za ks|Cena za jednotku',
    vague: 'Cena|Cena bez DPH|Cena s DPH',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Odkaz|Odkaz na produkt|Stránka|Webová stránka',
  },
  {
    meaning: 'remark',
    clear: 'Poznámka|Poznámky|Komentář|Pozn.',
  },
  {
    meaning: 'supplier',
    clear: 'Dodavatel|Obchod|Prodejce|Distributor|Zdroj|Kde koupit',
  },
  {
    meaning: 'none',
    clear:
      'Cena celkem|Celkem|Celková cena|Poř. č.|Pořadové číslo|Pozice|Hmotnost|Měna|Dodací lhůta|Stav|Obrázek|Pouzdro|Skladem|Součet',
  },
]
