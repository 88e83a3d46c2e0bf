/** What an import's result says on the screen as well, in the same words; `{{shown}}` is how many. */
export const importResultWords = {
  leftOutMost:
    'Der Import ist abgeschlossen, doch die meisten Zeilen wurden nicht übernommen. Bitte sehen Sie die Gründe an, bevor Sie mit den Artikeln arbeiten.',
  withoutManufacturer_one:
    '{{shown}} neuer Artikel hat keinen Hersteller: Weder die Importvorlage noch die Datei nennt ihn. Auch neue Rabattgruppen dieser Zeilen bleiben ohne.',
  withoutManufacturer_other:
    '{{shown}} neue Artikel haben keinen Hersteller: Weder die Importvorlage noch die Datei nennt ihn. Auch neue Rabattgruppen dieser Zeilen bleiben ohne.',
  tenfoldPrices_one:
    'Bei {{shown}} Artikel hat sich ein Preis um Zehnerpotenzen geändert. Die Hinweise zu diesem Import nennen ihn.',
  tenfoldPrices_other:
    'Bei {{shown}} Artikeln hat sich ein Preis um Zehnerpotenzen geändert. Die Hinweise zu diesem Import nennen sie.',
  otherUnits_one:
    '{{shown}} Artikel hat jetzt eine andere Einheit. Die Hinweise zu diesem Import nennen ihn.',
  otherUnits_other:
    '{{shown}} Artikel haben jetzt eine andere Einheit. Die Hinweise zu diesem Import nennen sie.',
  notListed_one: '{{shown}} Artikel der Hersteller dieser Liste steht nicht in ihr; er bleibt im Katalog.',
  notListed_other:
    '{{shown}} Artikel der Hersteller dieser Liste stehen nicht in ihr; sie bleiben im Katalog.',
} as const
