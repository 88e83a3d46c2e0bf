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
import { lockFolderRow } from '../folder/folder.queries.ts'
import { publishFolder } from '../folder/folder-news.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { logAct } from '../log/log-act.ts'
import { logReading } from '../log/log-reading.ts'
import { afterLastByte } from './after-last-byte.ts'
import { countDownloads, findItems, type ItemRow } from './item.queries.ts'
import { findFormerVersion } from './item-version.queries.ts'
import { placesInZip } from './places-in-zip.ts'

/** Sends one file; it counts when its last byte went out, a preview never. */
export async function downloadItem(
  ctx: BusinessdataCtx,
  c: ApiContext,
  store: FileStore,
  open: OpenFolder,
  {
    itemId,
    version,
    preview = false,
  }: { itemId: string; version?: number | undefined; preview?: boolean | undefined },
): Promise<Response> {
  const { storage_key: key, filename, sha256 } = await presentVersion(ctx, open, itemId, version)
  if (preview) await logReading(ctx, open, { act: 'preview', itemIds: [itemId] })
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
    entries: entriesOf(store, await placesInZip(ctx, open, items)),
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

/** A file as it is or as a former version; 404 where there is none such for the asker. */
export async function presentVersion(
  ctx: BusinessdataCtx,
  open: OpenFolder,
  itemId: string,
  version?: number,
): Promise<Pick<ItemRow, 'filename' | 'storage_key' | 'sha256'>> {
  const [item] = await presentItems(ctx, open, [itemId])
  if (version === undefined || version === item!.version) return item!
  const former = await findFormerVersion(ctx.db, ctx, open, itemId, version)
  if (former === undefined) throw new NotFound()
  return { ...former, filename: versionFilename(item!.filename, version) }
}

/** „Plan (Version 2).pdf“: beside the current one on somebody's disk it is told apart. */
const versionFilename = (filename: string, version: number): string =>
  filename.replace(/(\.[^.]*)?$/, (ending) => ` (Version ${version})${ending}`)

async function* entriesOf(
  store: FileStore,
  places: Awaited<ReturnType<typeof placesInZip>>,
): AsyncIterable<ZipEntry> {
  for (const { path, key, modifiedAt } of places)
    yield { name: path, modifiedAt, open: async () => (await store.open(key)).stream }
}

const count = (ctx: BusinessdataCtx, open: OpenFolder, ids: readonly string[]): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockFolderRow(tx, open.folderId)
    await countDownloads(tx, open.folderId, ids)
    await logAct(tx, ctx, open, { act: 'download', itemIds: ids })
    await publishFolder(tx, ctx, open, ctx.actor.visitorOf === undefined ? ctx.actor.userId : null)
  })
