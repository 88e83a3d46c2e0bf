export const importEndings = ['.txt', '.csv', '.xlsx', '.xls'] as const
export const maxImportBytes = 200 * 1024 * 1024
