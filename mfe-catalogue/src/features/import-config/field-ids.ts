export const configFieldId = (field: string): string => `importvorlage-${field}`
