import { createCipheriv, createHash } from 'node:crypto'
import { u16, u32 } from './biff.example.ts'
import { compoundFile } from './compound-file.example.ts'

const turns = 50_000
const keyBytes = 16
const aes128 = 0x660e
const sha1 = 0x8004
const aesProvider = 0x18
const flags = 0x24
const provider = Buffer.from('Microsoft Enhanced RSA and AES Cryptographic Provider\0', 'utf16le')

/** An xlsx behind a password: an OLE container that holds the zip encrypted. Source: [MS-OFFCRYPTO] 2.3.4.5. */
export function encryptedPackage(zip: Buffer, password: string): Buffer {
  const salt = Buffer.from('Schaltschrankbau')
  const verifier = Buffer.from('Verdrahtungsplan')
  const key = keyOf(password, salt)
  const header = Buffer.concat([u32(flags, 0, aes128, sha1, keyBytes * 8, aesProvider, 0, 0), provider])
  const info = Buffer.concat([
    u16(3, 2),
    u32(flags, header.length),
    header,
    u32(salt.length),
    salt,
    aes(key, verifier),
    u32(20),
    aes(key, hash(verifier)),
  ])
  return compoundFile([
    { path: 'EncryptionInfo', content: info },
    { path: 'EncryptedPackage', content: Buffer.concat([u32(zip.length, 0), aes(key, zip)]) },
  ])
}

function keyOf(password: string, salt: Buffer): Buffer {
  let digest = hash(salt, Buffer.from(password, 'utf16le'))
  for (let turn = 0; turn < turns; turn++) digest = hash(u32(turn), digest)
  digest = hash(digest, u32(0))
  const inner = Buffer.alloc(64, 0x36)
  for (const [at, byte] of digest.entries()) inner[at]! ^= byte
  return hash(inner).subarray(0, keyBytes)
}

const hash = (...parts: readonly Buffer[]) => createHash('sha1').update(Buffer.concat(parts)).digest()

function aes(key: Buffer, bytes: Buffer): Buffer {
  const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false)
  return cipher.update(Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]))
}
