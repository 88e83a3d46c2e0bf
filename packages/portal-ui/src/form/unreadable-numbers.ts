/** What number fields hold, by the path of the field; it counts where the value is NaN, which JSON does not know. */
export type NumberTexts = Readonly<Record<string, string>>

type Tree = Record<string, unknown>

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Tree | null | undefined)?.[key], values)

/** The texts of those fields that cannot be read. */
export const unreadableTexts = (values: object, texts: NumberTexts): NumberTexts =>
  Object.fromEntries(Object.entries(texts).filter(([path]) => Number.isNaN(valueAt(values, path))))

/** Values that JSON gave back, with NaN again in the fields that have a text. */
export const withUnreadable = <Values extends object>(values: Values, texts: NumberTexts): Values => {
  const restored = structuredClone(values)
  for (const path of Object.keys(texts)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const parent = (keys.length === 0 ? restored : valueAt(restored, keys.join('.'))) as Tree | undefined
    if (parent) parent[last] = Number.NaN
  }
  return restored
}
