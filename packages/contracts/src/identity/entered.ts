import * as z from 'zod/mini'
import { text } from '../values.ts'

/** Text of one line that has to hold something. */
export const line = (maximum: number) =>
  text(maximum).check(
    z.minLength(1),
    z.refine((value: string) => !/[\r\n\u2028\u2029]/.test(value), { error: 'invalid-format' }),
  )
/** Text of one line that may be left empty, which counts as none. */
export const optionalLine = (maximum: number) =>
  z.pipe(
    z.nullable(
      text(maximum).check(
        z.refine((value: string) => !/[\r\n\u2028\u2029]/.test(value), { error: 'invalid-format' }),
      ),
    ),
    z.transform((value) => (value === '' ? null : value)),
  )
/** A sign that no telephone number is entered with. */
export const noPhoneSign = /[^\d+\-‐‑–()/.\s]/u

/** „+49 (0) 40/123.45“ in the signs that are kept: „+49 40-123 45“. The „(0)“ is not dialled behind a country's number. */
const withKeptSigns = (entered: string): string =>
  entered
    .trim()
    .replace(/^((?:\+|00)\d{1,3}) ?\( ?0 ?\)/, '$1 ')
    .replace(/[()]\s?-/g, '-')
    .replace(/[().\s]+/g, ' ')
    .replace(/ ?\/ ?/g, '-')
    .replace(/[‐‑–]/g, '-')
    .trim()

/** Kept are digits, plus and minus with blanks between them, as the specification wants it. */
export const phoneNumber = z.string().check(
  z.overwrite(withKeptSigns),
  z.minLength(3),
  z.maxLength(40),
  z.regex(/^[+\-\d ]+$/, 'invalid-format'),
  z.refine((value: string) => /\d/.test(value), { error: 'invalid-format' }),
)
/** „einkauf@müller.example“ as mail servers know it. */
function withAsciiDomain(mail: string): string {
  const at = mail.lastIndexOf('@')
  const domain = mail.slice(at + 1)
  const isForeign = /^[\p{L}\p{N}.-]+$/u.test(domain) && /[^a-z\d.-]/i.test(domain)
  return at > 0 && isForeign && URL.canParse(`http://${domain}`)
    ? `${mail.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
    : mail
}

/** An address of e-mail as it is entered; compared without regard to case. */
export const mailAddress = z.string().check(
  z.trim(),
  z.overwrite(withAsciiDomain),
  z.maxLength(254),
  z.email(),
  // RFC 5321, and what Keycloak takes.
  z.refine((value: string) => value.indexOf('@') <= 64, { error: 'invalid-format' }),
)
