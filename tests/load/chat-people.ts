import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { renewTokens, signInForTokens, type Tokens } from '@schrankwerk/infra/demo/sign-in.ts'
import type { LoadContext } from './load-context.ts'

const password = 'schrankwerk-demo'
const provisioning = join(import.meta.dirname, '..', '..', 'services', 'identity', 'src', 'provision.ts')
/** A token with less than this left is renewed. */
const freshMs = 60_000
const signInsAtOnce = 4

export interface ChatPerson {
  userId: string
  companyId: string
  companyName: string
  type: 'CUSTOMER' | 'SUPPLIER'
  /** As a page does: the same one until it has nearly run out. */
  token(): Promise<string>
}

/** So many customers and suppliers with so many users each, signed in. Accounts of earlier runs are used again. */
export async function chatPeople(
  { stack, sql }: LoadContext,
  { companies, usersOfEach }: { companies: number; usersOfEach: number },
): Promise<ChatPerson[]> {
  const read = () =>
    sql<Omit<ChatPerson, 'token'> & { mail: string }>(`
      select u.id as "userId", u.company_id as "companyId", c.name as "companyName", c.type, u.mail
      from identity."user" u join identity.company c on c.id = u.company_id
      where u.mail like '%@chat.example' order by u.mail`)
  let rows = await read()
  if (rows.length !== 2 * companies * usersOfEach) {
    await provision(stack.environmentOf('identity'), companies, usersOfEach)
    rows = await read()
  }
  const people: ChatPerson[] = []
  const waiting = [...rows]
  const signIn = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const { mail, ...person } = row
      people.push({ ...person, token: await tokenOf(stack.ready.portal, mail) })
    }
  }
  await Promise.all(Array.from({ length: signInsAtOnce }, signIn))
  return people
}

async function provision(
  environment: NodeJS.ProcessEnv,
  companies: number,
  usersOfEach: number,
): Promise<void> {
  const wanted = (['CUSTOMER', 'SUPPLIER'] as const).flatMap((type) =>
    Array.from({ length: companies }, (_, at) => companyOf(type, at, usersOfEach)),
  )
  const folder = await mkdtemp(join(tmpdir(), 'chat-people-'))
  try {
    const file = join(folder, 'accounts.json')
    await writeFile(file, JSON.stringify(wanted))
    await promisify(execFile)(process.execPath, [provisioning, file], { env: environment })
  } finally {
    await rm(folder, { recursive: true })
  }
}

function companyOf(type: 'CUSTOMER' | 'SUPPLIER', at: number, users: number) {
  const word = type === 'CUSTOMER' ? 'Besteller' : 'Bauer'
  return {
    name: `${word} ${at}`,
    type,
    address: { street: 'Straße', houseNo: '1', zip: '70565', city: 'Stuttgart', country: 'Deutschland' },
    users: Array.from({ length: users }, (_, user) => ({
      mail: `${word.toLowerCase()}-${at}-${user}@chat.example`,
      password,
      name: `Person ${user}`,
      lastname: `${word} ${at}`,
      phoneNumber: '+49 711 1',
      admin: user === 0,
    })),
  }
}

async function tokenOf(portal: string, mail: string): Promise<() => Promise<string>> {
  const held = (tokens: Tokens) => ({ tokens, endsAt: Date.now() + tokens.expiresIn * 1000 })
  let current = held(await signInForTokens({ portal, mail, password }))
  let renewing: Promise<void> | undefined
  return async () => {
    if (current.endsAt - Date.now() < freshMs)
      renewing ??= renewTokens(portal, current.tokens.refreshToken)
        .then((tokens) => {
          current = held(tokens)
        })
        .finally(() => {
          renewing = undefined
        })
    await renewing
    return current.tokens.accessToken
  }
}
