import { rename, writeFile } from 'node:fs/promises'

/**
 * Writes `text` to `file` so that another process reads either what stood there before or all of it,
 * never a part. `mode` as for `writeFile`.
 */
export async function writeWhole(file: string, text: string, mode = 0o644): Promise<void> {
  await writeFile(`${file}.new`, text, { mode })
  await rename(`${file}.new`, file)
}
