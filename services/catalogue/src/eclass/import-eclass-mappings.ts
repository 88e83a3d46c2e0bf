import {
  type AnswerOf,
  type EclassImportField,
  type FieldsOf,
  type readEclassHeaders as headersEndpoint,
  type importEclassMappings as importEndpoint,
  masterDataChanged,
} from '@schrankwerk/contracts'
import { columnOfHeader } from '@schrankwerk/domain/bom'
import {
  type Ctx,
  ExpectationFailed,
  Invalid,
  inTransaction,
  publish,
  type Upload,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import type { CsvRow } from '../import-file/read-csv-rows.ts'
import type { ImportFileThreads } from '../import-file/read-import-headers.ts'
import { changedFields } from '../master-data/change-master-data.ts'
import {
  type EclassRow,
  holdEclassMappings,
  selectEclassMappings,
  type WrittenMapping,
  writeEclassMappings,
} from './eclass.queries.ts'
import { findEclassHeader, suggestEclassMapping } from './eclass-csv.ts'
import { type EclassLine, readEclassRows, type SkippedLine } from './read-eclass-rows.ts'

const previewRows = 20

/** Told one by one to open pages: lists ask anew for one of them. */
const toldAtMost = 100

/** What a csv looks like: headers, first rows and a suggested mapping. */
export async function readEclassHeaders(
  threads: ImportFileThreads,
  upload: Upload,
  { headerRowIndex }: FieldsOf<typeof headersEndpoint>,
): Promise<AnswerOf<typeof headersEndpoint>> {
  const rows = await readRows(threads, upload)
  const found = findEclassHeader(rows, headerRowIndex)
  return {
    headerRowIndex: found.headerRowIndex,
    headers: found.headers,
    preview: rows.slice(0, previewRows).map(({ line, cells }) => ({ rowIndex: line, cells })),
    suggestedMapping: suggestEclassMapping(found.headers, found.below),
  }
}

/** Takes the mappings of a csv over, all in one transaction; lists matched from then on know their work times. */
export async function importEclassMappings(
  ctx: Ctx<CatalogueTables>,
  threads: ImportFileThreads,
  upload: Upload,
  { mapping, headerRowIndex }: FieldsOf<typeof importEndpoint>,
): Promise<AnswerOf<typeof importEndpoint>> {
  const rows = await readRows(threads, upload)
  const { headers, below } = findEclassHeader(rows, headerRowIndex)
  const { lines, skipped } = readEclassRows(below, columnsOf(headers, mapping))
  return inTransaction(ctx, async (tx) => {
    await holdEclassMappings(tx)
    const known = await selectEclassMappings(tx, { numbers: lines.map((line) => line.eclassNumber) })
    const plan = planLines(lines, known)
    if (plan.written.length > 0)
      await writeEclassMappings(tx, plan.written, { userId: ctx.actor.userId, now: ctx.now() })
    for (const { id, before } of plan.written.slice(0, toldAtMost))
      await publish(
        tx,
        masterDataChanged,
        { kind: 'eclass', id },
        { aggregateId: id, aggregateVersion: (before?.editVersion ?? 0) + 1 },
      )
    const created = plan.written.filter(({ isNew }) => isNew).length
    return {
      created,
      updated: plan.written.length - created,
      unchanged: lines.length - plan.skipped.length - plan.written.length,
      skipped: [...skipped, ...plan.skipped].sort((a, b) => a.line - b.line),
    }
  })
}

async function readRows(threads: ImportFileThreads, { path, filename }: Upload): Promise<CsvRow[]> {
  const read = await threads.run('csvRows', { path, filename }, {})
  if ('problem' in read) throw new ExpectationFailed('eclass-import-format').because(read.problem)
  return read.rows
}

function columnsOf(
  headers: string[],
  mapping: FieldsOf<typeof importEndpoint>['mapping'],
): Map<EclassImportField, number> {
  const columns = new Map<EclassImportField, number>()
  const errors = mapping.flatMap(({ importHeader, articleField }, at) => {
    const column = columnOfHeader(headers, importHeader)
    if (column < 0) return [{ path: `mapping.${at}.importHeader`, code: 'unknown' }]
    if (columns.has(articleField)) return [{ path: `mapping.${at}.articleField`, code: 'repeated' }]
    columns.set(articleField, column)
    return []
  })
  if (errors.length > 0) throw new Invalid(errors)
  if (!columns.has('eclassNumber'))
    throw new Invalid('mapping-incomplete').because('Bitte ordnen Sie eine Spalte der E-Class-Nummer zu.')
  return columns
}

const fieldsOf = (values: WrittenMapping['values']) => ({
  description: values.description,
  workTime: values.work_time,
  firstLevelOrder: values.first_level_order,
  secondLevelOrder: values.second_level_order,
})

function planLines(lines: readonly EclassLine[], known: readonly EclassRow[]) {
  const byNumber = new Map(known.map((row) => [row.eclassNumber, row]))
  const skipped: SkippedLine[] = []
  const written: (WrittenMapping & { before: EclassRow | undefined })[] = []
  for (const { line, eclassNumber, ...said } of lines) {
    const before = byNumber.get(eclassNumber)
    const description = said.description ?? before?.description
    if (description === undefined) {
      skipped.push({ line, reason: 'Die Beschreibung fehlt' })
      continue
    }
    const values = {
      eclass_number: eclassNumber,
      description,
      work_time: said.workTime ?? before?.workTime ?? 0,
      first_level_order: said.firstLevelOrder ?? before?.firstLevelOrder ?? null,
      second_level_order: said.secondLevelOrder ?? before?.secondLevelOrder ?? null,
    }
    const fields = before ? changedFields(before, fieldsOf(values)) : []
    if (!before || fields.length > 0)
      written.push({ id: before?.id ?? uuidv7(), isNew: !before, before, fields, values })
  }
  return { written, skipped }
}
