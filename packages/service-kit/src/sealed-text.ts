import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

const keyFor = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'sealed answer', 32))

/** Text that nobody reads without `secret`, which has to be unguessable; AES-256-GCM, base64. */
export function sealText(text: string, secret: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** The text again. Throws where it was sealed with another secret, or changed. */
export function openText(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}
