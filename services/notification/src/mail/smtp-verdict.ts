import type { NodemailerError } from 'nodemailer'

/**
 * What a failed sending means: `refused` – this mail will never be taken, a person has to look; `too-large` – it
 * might be without its attachment; `later` – it may be taken another time; `unknown` – the server has it and never said
 * whether it takes it; `down` – the server takes nothing now, so all others wait as well.
 */
export type SmtpVerdict = 'refused' | 'too-large' | 'later' | 'unknown' | 'down'

/** How much of a mail went to the server: not a byte of it, a part, or all of it with the end of its data. */
export type HandedOver = 'nothing' | 'part' | 'whole'

/**
 * Reads nodemailer's error. What concerns the sender or the sign-in is configuration, not this mail's fault. A server
 * that goes away amid a mail has not taken it (RFC 5321 §4.1.1.4), and that may be for this mail alone.
 */
export function smtpVerdict(error: unknown, handedOver: HandedOver = 'nothing'): SmtpVerdict {
  const { code, command, responseCode } = error as NodemailerError
  if (responseCode === 552 || (code === 'EMESSAGE' && command === 'MAIL FROM')) return 'too-large'
  if (command === 'RCPT TO' || command === 'DATA') return isPermanent(responseCode) ? 'refused' : 'later'
  if (code === 'EENVELOPE' && command === 'API') return 'refused' // an address that is none
  if (handedOver !== 'nothing') return handedOver === 'whole' && !responseCode ? 'unknown' : 'later'
  return command === undefined && !outages.has(code ?? '') ? 'later' : 'down'
}

/** 503 is a mistake in the order of commands, not a refusal (RFC 5321 §4.2.4). */
const isPermanent = (status: number | undefined) => status !== undefined && status >= 500 && status !== 503

const outages = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH'])
