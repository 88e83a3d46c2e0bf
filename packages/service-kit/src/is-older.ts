import { stat } from 'node:fs/promises'

/** Whether what lies there was last written before this time (milliseconds since 1970); false where nothing lies. */
export async function isOlder(path: string, than: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < than
}
