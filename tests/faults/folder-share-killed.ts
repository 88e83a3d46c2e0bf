import { getBusinessData, saveFolderSettings, shareFolder } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/contracts/client'
import { type FaultContext, pause, same, until } from './fault-context.ts'

const rounds = 10
const perRound = 5

/**
 * Two admins share a folder with guests while its service is killed again and again: every list that was saved is there
 * whole, none in part, and each guest is invited by one mail.
 */
export async function folderShareKilled(context: FaultContext): Promise<string> {
  const { supplier, customer, kill, releasedEnquiry, releasedOffer } = context
  const offerId = await releasedOffer(await releasedEnquiry('Ordner mit Abbrüchen'))
  const settingsOf = async () =>
    (await supplier.call(getBusinessData, { query: { offerId } })).settings ??
    Promise.reject(new Error('An admin sees no settings.'))
  const { editVersion, types } = await settingsOf()
  const opening = { allowExternal: true, allowAnonymous: false, types }
  await supplier.call(saveFolderSettings, { body: { offerId, editVersion, ...opening } })

  const word = `u${Date.now()}`
  const guest = (side: string, round: number, number: number) => `${side}.${round}.${number}@${word}.example`
  const listOf = (side: string, round: number) =>
    Array.from({ length: (round + 1) * perRound }, (_, at) => ({
      email: guest(side, Math.floor(at / perRound), at % perRound),
      permissions: { read: true, write: false },
    }))
  let repeats = 0
  const shareAll = async (side: 'SUPPLIER' | 'CUSTOMER') => {
    const admin = side === 'SUPPLIER' ? supplier : customer
    for (let round = 0; round < rounds; ) {
      try {
        const settings = await settingsOf()
        const own = settings.visibilities.filter((one) => one.side === side).length
        same(`whole lists of ${side}`, own % perRound, 0)
        round = own / perRound
        if (round === rounds) return
        const visibilityEntries = listOf(side.toLowerCase(), round)
        await admin.call(shareFolder, {
          body: { offerId, editVersion: settings.editVersion, visibilityEntries },
        })
      } catch (error) {
        const isToRepeat =
          error instanceof ProblemError && (error.isUndecided || error.code === 'changed-meanwhile')
        if (!isToRepeat) throw error
        repeats += 1
        await pause(100)
      }
    }
  }
  let isOver = false
  const killing = (async () => {
    for (let times = 0; times < 5 && !isOver; times += 1) {
      await pause(1500)
      kill('businessdata')
    }
  })()
  await Promise.all([shareAll('SUPPLIER'), shareAll('CUSTOMER')])
  isOver = true
  await killing

  const wanted = 2 * rounds * perRound
  let entries = 0
  await until('the folder answers', 60, async () => {
    entries = (await settingsOf()).visibilities.length
    return true
  })
  same('entries', entries, wanted)
  const invitations = async () => (await mailsTo(context, word)).length
  await until('every guest is invited', 120, async () => (await invitations()) >= wanted)
  same('invitations', await invitations(), wanted)
  return `${entries} guests invited by one mail each after ${repeats} repeats`
}

const mailsTo = async ({ stack }: FaultContext, word: string): Promise<string[]> => {
  const mails = (await (await fetch(`${stack.ready.inbox}/api/mails`)).json()) as { to: string[] }[]
  return mails.flatMap(({ to }) => to).filter((address) => address.includes(word))
}
