import {
  type EventDefinition,
  folderInvited,
  mailChangeRequested,
  passwordChanged,
  registrationMade,
} from '@schrankwerk/contracts'
import { createLog } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { aWorld, notificationInTest, portalUrl, type World } from '../notification.example.ts'
import { mailExamples } from './mails.example.ts'
import { mailOfKind } from './mails.ts'
import { createMailSender } from './send-due-mails.ts'
import { strictServer } from './smtp-server.example.ts'
import { createMailTransport, type MailTransport } from './transport.ts'

let given: Awaited<ReturnType<typeof notificationInTest>>
let transport: MailTransport
let aheadMs = 0
const from = 'Schrankwerk <portal@portal.example>'
const frame = { operatorName: 'Schrankwerk Betrieb', portalUrl }
const lines: string[] = []
const log = createLog('notification', 'info', { write: (line) => void lines.push(line) })
const senderWith = (over: Partial<Parameters<typeof createMailSender>[0]> = {}) =>
  createMailSender({
    db: given.db,
    neighbours: given.neighbours,
    transport,
    frame,
    log,
    now: () => new Date(Date.now() + aheadMs),
    ...over,
  })
const link = () => ({ requestId: crypto.randomUUID(), userId: given.world.holder!.userId })
const noRights = ({ folderEntry }: World) =>
  void Object.assign(folderEntry!, { permissions: { read: false, write: false } })
const withLinks = mailExamples.filter(({ payload, seenBy }) => {
  const world = aWorld()
  return 'requestId' in payload(world) && seenBy(world).holder?.path.startsWith('/action')
})

beforeAll(async () => {
  given = await notificationInTest()
  transport = createMailTransport({ url: given.mailbox.url, from })
  given.consume()
})
afterAll(async () => {
  transport.close()
  await given.stop()
})
beforeEach(async () => {
  Object.assign(given.world, aWorld())
  given.mailbox.clear()
  lines.length = 0
  aheadMs = 0
  await given.pool.query('truncate sent_mail, inbox')
})

describe('a mail with a link', () => {
  it('has a code of its own for each try, and keeps none', async () => {
    const server = await strictServer()
    const own = createMailTransport({ url: server.url, from })
    const { mail } = given.world.accountMail!
    const answers = [`451 <${mail}> greylisted`, undefined]
    server.answerTo = () => answers.shift()
    await given.say(registrationMade, link())
    await given.handled(1)
    await senderWith({ transport: own }).sendDue()
    const [waiting] = await given.mails()
    expect(waiting).toMatchObject({ state: 'PLANNED', note: expect.stringContaining('451 <…> greylisted') })
    aheadMs += 60_000
    await senderWith({ transport: own }).sendDue()
    const [first, second] = given.world.codes
    expect(given.world.codes).toHaveLength(2)
    expect(first).not.toBe(second)
    const [message = ''] = server.received
    const whole = message.replaceAll('=\r\n', '')
    expect(whole).toContain(second)
    expect(whole).not.toContain(first)
    const kept = JSON.stringify([waiting, await given.mails(), lines])
    for (const secret of [first, second, mail]) expect(kept).not.toContain(secret)
    own.close()
    await server.close()
  })

  it('makes no code while nothing is sent', async () => {
    await given.say(registrationMade, link())
    await given.handled(1)
    expect(await given.mails()).toMatchObject([{ state: 'PLANNED' }])
    expect(given.world.codes).toEqual([])
  })

  it.each([
    ['used or replaced', undefined],
    [
      'carried out by the link of an earlier sending',
      { ...aWorld().accountMail!, code: null, validUntil: null },
    ],
  ])('is dropped when its request was %s', async (_, accountMail) => {
    await given.say(mailChangeRequested, link())
    await given.handled(1)
    given.world.accountMail = accountMail
    await senderWith().sendDue()
    expect(await given.mails()).toMatchObject([
      { state: 'DROPPED', note: 'the request was used or replaced' },
    ])
    expect(given.mailbox.mails).toEqual([])
  })

  it('goes to nobody who was deleted before it was planned', async () => {
    const payload = link()
    given.world.holder = undefined
    await given.say(registrationMade, payload)
    await given.handled(1)
    expect(await given.mails()).toEqual([])
  })

  it.each(withLinks.map((example) => [example.kind, example] as const))(
    '%s holds no other link, whatever a stranger calls himself',
    async (kind, example) => {
      Object.assign(given.world.accountMail!, {
        name: 'Gewinn! http://evil.example/name\r\nBcc: opfer@evil.example',
        lastname: 'www.evil.example/lastname',
        companyName: `${'Sie haben gewonnen '.repeat(20)}https://evil.example`,
      })
      await given.say<EventDefinition>(mailOfKind(kind).event, example.payload(given.world))
      await given.handled(1)
      await senderWith().sendDue()
      const [mail] = given.mailbox.mails
      const written = `${mail?.subject}\n${mail?.text}\n${mail?.html}`
      expect(mail?.subject).not.toMatch(/[\r\n]/)
      expect(written).not.toMatch(/evil|opfer|Gewinn!/)
      const addresses = written.match(/https?:\/\/[^\s"<]+/g) ?? []
      expect(addresses.length).toBeGreaterThan(0)
      for (const address of addresses) expect(address.startsWith(portalUrl)).toBe(true)
      expect(mail?.text.match(/Sie haben gewonnen/g)?.length ?? 0).toBeLessThanOrEqual(4)
    },
  )
})

describe('an invitation', () => {
  const invited = () => {
    const { folderEntry, holder } = given.world
    const { entryId, offerId } = folderEntry!
    return { entryId, offerId, userId: holder!.userId, inviteId: crypto.randomUUID() }
  }

  it('is written for the invitation that the event names, and keeps neither code nor address', async () => {
    const payload = invited()
    await given.say(folderInvited, payload)
    await given.handled(1)
    expect(given.world.codes).toEqual([])
    await senderWith().sendDue()
    const { inviteId, entryId, userId } = payload
    expect(given.world.invitesAsked).toEqual([
      { inviteId, entryId, userId, mail: given.world.folderEntry!.email },
    ])
    const [code] = given.world.codes
    expect(given.mailbox.mails[0]?.text).toContain(`${portalUrl}/business-data/invite/${code}`)
    const kept = JSON.stringify([await given.mails(), lines])
    for (const secret of [code, given.world.invite!.mail]) expect(kept).not.toContain(secret)
  })

  it.each([
    ['the entry is over', (world: World) => void Object.assign(world.folderEntry!, { isOver: true })],
    ['the folder is closed', (world: World) => void Object.assign(world.folderEntry!, { isOpen: false })],
    ['the entry gives no right', noRights],
    ['the entry is gone', (world: World) => void Object.assign(world, { folderEntry: undefined })],
    ['it was replaced by a newer one', (world: World) => void Object.assign(world, { invite: undefined })],
  ])('is dropped when %s, and no code is made', async (_, change) => {
    await given.say(folderInvited, invited())
    await given.handled(1)
    change(given.world)
    await senderWith().sendDue()
    expect(await given.mails()).toMatchObject([{ state: 'DROPPED' }])
    expect([given.mailbox.mails, given.world.codes]).toEqual([[], []])
  })

  it('holds no other link, whatever company and project are called', async () => {
    Object.assign(given.world.folderEntry!, {
      companyName: 'Gewinn! http://evil.example/name\r\nBcc: opfer@evil.example',
      enquiryTitle: `www.evil.example ${'Sie haben gewonnen '.repeat(20)}`,
    })
    Object.assign(given.world.invite!, {
      name: 'http://evil.example',
      lastname: 'a\r\nBcc: opfer@evil.example',
    })
    await given.say(folderInvited, invited())
    await given.handled(1)
    await senderWith().sendDue()
    const [mail] = given.mailbox.mails
    const written = `${mail?.subject}\n${mail?.text}\n${mail?.html}`
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(mail?.to).toEqual([given.world.invite!.mail])
    expect(written).not.toMatch(/evil|opfer|Gewinn!/)
    for (const address of written.match(/https?:\/\/[^\s"<]+/g) ?? [])
      expect(address.startsWith(portalUrl)).toBe(true)
  })
})

test('a changed password is told also to whoever is at a gate, and not to the deleted', async () => {
  const { userId } = given.world.holder!
  await given.say(passwordChanged, { userId })
  await given.say(passwordChanged, { userId })
  await given.handled(2)
  await senderWith().sendDue()
  expect(given.mailbox.mails.map(({ to }) => to)).toEqual([
    [given.world.holder?.mail],
    [given.world.holder?.mail],
  ])
  given.world.holder = undefined
  await given.say(passwordChanged, { userId })
  await given.handled(3)
  expect(await given.mails()).toHaveLength(2)
})
