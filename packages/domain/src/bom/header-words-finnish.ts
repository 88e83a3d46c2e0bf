import type { HeaderWordRow } from './header-words.ts'

/** Headers in Finnish: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const finnishHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Tilausnumero|Tilausnro|Tuotenumero|Tuotenro|Tuotekoodi|Tilauskoodi|Nimikenumero|Nimikenro|Nimikekoodi|Sähkönumero|Luettelonumero|Osanumero|Artikkelinumero',
    vague: 'Koodi|Tunnus',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Tyyppinumero|Tyyppimerkintä|Valmistajan tuotenumero|Valmistajan koodi|Valmistajan numero|Tyyppikoodi|Mallinumero',
    vague: 'Tyyppi|Malli',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Valmistaja|Merkki|Tuotemerkki',
  },
  {
    meaning: 'description',
    clear: 'Kuvaus|Selite|Nimitys|Tuotenimi|Tuotteen nimi|Tuotekuvaus|Nimi|Nimike|Komponentin nimi',
    vague: 'Tuote|Osa|Osat|Komponentti|Tarvike|Tavara|Materiaali',
  },
  {
    meaning: 'attribute',
    clear: 'Arvo|Mitta|Mitat|Väri|Koko|Jännite|Teho|Tekniset tiedot',
  },
  {
    meaning: 'quantity',
    clear: 'Määrä|Lukumäärä|Kappalemäärä|Lkm|Kpl|Määrä yhteensä|Kpl yhteensä|Tarve',
    vague: 'Kappaletta',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Yksikkö|Yks.|Mittayksikkö',
  },
  {
    meaning: 'installationLocation',
    clear: 'Sijainti|Kotelo|Keskus|Kaappi|Asennuspaikka',
  },
  {
    meaning: 'bmk',
    clear: 'Laitetunnus|Positiotunnus|Komponenttitunnus|Viitetunnus',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear: 'Toimittajan tuotenumero|Toimittajan numero|Toimittajan koodi|Tukun numero',
  },
  {
    meaning: 'listPrice',
    clear: 'Listahinta|Luettelohinta|Ovh|Suositushinta|Bruttohinta',
  },
  {
    meaning: 'purchasePrice',
    clear: 'Yksikköhinta|Kappalehinta|Ostohinta|Nettohinta|Hinta/kpl|Hinta per kpl|Hankintahinta|á-hinta',
    vague: 'Hinta|Hinta alv 0|Hinta sis alv',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Linkki|Linkit|Verkkosivu|Kotisivu|Osoite',
  },
  {
    meaning: 'remark',
    clear: 'Huomautus|Huomautukset|Huomio|Huom.|Kommentti|Kommentit|Lisätiedot|Lisätieto',
  },
  {
    meaning: 'supplier',
    clear: 'Toimittaja|Myyjä|Kauppa|Jälleenmyyjä|Tukku|Ostopaikka|Hankintapaikka',
  },
  {
    meaning: 'none',
    clear:
      'Yhteensä|Summa|Kokonaishinta|Hinta yhteensä|Rivisumma|Järjestysnumero|Rivi|Paino|Valuutta|Toimitusaika|Varasto|Alv|Alennus|Kuva|Päivämäärä|Kotelotyyppi',
  },
]
