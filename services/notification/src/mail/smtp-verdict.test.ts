import { expect, it } from 'vitest'
import { smtpVerdict } from './smtp-verdict.ts'

it.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refused'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'later'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'refused'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 503 }, 'later'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 552 }, 'too-large'],
  [{ code: 'EMESSAGE', command: 'MAIL FROM' }, 'too-large'],
  [{ code: 'EENVELOPE', command: 'API' }, 'refused'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'down'],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'down'],
  [{ code: 'ESOCKET', command: 'CONN' }, 'down'],
  [{ code: 'ECONNECTION', command: 'CONN', responseCode: 421 }, 'down'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'down'],
  [{ code: 'EDNS' }, 'down'],
  [new TypeError('a mistake of ours'), 'later'],
] as const)('%j is %s', (error, verdict) => {
  expect(smtpVerdict(error)).toBe(verdict)
})

it.each([
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'nothing', 'down'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'part', 'later'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'whole', 'unknown'],
  [{ code: 'ECONNECTION', command: 'CONN' }, 'whole', 'unknown'],
  [{ code: 'EABORT' }, 'nothing', 'later'],
  [{ code: 'EABORT' }, 'whole', 'unknown'],
  [{ code: 'ECONNECTION', command: 'CONN', responseCode: 421 }, 'whole', 'later'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 451 }, 'whole', 'later'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'whole', 'refused'],
] as const)('%j is, with %s of the mail at the server, %s', (error, handedOver, verdict) => {
  expect(smtpVerdict(error, handedOver)).toBe(verdict)
})
