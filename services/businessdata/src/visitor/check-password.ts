import type { BodyOf, checkFolderPassword } from '@schrankwerk/contracts'
import { Forbidden, Precondition, type PublicCtx, TooMany } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from '../database/tables.ts'
import { accessTo, authorise, stateOf } from '../folder/folder.policy.ts'
import type { OfferDirectory } from '../folder/offer-directory.ts'
import { readFolder } from '../folder/read-folder.ts'
import { logAct } from '../log/log-act.ts'
import type { RoomLimits } from '../upload/room.ts'
import { visitorOf } from './admit-visitor.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { countTry, forgetTries, type TryKey, takeTryBack } from './password-try.queries.ts'
import type { ShareTokens } from './share-token.ts'
import { findFolder } from './visitor.queries.ts'

type CheckCtx = PublicCtx<BusinessdataTables>

/** What checking a password needs in addition to its input. */
export interface CheckParts {
  offers: OfferDirectory
  room: RoomLimits
  shareTokens: ShareTokens
  passwords: PasswordHasher
  hashAddress(address: string | undefined): Buffer
}

/** Opens a folder to whoever knows its password. Whether it is unknown, unshared or the password wrong nobody learns. */
export async function checkPassword(
  ctx: CheckCtx,
  { offers, room, shareTokens, passwords, hashAddress }: CheckParts,
  { offerId, password }: BodyOf<typeof checkFolderPassword>,
) {
  const offer = await offers.ask(offerId, ctx.requestId)
  const folderId = offer?.family.id ?? offerId
  const key = { folderId, addressHash: hashAddress(ctx.address) }
  await countTry(ctx.db, key, ctx.now())
  const folder = await findFolder(ctx.db, folderId)
  const isShared =
    offer?.released === true &&
    stateOf(offer) === 'open' &&
    (folder?.allow_anonymous === true || folder?.allow_external === true)
  const hash = isShared ? (folder?.password_hash ?? undefined) : undefined
  const isRight = await verified(ctx, passwords, key, password, hash)
  if (!isRight || offer === undefined || folder === undefined) {
    if (folder !== undefined) noteWrongTry(ctx, folderId)
    throw new Forbidden('folder-password-wrong')
  }
  await forgetTries(ctx.db, key)
  if (!folder.allow_anonymous) throw new Precondition('folder-sign-in-needed')

  const { token, ...visit } = await shareTokens.issue({ folderId, passwordVersion: folder.password_version })
  const visitor = { ...ctx, actor: visitorOf(visit) }
  const access = authorise('read', accessTo({ offer, folder, entries: [] }, visitor.actor))
  const open = { offer, folderId, folder, ...access }
  const businessData = await readFolder(visitor, open, room)
  await logAct(ctx.db, visitor, open, { act: 'open' })
  return { shareToken: token, expiresAt: visit.until, businessData }
}

async function verified(
  { db }: CheckCtx,
  passwords: PasswordHasher,
  key: TryKey,
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  try {
    return await passwords.verify(password, hash)
  } catch (error) {
    if (error instanceof TooMany) await takeTryBack(db, key)
    throw error
  }
}

/** For the folder's admins. Nobody waits for it: the time it takes would tell that there is a folder. */
function noteWrongTry(ctx: CheckCtx, folderId: string): void {
  const stranger = { userId: folderId, companyId: folderId, visitorOf: folderId }
  logAct(ctx.db, { ...ctx, actor: stranger }, { folderId, side: undefined }, { act: 'wrong-password' }).catch(
    (error) => ctx.log.error({ err: error }, 'a wrong password was not logged'),
  )
}
