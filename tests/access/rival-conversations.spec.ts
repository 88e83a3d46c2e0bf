import { randomUUID } from 'node:crypto'
import * as contracts from '@schrankwerk/contracts'
import { until } from '@schrankwerk/infra/start/until.ts'
import { beforeAll, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import { type Listening, listen } from './live-stream.ts'
import { type People, signInEveryone } from './people.ts'
import type { Person, Sent } from './person.ts'
import { attach, conversationOn, draftOffer, pdf, releasedEnquiry, releaseOffer } from './scene.ts'

/** In everything that the other supplier and the customer write each other. */
const word = `Geheimwort${Date.now()}`

type Ids = Readonly<Record<'conversation' | 'question' | 'file' | 'offer', string>>

let people: People
let enquiry: string
let own: { conversation: string; messages: string[]; offer: string }
let rival: Ids
let secrets: string[]
let stream: Listening
let heardBefore: number
let before: Record<string, string>

const withoutRequest = (text: string) => text.replace(/"requestId":"[^"]*",?/g, '')
const said = async (who: Person, endpoint: contracts.AnyEndpoint, sent: Sent) => {
  const answer = await who.ask(endpoint, sent)
  return withoutRequest(`${answer.status} ${await answer.text()}`)
}
const write = async (who: Person, conversationId: string, content: string, more: Sent = {}) => {
  const fields = { conversationId, content, ...more.fields }
  const { id } = await who.get(contracts.sendMessage, { ...more, fields })
  return id as string
}

/** All that a supplier is answered about what he talks and what he could know. */
async function look(): Promise<Record<string, string>> {
  const { competitor } = people
  const { id: userId } = await competitor.get(contracts.getUser)
  const ofEnquiry = { query: { enquiryId: enquiry } }
  const ofOffer = { query: { offerId: own.offer } }
  const asked: Record<string, [contracts.AnyEndpoint, Sent]> = {
    'conversations of the enquiry': [contracts.getConversations, ofEnquiry],
    'conversations of the offer': [contracts.getConversations, ofOffer],
    'own conversations in their order': [contracts.getConversations, { query: { userId } }],
    'a second beginning on the enquiry': [contracts.createConversation, ofEnquiry],
    'a second beginning on the offer': [contracts.createConversation, ofOffer],
    messages: [contracts.getMessages, { query: { conversationId: own.conversation } }],
    unread: [contracts.getUnreadMessages, {}],
    count: [contracts.countUnreadMessages, {}],
    'questions of the enquiry': [contracts.getQuestions, ofEnquiry],
    'questions of the offer': [contracts.getQuestions, ofOffer],
    search: [contracts.searchMessages, { query: { enquiryId: enquiry, searchTerm: word } }],
    'search by the offer': [contracts.searchMessages, { query: { offerId: own.offer, searchTerm: word } }],
    happenings: [contracts.filterHappenings, {}],
    enquiry: [contracts.getEnquiry, { query: { id: enquiry } }],
    enquiries: [contracts.filterEnquiries, { query: { paginationSize: 100 } }],
    offer: [contracts.getOffer, { query: { id: own.offer } }],
    'offers of the enquiry': [contracts.filterOffers, ofEnquiry],
    offers: [contracts.filterOffers, { query: { paginationSize: 100 } }],
    'files of the enquiry': [contracts.getFileNames, { query: { path: `enquiry/${enquiry}` } }],
    'own attachment': [contracts.getFile, { query: { path: `message/${own.messages[1]}` } }],
  }
  const seen: Record<string, string> = {}
  for (const [name, [endpoint, sent]] of Object.entries(asked))
    seen[name] = await said(competitor, endpoint, sent)
  return seen
}

beforeAll(async () => {
  people = await signInEveryone()
  const { customer, supplier, competitor } = people
  const [article] = await customer.get(contracts.searchArticles, {
    query: { searchTerm: 'Siemens', amount: 1 },
  })
  enquiry = await releasedEnquiry(customer, [article.orderNumber])
  const [line] = (await customer.get(contracts.getBomArticles, { query: { enquiryId: enquiry } })).content
  const reference = { kind: 'LINE', lineId: line.id }

  const conversation = await conversationOn(competitor, enquiry)
  const asked = await write(competitor, conversation, 'Welcher Typ?', { fields: { reference } })
  const answered = await write(customer, conversation, 'Siehe Anhang', { file: pdf('Anhang') })
  own = { conversation, messages: [asked, answered], offer: await draftOffer(competitor, enquiry) }
  // A later one, so that another message on the enquiry would show in the order.
  await conversationOn(competitor, await releasedEnquiry(customer, [article.orderNumber]))
  before = await look()

  stream = await listen(competitor)
  await write(competitor, conversation, 'Danke')
  await until(async () => stream.heard.includes(conversation), { seconds: 10 })
  before = await look()
  heardBefore = stream.heard.length

  const id = await conversationOn(supplier, enquiry)
  const question = await write(supplier, id, `${word} Frage`, { fields: { reference } })
  const file = await write(customer, id, `${word} Antwort`, { file: pdf(`${word}-Anhang`) })
  const offer = await draftOffer(supplier, enquiry)
  const copy = await supplier.get(contracts.copyAttachment, {
    query: { messageId: file, path: `message/${file}`, offerId: offer, fileType: 'LEGAL_DOCUMENT' },
  })
  await attach(supplier, `offer/${offer}`, 'OFFER', `${word}-Angebot`)
  await releaseOffer(supplier, offer)
  await customer.get(contracts.markMessageRead, { query: { messageId: question } })
  await supplier.get(contracts.markAllRead)
  await customer.get(contracts.settleQuestion, { query: { messageId: question, settled: true } })
  rival = { conversation: id, question, file, offer }
  const { id: supplierId, companyId } = await supplier.get(contracts.getUser)
  secrets = [word, id, question, file, offer, copy.path, supplierId, companyId, 'Südtal']
})

test('every answer to a competitor is the same as without them', async () => {
  const after = await look()
  expect(after).toEqual(before)
  for (const [name, text] of Object.entries(after))
    for (const secret of secrets) expect(text, name).not.toContain(secret)
  expect(after['a second beginning on the enquiry']).toMatch(/^409 .*"conversation-exists"/)
  expect(after.search).toBe('200 []')
  // The customer, who talks with both, finds the two messages.
  const found = await people.customer.get(contracts.searchMessages, {
    query: { enquiryId: enquiry, searchTerm: word },
  })
  expect(found).toHaveLength(2)
})

test('the live stream tells him nothing of them', async () => {
  const { competitor } = people
  // His own doing comes last and is heard: whatever was before it would have been heard as well.
  await write(competitor, own.conversation, 'Noch etwas')
  const isHeard = await until(async () => stream.heard.slice(heardBefore).includes(own.conversation), {
    seconds: 10,
  })
  expect(isHeard).toBe(true)
  await stream.stop()
  const told = [...stream.heard.slice(heardBefore).matchAll(/^data: (.+)$/gm)].map(
    ([, data]) => JSON.parse(data!) as { kind: string; id: string },
  )
  expect([...new Set(told.map(({ id }) => id))]).toEqual([own.conversation])
  for (const secret of secrets) expect(stream.heard).not.toContain(secret)
})

const unknown: Ids = {
  conversation: randomUUID(),
  question: randomUUID(),
  file: randomUUID(),
  offer: randomUUID(),
}
const withIds: Record<string, (ids: Ids) => [contracts.AnyEndpoint, Sent]> = {
  messages: ({ conversation }) => [contracts.getMessages, { query: { conversationId: conversation } }],
  'a message': ({ conversation }) => [
    contracts.sendMessage,
    { fields: { conversationId: conversation, content: 'Hallo' } },
  ],
  'a message with a file': ({ conversation }) => [
    contracts.sendMessage,
    { fields: { conversationId: conversation }, file: pdf('Fremd') },
  ],
  'an empty message': ({ conversation }) => [
    contracts.sendMessage,
    { fields: { conversationId: conversation } },
  ],
  'a mark': ({ question }) => [contracts.markMessageRead, { query: { messageId: question } }],
  'a mark on all of it': ({ conversation }) => [contracts.markConversationsRead, { body: [conversation] }],
  'a mark on his and another': ({ conversation }) => [
    contracts.markConversationsRead,
    { body: [own.conversation, conversation] },
  ],
  'a mark taken back': ({ file }) => [contracts.markUnread, { body: { messageIds: [file] } }],
  'a question settled': ({ question }) => [
    contracts.settleQuestion,
    { query: { messageId: question, settled: true } },
  ],
  'something settled that is no question': ({ file }) => [
    contracts.settleQuestion,
    { query: { messageId: file, settled: true } },
  ],
  'a copy': ({ file }) => [
    contracts.copyAttachment,
    {
      query: {
        messageId: file,
        path: `message/${own.messages[1]}`,
        offerId: own.offer,
        fileType: 'LEGAL_DOCUMENT',
      },
    },
  ],
  'a copy into the other offer': ({ offer }) => [
    contracts.copyAttachment,
    {
      query: {
        messageId: own.messages[1],
        path: `message/${own.messages[1]}`,
        offerId: offer,
        fileType: 'LEGAL_DOCUMENT',
      },
    },
  ],
  'an attachment': ({ file }) => [contracts.getFile, { query: { path: `message/${file}` } }],
  'no attachment': ({ question }) => [contracts.getFile, { query: { path: `message/${question}` } }],
  'names of files': ({ file }) => [contracts.getFileNames, { query: { path: `message/${file}` } }],
  'a ticket': ({ file }) => [contracts.createFileTicket, { body: { path: `message/${file}` } }],
  'a file renamed': ({ file }) => [
    contracts.changeFileType,
    { query: { path: `message/${file}`, fileType: 'UNKNOWN' } },
  ],
  'a file deleted': ({ file }) => [contracts.deleteFile, { query: { path: `message/${file}` } }],
  'among all files': ({ file }) => [
    contracts.createFileTicket,
    { body: { all: { enquiryId: enquiry, filesToAppend: [`message/${file}`] } } },
  ],
  'a reference to the other offer': ({ offer }) => [
    contracts.sendMessage,
    {
      fields: {
        conversationId: own.conversation,
        content: 'Dazu',
        reference: { kind: 'FILE', path: `offer/${offer}/x.pdf` },
      },
    },
  ],
  'the conversation of the other offer': ({ offer }) => [
    contracts.createConversation,
    { query: { offerId: offer } },
  ],
  'conversations of the other offer': ({ offer }) => [
    contracts.getConversations,
    { query: { offerId: offer } },
  ],
  'questions of the other offer': ({ offer }) => [contracts.getQuestions, { query: { offerId: offer } }],
  'a search by the other offer': ({ offer }) => [
    contracts.searchMessages,
    { query: { offerId: offer, searchTerm: word } },
  ],
}
const withoutIds = (text: string, ids: Ids) =>
  Object.values(ids).reduce((left, id) => left.replaceAll(id, 'id'), text)

test.each(Object.keys(withIds))('%s: what is theirs might as well not exist', async (name) => {
  const ask = async (ids: Ids) => {
    const [endpoint, sent] = withIds[name]!(ids)
    return withoutIds(await said(people.competitor, endpoint, sent), ids)
  }
  const theirs = await ask(rival)
  expect(theirs).toBe(await ask(unknown))
  expect(theirs).toMatch(/^4/)
})

test('no mail to anyone else holds what they wrote', async () => {
  const { accounts, inbox } = stackAddresses()
  const parties = accounts
    .filter(({ company }) => ['Anlagenbau Nordhafen', 'Schaltanlagen Südtal'].includes(company))
    .map(({ mail }) => mail)
  const holding = async () => {
    const mails = (await (await fetch(`${inbox}/api/mails`)).json()) as { to: string[]; text: string }[]
    return mails.filter(({ text }) => text.includes(word))
  }
  await expect.poll(async () => (await holding()).length).toBeGreaterThan(0)
  expect((await holding()).flatMap(({ to }) => to).filter((to) => !parties.includes(to))).toEqual([])
})
