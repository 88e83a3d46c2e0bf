import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import {
  type AnyEndpoint,
  checkFolderPassword,
  checkLink,
  confirmMail,
  confirmRegistration,
  createBusinessDataTicket,
  createUser,
  filterFolderLog,
  getBusinessData,
  getUser,
  register,
  releaseCompany,
  requestPasswordReset,
  resendRegistrationLink,
  saveFolderSettings,
  sendUserLink,
  setFolderPassword,
  setPassword,
  shareFolder,
  shareTokenHeader,
  updateUser,
  verifyPasswordReset,
} from '@schrankwerk/contracts'
import { expect, test } from 'vitest'
import { linkOf, type Mail, mailsFromNow } from '../journeys/mails.ts'
import { stackAddresses } from '../stack-addresses.ts'
import { folderHash, leaksInFiles, leaksInTables } from './kept-data.ts'
import { signInAs } from './people.ts'
import { nobody, type Person, personOf, type Sent } from './person.ts'
import { putIntoFolder, releasedEnquiry, releasedOffer, saveOpening } from './scene.ts'

const { portal } = stackAddresses()

/** Every planted text holds a part of its own by which it is found in whatever form it is written. */
const mark = () => randomBytes(9).toString('hex')
const marks: string[] = []
const digits = String(randomInt(10 ** 9, 10 ** 10))
const addressOf = (who: string) => {
  marks.push(mark())
  return `${who}-${marks.at(-1)}@geheim.example`
}
const passwords: string[] = []
const newPassword = () => {
  passwords.push(`Planted-${mark()}`)
  return passwords.at(-1)!
}
const codes: string[] = []
const codeOf = (mail: Mail | undefined): string => {
  const code = new URL(linkOf(mail!)).searchParams.get('oobCode')!
  codes.push(code)
  return code
}

/** Under a key, as a browser sends it: what a repeat would be answered is kept. */
const sent = (what: Sent): Sent => ({ ...what, headers: { 'idempotency-key': randomUUID() } })
const statusOf = async (who: Person, endpoint: AnyEndpoint, what: Sent) => {
  const answer = await who.ask(endpoint, sent(what))
  await answer.body?.cancel()
  return answer.status
}

const stranger = nobody(portal)
const person = () => ({ name: 'Petra', lastname: 'Planta', phoneNumber: `+49 30 ${digits}` })

/** Everything that is done with passwords, codes and addresses, also what is refused. */
async function liveThroughAccounts(): Promise<{ companyId: string }> {
  const operator = await signInAs('betrieb@schrankwerk.example')
  const mails = await mailsFromNow()
  const arrived = async (subject: string, mail: string) => (await mails.arrived(subject, [mail])).at(-1)
  const first = addressOf('erste')
  const registered = newPassword()
  const registration = {
    user: { ...person(), mail: first, password: registered },
    company: {
      name: `Planta ${mark().slice(0, 6)}`,
      address: { street: 'Am Hafen', houseNo: '1', zip: '20457', city: 'Hamburg' },
    },
    agreements: { privacy: true, terms: true },
    filledInMs: 60_000,
  }
  const { companyId } = await stranger.get(register, sent({ body: registration }))
  const confirmSubject = 'bestätigen Sie Ihre E-Mail-Adresse'
  codeOf(await arrived(confirmSubject, first))
  await stranger.get(resendRegistrationLink, sent({ body: { mail: first } }))
  const oobCode = codeOf(await arrived(confirmSubject, first))
  await stranger.get(checkLink, { query: { mode: 'confirmRegistration', oobCode } })
  expect(await statusOf(stranger, confirmRegistration, { body: { oobCode, password: newPassword() } })).toBe(
    403,
  )
  await stranger.get(confirmRegistration, sent({ body: { oobCode, password: registered } }))
  expect(await statusOf(stranger, confirmRegistration, { body: { oobCode, password: registered } })).toBe(403)
  expect(await statusOf(stranger, register, { body: registration })).toBe(409)
  await mails.arrived('Neue Registrierung', ['betrieb@schrankwerk.example'])
  await operator.get(releaseCompany, sent({ query: { companyId } }))
  await arrived('ist freigegeben', first)

  await stranger.get(requestPasswordReset, { query: { mail: first } })
  await stranger.get(requestPasswordReset, { query: { mail: addressOf('unbekannt') } })
  const resetCode = codeOf(await arrived('Neues Passwort', first))
  await stranger.get(verifyPasswordReset, { query: { oobCode: resetCode } })
  const reset = { mail: first, password: newPassword(), oobCode: resetCode }
  expect(await statusOf(stranger, setPassword, { body: { ...reset, password: first } })).toBe(417)
  await stranger.get(setPassword, sent({ body: reset }))
  expect(await statusOf(stranger, setPassword, { body: reset })).toBe(403)
  await arrived('Passwort wurde geändert', first)

  const admin = await personOf(portal, first, reset.password)
  const own = { mail: first, password: newPassword() }
  expect(await statusOf(admin, setPassword, { body: { ...own, currentPassword: newPassword() } })).toBe(403)
  await admin.get(setPassword, sent({ body: { ...own, currentPassword: reset.password } }))
  const second = addressOf('zweite')
  const { id, editVersion } = await admin.get(getUser)
  await admin.get(updateUser, sent({ body: { id, editVersion, mail: second } }))
  const changeCode = codeOf(await arrived('Ihre neue E-Mail-Adresse', second))
  await stranger.get(confirmMail, sent({ body: { oobCode: changeCode } }))
  await arrived('E-Mail-Adresse wurde geändert', first)

  const invited = addressOf('eingeladen')
  const { id: userId } = await admin.get(createUser, sent({ body: { ...person(), mail: invited } }))
  expect(await statusOf(admin, createUser, { body: { ...person(), mail: invited } })).toBe(409)
  codeOf(await arrived('wählen Sie ein Passwort', invited))
  await admin.get(sendUserLink, sent({ query: { userId } }))
  const invitation = codeOf(await arrived('wählen Sie ein Passwort', invited))
  const chosen = { mail: invited, password: newPassword(), oobCode: invitation }
  await stranger.get(setPassword, sent({ body: chosen }))
  await personOf(portal, invited, chosen.password)
  return { companyId }
}

test('no password, code, address or telephone number is written down beside where it belongs', async () => {
  const { companyId } = await liveThroughAccounts()
  expect(codes).toHaveLength(6)
  expect(new Set(codes).size).toBe(6)
  expect(passwords).toHaveLength(6)
  const secrets = [...passwords, ...codes]
  const personal = [...marks, digits]
  // What does stand there is found.
  expect(await leaksInTables(personal, [])).not.toEqual([])
  const places = (await leaksInFiles([companyId, '"route":"register"'])).map(({ place }) => place)
  expect(places).toContain('logs/identity.log')
  expect(places.some((place) => place.startsWith('data/nats/'))).toBe(true)
  expect(await leaksInTables(secrets, [])).toEqual([])
  expect(await leaksInTables(personal, ['identity.user', 'identity.link_request'])).toEqual([])
  expect(await leaksInFiles([...secrets, ...personal])).toEqual([])
})

/** What is planted in a folder: all that visitors and those who let them in send and get. */
async function liveThroughFolder(): Promise<{
  offerId: string
  secrets: string[]
  guest: string
  hash: string
}> {
  const [customer, supplier, other] = await Promise.all(
    ['einkauf@nordhafen.example', 'vertrieb@suedtal.example', 'vertrieb@elbaue.example'].map(signInAs),
  )
  const offerId = await releasedOffer(supplier!, await releasedEnquiry(customer!, ['GIBT-ES-NICHT-1']))
  const itemId = await putIntoFolder(supplier!, offerId)
  const [former, password, wrong] = [newPassword(), newPassword(), newPassword()]
  const guest = addressOf('gast')
  for (const one of [former, password])
    await supplier!.get(setFolderPassword, sent({ query: { offerId }, body: { password: one } }))
  await saveOpening(supplier!, offerId, { allowExternal: true, allowAnonymous: true })
  const { settings } = await supplier!.get(getBusinessData, { query: { offerId } })
  await supplier!.get(
    shareFolder,
    sent({
      body: {
        offerId,
        editVersion: settings.editVersion,
        visibilityEntries: [{ email: guest, endDate: null, permissions: { read: true, write: false } }],
      },
    }),
  )
  // Its answer names the guest.
  const { editVersion, allowExternal, allowAnonymous, types } = (
    await supplier!.get(getBusinessData, { query: { offerId } })
  ).settings
  const agree = { external: false }
  await supplier!.get(
    saveFolderSettings,
    sent({ body: { offerId, editVersion, allowExternal, allowAnonymous, types, agree } }),
  )
  const opened = await stranger.get(checkFolderPassword, sent({ body: { offerId, password } }))
  const { shareToken } = opened as { shareToken: string }
  for (const one of [wrong, former])
    expect(await statusOf(stranger, checkFolderPassword, { body: { offerId, password: one } })).toBe(403)
  const headers = { [shareTokenHeader]: shareToken }
  const answers: string[] = [JSON.stringify(opened.businessData)]
  const seen = async (who: Person, endpoint: AnyEndpoint, what: Sent) => {
    const answer = await who.ask(endpoint, what)
    answers.push(await answer.text())
    return answer.status
  }
  const ofFolder = { query: { offerId } }
  expect(await seen(stranger, getBusinessData, { ...ofFolder, headers })).toBe(200)
  expect(await seen(other!, getBusinessData, { ...ofFolder, headers })).toBe(404)
  const { url } = await stranger.get(createBusinessDataTicket, { body: { offerId, itemId }, headers })
  expect((await fetch(new URL(url, portal))).status).toBe(200)
  const hash = await folderHash(offerId)
  const secrets = [former, password, wrong, shareToken, shareToken.split('.')[2]!, hash]
  for (const secret of [...secrets, guest, marks.at(-1)!])
    for (const text of answers) expect(text).not.toContain(secret)
  // The admins of both companies alone learn whom the folder is open to.
  for (const admin of [supplier!, customer!]) {
    await seen(admin, getBusinessData, ofFolder)
    expect(answers.at(-1)).toContain(guest)
    for (const secret of secrets) expect(answers.at(-1)).not.toContain(secret)
    expect(await seen(admin, filterFolderLog, ofFolder)).toBe(200)
    for (const secret of secrets) expect(answers.at(-1)).not.toContain(secret)
  }
  const colleague = await signInAs('technik@nordhafen.example')
  expect(await seen(colleague, getBusinessData, ofFolder)).toBe(200)
  expect(answers.at(-1)).not.toContain(guest)
  return { offerId, secrets, guest, hash }
}

test('no password, hash or token of a folder and no guest is written down beside where it belongs', async () => {
  const { offerId, secrets, guest, hash } = await liveThroughFolder()
  expect(await leaksInTables([hash], [])).toEqual([{ place: 'businessdata.folder', secret: hash }])
  expect((await leaksInFiles([offerId])).some(({ place }) => place.startsWith('data/nats/'))).toBe(true)
  expect(await leaksInTables(secrets, ['businessdata.folder'])).toEqual([])
  expect(await leaksInFiles([...secrets, guest])).toEqual([])
  expect(
    await leaksInTables([guest], ['businessdata.visibility', 'identity.user', 'identity.link_request']),
  ).toEqual([])
})
