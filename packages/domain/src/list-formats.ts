/** What a parts list may come as. */
export const bomExtensions = ['xlsx', 'xls', 'csv', 'xlsb', 'ods'] as const

/** Why a file of this name is no parts list, with the way to hand it in; undefined where its ending says it all. */
export const whyNoBom = (filename: string): string | undefined =>
  /\.txt$/i.test(filename)
    ? 'Stücklisten werden als xlsx, xls, xlsb, ods oder csv angenommen, nicht als txt. Wenn die Datei eine Tabelle enthält, benennen Sie sie in .csv um; Trennzeichen und Zeichensatz werden erkannt.'
    : undefined
