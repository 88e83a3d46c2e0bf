// Writes the API page beside an openapi.json. Run with: node gateway/src/api-page/write-api-page.ts <web folder>/docs
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiPageStyle, renderApiPage } from './render-api-page.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Say which folder holds openapi.json: node write-api-page.ts <web folder>/docs')
const description = JSON.parse(await readFile(join(folder, 'openapi.json'), 'utf8'))
await writeFile(join(folder, 'index.html'), renderApiPage(description))
await writeFile(join(folder, 'page.css'), apiPageStyle)
