import type { HeaderWordRow } from './header-words.ts'

/** Headers in Czech: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const czechHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Objednací číslo|Obj. číslo|Obj. č.|Objednací kód|Objednávací číslo|Katalogové číslo|Číslo artiklu|Číslo výrobku|Kód zboží|Kód výrobku|Číslo zboží|Kat. číslo|Obj. kód|Objednací č.|Obj.č.|Objednávkové číslo|Obj. označení|Číslo pro objednávku',
    vague: 'Kód|Číslo|Artikl',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Typové číslo|Typové označení|Číslo výrobce|Kód výrobce|Číslo dílu|Označení výrobce|Typ výrobce|Katal. číslo výrobce|Typ přístroje|Kat. č. výrobce|Obj. číslo výrobce|Kód dílu|Typ/obj. č.|Typ / obj. číslo',
    vague: 'Typ|Model',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Výrobce|Značka|Jméno výrobce|Výrobce/značka|Výr.|Fabrikát|Firma',
  },
  {
    meaning: 'description',
    clear:
      'Popis|Název|Názov|Názov výrobku|Názov tovaru|Název výrobku|Název zboží|Název součástky|Popis zboží|Název dílu|Popis položky|Název položky|Výrobek|Součástky|Díly|Komponenty|Název materiálu|Popis materiálu|Popis přístroje|Název přístroje|Název 2|Popis 2|Text|Druh|Přístroj|Specifikace materiálu',
    vague: 'Zařízení|Název zařízení|Součástka|Materiál|Díl|Položka|Zboží|Produkt|Jméno|Komponenta',
  },
  {
    meaning: 'attribute',
    clear: 'Hodnota|Rozměr|Rozměry|Barva|Parametry|Napětí|Výkon|Specifikace|Velikost',
  },
  {
    meaning: 'quantity',
    clear:
      'Množství|Počet|Počet kusů|Počet ks|Ks|Kusů|Celkový počet|Množství celkem|Potřebné množství|Celkem ks|Celkem kusů|Potřeba|Množ.|Mn.|Počet kusů celkem|Ks celkem|Množství ks|Mn. celkem|Množství na kus|Požadované množství',
    vague: 'Kusy',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'M.j.|MJ|Jednotka|Měrná jednotka|Jedn.|M. j.|Měr. j.|Měr. jedn.|Jed.',
  },
  {
    meaning: 'installationLocation',
    clear: 'Umístění|Rozváděč|Rozvaděč|Skříň|Místo|Místo montáže|Rozvaděč/pole|Pole|Místo vestavby',
    vague: 'Kde|Kam',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Zařízení',
  },
  {
    meaning: 'bmk',
    clear:
      'Označení|Označení přístroje|Označení ve schématu|Reference součástky|Ozn.|Označení v dokumentaci|Označení prvku|Ozn. ve schématu|Označení ve výkresu|Značení|Ozn. přístroje',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Číslo dodavatele|Kód dodavatele|Objednací číslo dodavatele|Kód GM|Kód TME|Kód GME|Obj. č. dodavatele|Kód u dodavatele|Č. dodavatele|Katalogové číslo dodavatele',
  },
  {
    meaning: 'listPrice',
    clear: 'Ceníková cena|Katalogová cena|Doporučená cena|Základní cena|Cena katalogová|Ceník',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Cena za kus|Jednotková cena|Nákupní cena|Cena/ks|Cena ks|Cena bez DPH za kus|Cena za ks|Cena za jednotku|Cena/MJ|Cena za MJ|Jedn. cena|Cena jedn.|Nákupní cena/ks|Cena po slevě|J. cena',
    vague: 'Cena|Cena bez DPH|Cena s DPH',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Odkaz|Odkaz na produkt|Stránka|Webová stránka',
  },
  {
    meaning: 'erpNumber',
    clear:
      'Interní číslo|Skladové číslo|Skl. číslo|Číslo položky|Interní kód|Číslo materiálu|Kód položky|Reg. číslo|Registrační číslo|Skladová karta|Skl. karta',
  },
  {
    meaning: 'isSuppliedPart',
    clear: 'Dodá zákazník|Dodává|Dodávka zákazníka|Dodává zákazník|Dodávka objednatele',
  },
  {
    meaning: 'remark',
    clear: 'Poznámka|Poznámky|Komentář|Pozn.|Pozn|Upozornění',
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
