const numbered = Array.from({ length: 999 }, (_, at) => `.${String(at + 1).padStart(3, '0')}` as const)

/** Tables, BMEcat and DATANORM, whose files count up in their endings. */
export const importEndings = ['.txt', '.csv', '.xlsx', '.xls', '.xml', '.wrg', '.rab', ...numbered] as const
export const maxImportBytes = 200 * 1024 * 1024
