import { expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

/** What no index has to find: its table stays small, or nobody deletes what it refers to. */
const unneeded: Record<string, readonly string[]> = {
  // Notes of passwords that are being changed.
  identity: ['password_change (user_id)'],
  // Enquiries, offers, files and messages are never deleted as rows.
  workflow: [
    'file (enquiry_id)',
    'file (offer_id)',
    'happening (enquiry_id)',
    'happening (offer_id)',
    'message_copy (file_id)',
    'unread_message (message_id)',
  ],
  // One row an import and one an import template, which are deleted by hand.
  catalogue: [
    'article_import (import_config_id)',
    'import_config (default_unit_id)',
    'import_config (manufacturer_id)',
    'import_config (wholesaler_id)',
  ],
  // Files and subfolders are never deleted as rows; a folder only where it becomes one with its family's, once.
  businessdata: [
    'folder_upload (item_id)',
    'folder_upload (subfolder_id)',
    'folder_upload (version_of)',
    'item (offer_id)',
    'item (subfolder_id)',
    'subfolder (offer_id)',
    'visibility (offer_id)',
  ],
  notification: [],
}

/** An index that leaves out nothing but nulls serves as one of all rows does. */
const withoutIndex = `
  select reference.conrelid::regclass || ' (' || string_agg(attname, ', ' order by place) || ')' as reference
  from pg_constraint reference
  cross join unnest(reference.conkey) with ordinality columns (attnum, place)
  join pg_attribute on attrelid = reference.conrelid and pg_attribute.attnum = columns.attnum
  where reference.contype = 'f' and reference.connamespace = current_schema()::regnamespace
    and reference.conparentid = 0
    and not exists (
      select from pg_index
      where indrelid = reference.conrelid
        and (indkey::int2[])[0:cardinality(reference.conkey) - 1] @> reference.conkey
        and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))
  group by reference.oid, reference.conrelid
  order by 1`

test.each(Object.keys(unneeded))(
  'what refers to rows is found by an index where it has to be: %s',
  async (schema) => {
    const migrationsFolder = new URL(`../../../services/${schema}/src/database/migrations/`, import.meta.url)
    const database = await freshDatabase({ schema, migrationsFolder })
    const { rows } = await database.pool.query<{ reference: string }>(withoutIndex)
    await database.drop()
    expect(rows.map(({ reference }) => reference)).toEqual(unneeded[schema])
  },
)
