export const csvEndings = ['.csv'] as const
export const maxCsvBytes = 20 * 1024 * 1024
