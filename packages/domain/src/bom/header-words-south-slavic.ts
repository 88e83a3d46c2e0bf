import type { HeaderWordRow } from './header-words.ts'

/** Headers in Slovenian, Croatian and Serbian in Latin letters: the terms of ERP programs, dealers and people's own lists. */
export const southSlavicHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Naročniška številka|Naročniška koda|Naročilna številka|Šifra artikla|Šifra izdelka|Kataloška številka|Kataloški broj|Kat. št|Kat. broj|Broj artikla|Šifra proizvoda|Narudžbeni broj|Oznaka za naročilo|Št. artikla',
    vague: 'Šifra|Artikel|Artikl|Koda',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Šifra proizvajalca|Koda proizvajalca|Št. proizvajalca|Šifra proizvođača|Oznaka proizvođača|Tipska oznaka|Oznaka tipa|Tip naprave',
    vague: 'Tip|Model|Oznaka',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Proizvajalec|Proizvođač|Proizvajalec opreme|Znamka|Blagovna znamka|Marka',
  },
  {
    meaning: 'description',
    clear:
      'Naziv|Naziv artikla|Opis|Opis artikla|Naziv materiala|Naziv materijala|Naziv proizvoda|Naziv robe|Opis opreme|Naziv izdelka|Tehnični opis|Tehnički opis',
    vague: 'Material|Materijal|Element|Komponenta|Proizvod|Izdelek|Oprema',
  },
  {
    meaning: 'attribute',
    clear:
      'Dimenzije|Barva|Boja|Napetost|Napon|Moč|Snaga|Lastnosti|Karakteristike|Nazivni tok|Nazivna struja',
  },
  {
    meaning: 'quantity',
    clear:
      'Količina|Kol.|Kol|Št. kosov|Število kosov|Broj komada|Potrebna količina|Ukupna količina|Skupaj kosov',
    vague: 'Kos|Kosov|Kom|Komada|Število|Broj',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Enota mere|Enota|EM|Jedinica mjere|Jedinica mere|Jed. mj|JM|Jed. mjere',
  },
  {
    meaning: 'installationLocation',
    clear: 'Mesto vgradnje|Omara|Ormar|Mjesto ugradnje|Mesto ugradnje|Polje',
    vague: 'Lokacija',
  },
  {
    meaning: 'bmk',
    clear: 'Oznaka v shemi|Oznaka elementa|Oznaka u shemi|Oznaka naprave|Pozicijska oznaka|Referenčna oznaka',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear: 'Šifra dobavitelja|Koda dobavitelja|Šifra dobavljača|Broj dobavljača|Št. artikla dobavitelja',
  },
  {
    meaning: 'erpNumber',
    clear: 'Ident|Interna šifra|Šifra materiala|Šifra materijala|Interna oznaka|Ident artikla|Interni broj',
  },
  {
    meaning: 'supplier',
    clear: 'Dobavitelj|Dobavljač|Prodajalec|Prodavač',
  },
  {
    meaning: 'listPrice',
    clear: 'Cenik|Cena po ceniku|Cjenik|Maloprodajna cena|Maloprodajna cijena',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Cena na enoto|Cena/enoto|Jedinična cijena|Jedinična cena|Nabavna cena|Nabavna cijena|Neto cena|Cena brez DDV|Cijena bez PDV',
    vague: 'Cena|Cijena',
  },
  {
    meaning: 'isSuppliedPart',
    clear: 'Dobavi naročnik|Dobava naročnika|Isporuka investitora|Dobava investitorja',
  },
  {
    meaning: 'remark',
    clear: 'Opomba|Opombe|Napomena|Napomene|Komentar|Primedba',
  },
  {
    meaning: 'none',
    clear:
      'Poz.|Zap. št|Zaporedna številka|R.br.|Redni broj|Rb.|Znesek|Iznos|Skupaj|Ukupno|Vrednost|Vrijednost|Rabat|Popust|DDV|PDV|Rok dobave|Rok isporuke|Datum|Stran|List',
  },
]
