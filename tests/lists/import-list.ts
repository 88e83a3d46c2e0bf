import { setTimeout as pause } from 'node:timers/promises'
import {
  type ArticleImport,
  createImportConfig,
  getArticleImportHistory,
  type ImportField,
  importFields,
} from '@schrankwerk/contracts'
import type { Person } from '@schrankwerk/infra/demo/people.ts'
import type { Expected } from './real/real-files.ts'

interface Headers {
  sheet: string
  headerRowIndex: number
  headers: string[]
  suggestedMapping: { importHeader: string; articleField: ImportField | null }[]
}

/** Columns of a wholesaler need a configuration of one; these lists are the manufacturers'. */
const isImportField = (field: string | null): field is ImportField =>
  field !== null && !field.startsWith('wholesaler') && (importFields as readonly string[]).includes(field)

/** Imports a price list as an admin does: look at its headers, make a configuration, start, wait for the end. */
export async function importList(
  admin: Person,
  name: string,
  bytes: Uint8Array,
  expected: Expected | undefined,
): Promise<ArticleImport> {
  const row: Record<string, string> = expected ? { headerRowIndex: String(expected.headerRowIndex) } : {}
  const seen = (await admin.upload('/import/config/headers', { name, bytes }, row)) as Headers
  const wanted = expected
    ? Object.entries(expected.mapping).map(([importHeader, articleField]) => ({ importHeader, articleField }))
    : seen.suggestedMapping
  const { id } = await admin.call(createImportConfig, {
    body: {
      title: name,
      description: 'Prüfung mit einer echten Liste',
      filename: name,
      headers: seen.headers,
      fieldMapping: wanted.flatMap(({ importHeader, articleField }) =>
        isImportField(articleField)
          ? [{ importHeader: secondIfTwice(importHeader, seen.headers), articleField }]
          : [],
      ),
      headerRowIndex: seen.headerRowIndex,
      sheet: seen.sheet,
      ...(wanted.some(({ importHeader }) => importHeader.includes('VND')) && {
        currency: 'VND' as const,
        currencyRate: 0.000_04,
      }),
    },
  })
  const { importId } = (await admin.upload('/article/import', { name, bytes }, { importConfigId: id })) as {
    importId: string
  }
  for (;;) {
    const entry = (await admin.call(getArticleImportHistory)).find((one) => one.id === importId)
    if (entry !== undefined && entry.state !== 'RUNNING') return entry
    await pause(100)
  }
}

/** Of two columns with one name the expectations mean the second. */
const secondIfTwice = (header: string, headers: readonly string[]): string =>
  headers.includes(`${header} (2)`) ? `${header} (2)` : header
