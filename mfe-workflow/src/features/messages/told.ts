/** What all tabs of this browser know together: when one asked last, and by conversation how far it has been told. */
export interface Told {
  askedAt: number
  positions: Readonly<Record<string, number>>
}

export const toldKey = (userId: string): string => `schrankwerk:desktop-told:${userId}`

export const readTold = (userId: string): Told | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(toldKey(userId)) ?? 'null') as Told | null) ?? undefined
  } catch {
    return undefined
  }
}

export const keepTold = (userId: string, told: Told): void =>
  localStorage.setItem(toldKey(userId), JSON.stringify(told))
