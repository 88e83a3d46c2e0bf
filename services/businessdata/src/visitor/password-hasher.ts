import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { countPasswordHash, TooMany } from '@schrankwerk/service-kit'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Whether it is the password; without a hash it never is and costs the same. Throws `TooMany('service-busy')` where
   * as many are being checked as one process may.
   */
  verify(password: string, hash: string | undefined): Promise<boolean>
}

interface Cost {
  /** In KiB. */
  memory: number
  passes: number
  parallelism: number
}

const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const nonceLength = 16
/** Each holds a thread that reads files too, and 19 MiB. */
const mostAtOnce = 4

const derive = promisify(argon2)

async function tagOf(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost) {
  countPasswordHash('businessdata')
  // An umlaut is typed in one character or in two, depending on the keyboard.
  const message = password.normalize('NFC')
  return derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength })
}

const inText = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const written = (nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${inText(nonce)}$${inText(tag)}`

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function read(hash: string): { cost: Cost; nonce: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, nonce, tag] = form.exec(hash) ?? []
  if (nonce === undefined || tag === undefined) throw new Error('A password hash is not in its form.')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** Hashes passwords by argon2id, each with its own salt; what is kept names the parameters (PHC). */
export function createPasswordHasher(): PasswordHasher {
  const nobodys = written(randomBytes(nonceLength), randomBytes(tagLength))
  let running = 0
  return {
    async hash(password) {
      const nonce = randomBytes(nonceLength)
      return written(nonce, await tagOf(password, nonce, cost))
    },
    async verify(password, hash) {
      if (running >= mostAtOnce) throw new TooMany(1, 'service-busy')
      running += 1
      try {
        const kept = read(hash ?? nobodys)
        const isSame = timingSafeEqual(await tagOf(password, kept.nonce, kept.cost), kept.tag)
        return isSame && hash !== undefined
      } finally {
        running -= 1
      }
    },
  }
}
