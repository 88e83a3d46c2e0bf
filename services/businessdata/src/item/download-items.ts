import { cleanFilename } from '@schrankwerk/domain'
import {
  type ApiContext,
  type FileStore,
  Invalid,
  inTransaction,
  NotFound,
  sendFile,
  sendZip,
  type ZipEntry,
} from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { publishFolder } from '../folder/folder-news.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { logAct } from '../log/log-act.ts'
import { afterLastByte } from './after-last-byte.ts'
import { countDownloads, findItems, type ItemRow } from './item.queries.ts'

/** Sends one file; it counts when its last byte went out, a preview never. */
export async function downloadItem(
  ctx: BusinessdataCtx,
  c: ApiContext,
  store: FileStore,
  open: OpenFolder,
  { itemId, preview = false }: { itemId: string; preview?: boolean | undefined },
): Promise<Response> {
  const [item] = await presentItems(ctx, open, [itemId])
  const { storage_key: key, filename, sha256 } = item!
  const response = await sendFile(c, { store, key, filename, sha256, inline: preview })
  return preview ? response : afterLastByte(response, () => count(ctx, open, [itemId]), ctx.log)
}

/** Sends a zip of the chosen files; they count when it went out whole. */
export async function downloadZip(
  ctx: BusinessdataCtx,
  store: FileStore,
  open: OpenFolder,
  itemIds: readonly string[],
): Promise<Response> {
  const items = await presentItems(ctx, open, itemIds)
  const ids = items.map(({ id }) => id)
  return sendZip({
    filename: cleanFilename(`${['Projektordner', open.offer.referenceNumber].filter(Boolean).join(' ')}.zip`),
    entries: entriesOf(store, items),
    log: ctx.log,
    onEnd: () => count(ctx, open, ids),
  })
}

/** All of these files, each once, or 404; none at all is refused. */
export async function presentItems(
  ctx: BusinessdataCtx,
  open: OpenFolder,
  itemIds: readonly string[],
): Promise<ItemRow[]> {
  const ids = [...new Set(itemIds)]
  if (ids.length === 0) throw new Invalid('none-selected')
  const items = (await findItems(ctx.db, ctx, open, ids)).filter((item) => item.deleted_at === null)
  if (items.length < ids.length) throw new NotFound()
  return items
}

async function* entriesOf(store: FileStore, items: readonly ItemRow[]): AsyncIterable<ZipEntry> {
  for (const { filename, storage_key: key } of items) {
    yield { name: filename, open: async () => (await store.open(key)).stream }
  }
}

const count = (ctx: BusinessdataCtx, open: OpenFolder, ids: readonly string[]): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await countDownloads(tx, ids)
    await logAct(tx, ctx, open, { act: 'download', itemIds: ids })
    await publishFolder(tx, open, ctx.actor.visitorOf === undefined ? ctx.actor.userId : null)
  })
