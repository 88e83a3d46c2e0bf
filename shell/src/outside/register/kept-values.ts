import { emptyValues, type Values } from './registration.ts'

const key = 'schrankwerk:registration'

interface Kept {
  values: Values
  agreements: { privacy: boolean; terms: boolean }
  /** When the form was opened, in ms. */
  startedAt: number
}

/** What was typed before a reload of this tab; the password is never among it. */
export const readKept = (): Kept => {
  const fresh = {
    values: emptyValues,
    agreements: { privacy: false, terms: false },
    startedAt: Date.now(),
  }
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>
    return { ...fresh, ...kept, values: { ...emptyValues, ...kept.values } }
  } catch {
    return fresh
  }
}

export const keepValues = (kept: Kept): void => sessionStorage.setItem(key, JSON.stringify(kept))

export const forgetValues = (): void => sessionStorage.removeItem(key)
