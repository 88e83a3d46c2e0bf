import type { BomFile } from '@schrankwerk/bom-service'
import { mustExist } from '@schrankwerk/service-kit'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { findAttachment } from './message.queries.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const attachmentPath = new RegExp(`^message/(${uuid})$`)

/** Key of a message's attachment in every call. */
export const pathOfAttachment = (messageId: string): string => `message/${messageId}`

/** The message whose attachment this path names; undefined where it names another kind of file. */
export const messageIdOf = (path: string): string | undefined => attachmentPath.exec(path)?.[1]

/** The attachment of a message in a conversation of the asker's company, or 404; who is out reads on. */
export async function visibleAttachment(ctx: WorkflowCtx, messageId: string): Promise<BomFile> {
  const message = mustExist(await findAttachment(ctx.db, ctx, messageId))
  return {
    storage_key: message.attachment_key,
    filename: message.attachment_name,
    sha256: message.attachment_sha256,
  }
}
