import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerBrokenRequests } from './raw-errors.ts'

const server = createServer({ headersTimeout: 20, connectionsCheckingInterval: 10 }, (_req, res) => res.end())
answerBrokenRequests(server)
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

/** All that the server says on a connection until it ends it. */
async function said(sent: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  if (sent) socket.write(sent)
  return text(socket)
}

test('a connection on which nothing was asked ends without a word', async () => {
  expect(await said('')).toBe('')
})

test.each([
  ['is not whole in time', 'GET / HTTP/1.1\r\nhost: a', 408],
  ['is no HTTP', 'hallo\r\n\r\n', 400],
  ['has headers beyond all measure', `GET / HTTP/1.1\r\na: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
])('what %s is answered', async (_name, sent, status) => {
  const answer = await said(sent)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
    status,
    code: 'malformed-request',
  })
})
