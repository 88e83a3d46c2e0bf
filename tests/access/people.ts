import { stackAddresses } from '../stack-addresses.ts'
import { nobody, type Person, personOf } from './person.ts'

/** Who stands where: the customer and the supplier own what is asked for, the others have nothing to do with it. */
const mails = {
  operatorAdmin: 'betrieb@schrankwerk.example',
  operatorUser: 'katalog@schrankwerk.example',
  customer: 'einkauf@nordhafen.example',
  colleague: 'technik@nordhafen.example',
  otherCustomer: 'einkauf@westhalde.example',
  supplier: 'vertrieb@suedtal.example',
  competitor: 'vertrieb@elbaue.example',
  external: 'gast@planung.example',
  passwordDue: 'neu@nordhafen.example',
  pending: 'einkauf@oderbruch.example',
} as const

export const actors = ['nobody', ...(Object.keys(mails) as (keyof typeof mails)[])] as const
export type ActorName = (typeof actors)[number]
export type People = Record<ActorName, Person>

/** Somebody of the demo data, by address. */
export function signInAs(mail: string): Promise<Person> {
  const { portal, accounts } = stackAddresses()
  const account = accounts.find((one) => one.mail === mail)
  if (!account) throw new Error(`The demo data have no account ${mail}.`)
  return personOf(portal, mail, account.password)
}

export async function signInEveryone(): Promise<People> {
  const { portal } = stackAddresses()
  const people = await Promise.all(
    Object.entries(mails).map(async ([name, mail]) => [name, await signInAs(mail)] as const),
  )
  return { nobody: nobody(portal), ...Object.fromEntries(people) } as People
}
