const swedish = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** `YYYY-MM-DD`, as end dates count. */
export const todayInBerlin = (): string => swedish.format(new Date())
