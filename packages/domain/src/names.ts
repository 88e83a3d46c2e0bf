const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/**
 * The form in which names of manufacturers, units and the like are compared: lower case, umlauts spelled out,
 * accents, punctuation and surplus blanks gone. „Weidmüller GmbH & Co. KG" becomes `weidmueller gmbh co kg`.
 */
export const normaliseName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const order = new Intl.Collator('de', { numeric: true })

/** Orders names as a German dictionary does, numbers in them by their value: „Plan 2“ before „Plan 10“. */
export const compareNames = (one: string, other: string): number => order.compare(one, other)

/** The form in which names of master data are compared. A name of signs alone („%") stays as it is. */
export const nameKey = (name: string): string => normaliseName(name) || name.trim().toLowerCase()
