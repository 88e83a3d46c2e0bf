import type { ImportConfig, ImportField, importConfigInput } from '@schrankwerk/contracts'
import { columnOfHeader } from '@schrankwerk/domain/bom'
import {
  Conflict,
  type Ctx,
  Invalid,
  inTransaction,
  NotFound,
  recordChange,
  type Sendable,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { lockMasterData } from '../article/article.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { presentImportConfig } from './import-config.presenter.ts'
import {
  findImportConfig,
  type ImportConfigValues,
  insertImportConfig,
  updateImportConfigRow,
} from './import-config.queries.ts'

type Input = z.output<typeof importConfigInput>

/** Fields that several columns may feed: descriptions are joined, alternatives collected. */
const repeatable: ReadonlySet<ImportField> = new Set([
  'description',
  'possibleOrderNumber',
  'possibleManufacturerNumber',
])

/** Without order numbers the EAN finds the articles that are there. */
const identifying: ReadonlySet<ImportField> = new Set(['orderNumber', 'eanNumber'])
const priceFields: readonly ImportField[] = ['purchasePrice', 'listPrice', 'wholesalerPurchasePrice']

export function createImportConfig(ctx: Ctx<CatalogueTables>, input: Input): Promise<Sendable<ImportConfig>> {
  return inTransaction(ctx, async (tx) => {
    requireUsable(input)
    await requireMasters(tx, input)
    const id = uuidv7()
    await insertImportConfig(tx, id, valuesOf(input, ctx.now()))
    await recordChange(tx, ctx, { entity: 'import-config', entityId: id, action: 'create' })
    return presentImportConfig((await findImportConfig(tx, id))!)
  })
}

export function updateImportConfig(
  ctx: Ctx<CatalogueTables>,
  input: Input & { id: string; editVersion?: number | undefined },
): Promise<Sendable<ImportConfig>> {
  const { id, editVersion } = input
  if (editVersion === undefined) throw new Invalid('edit-version-missing')
  return inTransaction(ctx, async (tx) => {
    if (!(await findImportConfig(tx, id))) throw new NotFound()
    requireUsable(input)
    await requireMasters(tx, input)
    if (!(await updateImportConfigRow(tx, id, editVersion, valuesOf(input, ctx.now()))))
      throw new Conflict('changed-meanwhile')
    await recordChange(tx, ctx, { entity: 'import-config', entityId: id, action: 'update' })
    return presentImportConfig((await findImportConfig(tx, id))!)
  })
}

function requireUsable(input: Input): void {
  if (input.headers.every((header) => header.trim() === '')) throw new Invalid('config-upload-missing')
  if (!input.fieldMapping.some(({ articleField }) => identifying.has(articleField)))
    throw new Invalid('config-mapping-missing')
  const seen = new Set<ImportField>()
  const errors = input.fieldMapping.flatMap(({ importHeader, articleField }, at) => {
    const path = `fieldMapping.${at}.importHeader`
    if (columnOfHeader(input.headers, importHeader) < 0) return [{ path, code: 'unknown' }]
    if (seen.has(articleField) && !repeatable.has(articleField))
      return [{ path: `fieldMapping.${at}.articleField`, code: 'repeated' }]
    seen.add(articleField)
    return []
  })
  const needsWholesaler = seen.has('wholesalerOrderNumber') || seen.has('wholesalerPurchasePrice')
  if (needsWholesaler && !input.wholesalerId) errors.push({ path: 'wholesalerId', code: 'required' })
  if (seen.has('discountGroupPercent') && !seen.has('discountGroup'))
    errors.push({ path: 'fieldMapping', code: 'discount-group-missing' })
  if (input.currencyRate !== null && input.currency === null)
    errors.push({ path: 'currency', code: 'required' })
  const isForeign = input.currency !== null && input.currency !== 'EUR'
  if (isForeign && input.currencyRate === null && priceFields.some((field) => seen.has(field)))
    errors.push({ path: 'currencyRate', code: 'required' })
  if (errors.length > 0) throw new Invalid(errors)
}

async function requireMasters(tx: Transaction<CatalogueTables>, input: Input): Promise<void> {
  const given = (id: string | null) => (id ? [id] : [])
  const missing = await lockMasterData(tx, {
    manufacturer: given(input.manufacturerId),
    wholesaler: given(input.wholesalerId),
    unit: given(input.defaultUnitId),
    discount_group: [],
  })
  const fields = ['manufacturerId', 'wholesalerId', 'defaultUnitId'] as const
  const errors = fields
    .filter((field) => missing.includes(input[field] ?? ''))
    .map((path) => ({ path, code: 'unknown' }))
  if (errors.length > 0) throw new Invalid(errors)
}

const valuesOf = (input: Input, now: Date): ImportConfigValues => ({
  manufacturer_id: input.manufacturerId,
  wholesaler_id: input.wholesalerId,
  title: input.title,
  description: input.description,
  filename: input.filename,
  headers: input.headers,
  samples: JSON.stringify(input.samples),
  field_mapping: JSON.stringify(input.fieldMapping),
  header_row_index: input.headerRowIndex,
  sheet: input.sheet,
  default_unit_id: input.defaultUnitId,
  unit_depth: input.unitDepth,
  unit_height: input.unitHeight,
  unit_width: input.unitWidth,
  unit_weight: input.unitWeight,
  currency: input.currency,
  currency_rate: input.currency === 'EUR' ? null : input.currencyRate,
  propose: input.propose,
  last_update: now,
})
