import { normaliseName } from '@schrankwerk/domain'

/** The form in which names of master data are compared. A name of signs alone („%") stays as it is. */
export const nameKey = (name: string): string => normaliseName(name) || name.trim().toLowerCase()
