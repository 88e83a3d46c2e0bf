const swedish = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The day by which dates count as passed, `YYYY-MM-DD`. */
export const todayInBerlin = (): string => swedish.format(new Date())
