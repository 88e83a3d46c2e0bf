import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getArticleImportHistory } from '@schrankwerk/contracts'
import { mayHoldDemo } from '../start/first-data.ts'
import { writeMasterData } from './master-data.ts'
import { writePartsLists } from './parts-lists.ts'
import { personOf } from './people.ts'
import { writeCatalogue } from './write-catalogue.ts'
import { writeEnquiries } from './write-enquiries.ts'

// Started by infra/start/parts/demo.ts with the addresses in the environment; may run again.
const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is missing`)
  return value
}
const portal = setting('PORTAL_URL')
if (!mayHoldDemo(portal, process.env))
  throw new Error(`Demo accounts are not made for ${portal}: SCHRANKWERK_DEMO=yes makes them all the same.`)
const accountsSource = join(import.meta.dirname, 'accounts.json')
interface Company {
  name: string
  type: 'ADMIN' | 'CUSTOMER' | 'SUPPLIER' | 'EXTERNAL'
  users: { mail: string; password: string; admin: boolean }[]
}
const companies = JSON.parse(await readFile(accountsSource, 'utf8')) as Company[]

await promisify(execFile)(
  process.execPath,
  [join(import.meta.dirname, '..', '..', 'services', 'identity', 'src', 'provision.ts'), accountsSource],
  { env: { ...process.env, DATABASE_URL: setting('IDENTITY_DATABASE_URL') } },
)
await writeMasterData(setting('CATALOGUE_DATABASE_URL'))
await writePartsLists(join(setting('SCHRANKWERK_HOME'), 'demo-stuecklisten'))

const signedIn = (mail: string) => {
  const user = companies.flatMap((company) => company.users).find((one) => one.mail === mail)
  if (user === undefined) throw new Error(`no account ${mail}`)
  return personOf(portal, user.mail, user.password)
}
const admin = await signedIn('betrieb@schrankwerk.example')
const isFirstTime = (await admin.call(getArticleImportHistory)).every((one) => one.filename !== 'katalog.csv')
if (isFirstTime) {
  await writeCatalogue(admin)
  await writeEnquiries({
    nordhafen: await signedIn('einkauf@nordhafen.example'),
    westhalde: await signedIn('einkauf@westhalde.example'),
    suedtal: await signedIn('vertrieb@suedtal.example'),
    elbaue: await signedIn('vertrieb@elbaue.example'),
    rheinbogen: await signedIn('vertrieb@rheinbogen.example'),
  })
}

const accounts = companies.flatMap((company) =>
  company.users.map(({ mail, password, admin }) => ({
    mail,
    password,
    companyType: company.type,
    admin,
    company: company.name,
  })),
)
await writeFile(setting('ACCOUNTS_FILE'), JSON.stringify(accounts, null, 2))
