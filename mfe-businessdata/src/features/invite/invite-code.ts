const key = 'schrankwerk:invite'

const isCode = (text: string): boolean => /^[\w-]{43}$/.test(text)

let inMemory: string | undefined

/** Keeps the code of a link for this tab, so that the address can do without it; a broken one is none. */
export const keepCode = (code: string): void => {
  inMemory = isCode(code) ? code : undefined
  try {
    if (inMemory) sessionStorage.setItem(key, inMemory)
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the code lasts until a reload.
  }
}

export const keptCode = (): string | undefined => {
  try {
    return inMemory ?? sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
