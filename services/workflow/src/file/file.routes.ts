import { type BomFile, type BomThreads, findBomFile } from '@schrankwerk/bom-service'
import {
  changeFileType,
  createFileTicket,
  deleteFile as deleteEndpoint,
  getFile,
  getFileNames,
  redeemFileTicket,
  type TicketTarget,
  uploadFile,
} from '@schrankwerk/contracts'
import {
  type Api,
  type FileStore,
  mustExist,
  NotFound,
  route,
  sendFile,
  ticketRoutes,
  uploadRoute,
} from '@schrankwerk/service-kit'
import { sendCheckedList } from '../bom/checked-list.ts'
import type { Disguise } from '../bom/disguise.ts'
import { partyBom } from '../bom/party-bom.ts'
import { requireSuppliedParts, sendSuppliedParts } from '../bom/supplied-parts.ts'
import { messageIdOf, visibleAttachment } from '../conversation/attachment.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { exportOfferComparison } from '../offer/export-offer-comparison.ts'
import { findComparedEnquiry } from '../offer/offer-comparison.queries.ts'
import { findOwner } from '../owner/find-owner.ts'
import { ownerOf, ownerOfPath } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { attachFile, requireUploadAllowed } from './attach-file.ts'
import { deleteFile } from './delete-file.ts'
import { downloadAllRoute, streamAll, visibleFile } from './download-all.ts'
import { presentFile } from './file.presenter.ts'
import { filesSeenBy, findFile } from './file.queries.ts'
import { retypeFile } from './retype-file.ts'
import { workOfFile, workOfType } from './unreadable-list.ts'

export function fileRoutes(
  app: Api<WorkflowTables>,
  {
    files: store,
    disguise,
    threads,
  }: { files: FileStore; disguise: Disguise | undefined; threads: BomThreads },
): void {
  uploadRoute(
    app,
    uploadFile,
    async ({ ctx, fields, upload }) => {
      const { owner } = ownerOfPath(fields.path)
      const { fileId } = await attachFile(ctx, threads, { owner, upload, fileType: fields.fileType })
      const { types } = await findOwner(ctx.db, ctx, owner)
      const file = await findFile(ctx.db, owner, fileId)
      if (file === undefined) throw new NotFound()
      return presentFile(file, types)
    },
    {
      // Refused before the bytes come: 200 MB are not sent for a 403.
      before: async ({ ctx, fields }) => {
        requireUploadAllowed(await findOwner(ctx.db, ctx, ownerOfPath(fields.path).owner))
      },
      workOf: ({ filename, fields }) => workOfFile(filename, fields.fileType) ?? 'file',
    },
  )
  route(app, deleteEndpoint, ({ ctx, query }) => deleteFile(ctx, query.path))
  route(
    app,
    changeFileType,
    ({ ctx, query }) => retypeFile(ctx, { files: store, threads }, query.path, query.fileType),
    { workOf: async ({ query }) => workOfType(query.fileType) },
  )
  route(app, getFileNames, async ({ ctx, query }) => {
    const { owner } = await findOwner(ctx.db, ctx, ownerOfPath(query.path).owner)
    return (await filesSeenBy(ctx.db, owner, ctx.actor)).map((file) => file.filename)
  })
  route(app, getFile, async ({ ctx, query, c }) =>
    send(c, store, await fileOrAttachment(ctx, query.path), false),
  )
  ticketRoutes(
    app,
    { create: createFileTicket, redeem: redeemFileTicket },
    {
      authorise: mayDownload,
      async send(ctx, target, c) {
        if ('path' in target)
          return send(c, store, await fileOrAttachment(ctx, target.path), target.inline ?? false)
        if ('bom' in target)
          return send(c, store, await findBomFile(ctx.db, partyBom(ctx, ownerOf(target.bom))), false)
        if ('supplied' in target) return sendSuppliedParts(ctx, ownerOf(target.supplied))
        if ('checked' in target) return sendCheckedList(ctx, ownerOf(target.checked))
        if ('comparison' in target) return exportOfferComparison(ctx, target.comparison.enquiryId, disguise)
        return streamAll(ctx, store, target.all)
      },
      workOf: (target) => (built.some((name) => name in target) ? 'zip' : undefined),
    },
  )
  downloadAllRoute(app, store)
}

/** What is made when it is fetched. */
const built = ['all', 'supplied', 'checked', 'comparison']

/** A file of an enquiry or offer, or what is attached to a message. */
async function fileOrAttachment(ctx: WorkflowCtx, path: string): Promise<BomFile> {
  const messageId = messageIdOf(path)
  return messageId === undefined ? visibleFile(ctx, path) : visibleAttachment(ctx, messageId)
}

const send = (c: Parameters<typeof sendFile>[0], store: FileStore, file: BomFile, inline: boolean) =>
  sendFile(c, { store, key: file.storage_key, filename: file.filename, sha256: file.sha256, inline })

async function mayDownload(ctx: WorkflowCtx, target: TicketTarget): Promise<void> {
  if ('path' in target) await fileOrAttachment(ctx, target.path)
  else if ('supplied' in target) await requireSuppliedParts(ctx, ownerOf(target.supplied))
  else if ('checked' in target) await findOwner(ctx.db, ctx, ownerOf(target.checked))
  else if ('bom' in target) await findBomFile(ctx.db, partyBom(ctx, ownerOf(target.bom)))
  else if ('comparison' in target)
    mustExist(await findComparedEnquiry(ctx.db, ctx, target.comparison.enquiryId))
  else {
    await findOwner(ctx.db, ctx, ownerOf(target.all))
    for (const path of target.all.filesToAppend) await visibleFile(ctx, path)
  }
}
