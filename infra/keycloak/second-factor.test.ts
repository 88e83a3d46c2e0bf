import { type TestKeycloak, testKeycloak } from '@schrankwerk/testing/keycloak'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from './reconcile.ts'
import { codeOf, Visitor } from './sign-in-forms.example.ts'

let keycloak: TestKeycloak
const password = 'ein-richtiges'

beforeAll(async () => {
  keycloak = await testKeycloak({ guarded: true })
}, 400_000)
afterAll(() => keycloak?.stop(), 60_000)

const visitor = () => new Visitor(keycloak.portal)

async function someone(name: string, { isRequired = false } = {}) {
  const mail = `${name}@nord.example`
  const sub = await keycloak.addAccount(mail, password)
  const path = `/schrankwerk/users/${sub}`
  if (isRequired) {
    const account = await keycloak.api.get<object>(path)
    await keycloak.api.send('PUT', path, { ...account, attributes: { secondFactor: ['required'] } })
  }
  return { mail, sub, path }
}

async function withApp(name: string) {
  const person = await someone(name)
  const guest = visitor()
  const { secret, page } = await guest.setUpApp(await guest.signIn(person.mail, password, 'CONFIGURE_TOTP'))
  expect(page.back).toContain('kc_action_status=success')
  return { ...person, secret }
}

/** What identity asks with the current password. */
const checkPassword = (mail: string, tried: string) =>
  fetch(`${keycloak.issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'portal-passwords',
      client_secret: keycloak.passwordsClientSecret,
      username: mail,
      password: tried,
    }),
  }).then((answer) => answer.ok)

const failuresOf = (sub: string) =>
  keycloak.api.get<object>(`/schrankwerk/attack-detection/brute-force/users/${sub}`)

/** Keycloak counts beside its answer: it leaves out and turns away what comes for the same person while it still counts. */
const untilCounted = (sub: string, numFailures: number) =>
  expect.poll(() => failuresOf(sub)).toMatchObject({ numFailures })

const factorsOf = async (path: string) =>
  (await keycloak.api.get<{ id: string; type: string }[]>(`${path}/credentials`))!.filter(
    ({ type }) => type !== 'password',
  )

test('an authenticator app is set up at Keycloak, in German, and leads back to the portal', async () => {
  const { mail, path } = await someone('einrichten')
  const guest = visitor()
  const form = await guest.signIn(mail, password, 'CONFIGURE_TOTP')
  expect(form.html).toContain('lang="de"')
  expect(form.html).toContain('css/schrankwerk.css')
  // Without the picture of the code and the like, which are letters by chance.
  expect(form.html.replace(/<[^>]*>/g, ' ')).not.toMatch(/\b(?:Du|Dein|Deine[mnr]?)\b/)
  const refused = await guest.setUpApp(form, 'falsch')
  expect(refused.page.back).toBeUndefined()
  expect(await factorsOf(path)).toEqual([])
  const { page } = await guest.setUpApp(refused.page)
  expect(page.back).toMatch(/\/profile\?.*kc_action=CONFIGURE_TOTP&kc_action_status=success/)
  expect(await factorsOf(path)).toMatchObject([{ type: 'otp', userLabel: 'Diensthandy' }])
})

test('a set-up that is called off leads back without a factor', async () => {
  const { mail, path } = await someone('abgebrochen')
  const guest = visitor()
  const form = await guest.signIn(mail, password, 'CONFIGURE_TOTP')
  const page = await guest.send(form, 'kc-totp-settings-form', { 'cancel-aia': 'true' })
  expect(page.back).toContain('kc_action_status=cancelled')
  expect(await factorsOf(path)).toEqual([])
})

test('who has an app is let in by its code alone', async () => {
  const { mail, sub, secret } = await withApp('mit-app')
  const guest = visitor()
  const asked = await guest.signIn(mail, password)
  expect(asked).toMatchObject({ status: 200, back: undefined })
  const wrong = codeOf(secret, 1).replace(/^./, (digit) => String((Number(digit) + 1) % 10))
  const refused = await guest.send(asked, 'kc-otp-login-form', { otp: wrong })
  expect(refused).toMatchObject({ status: 200, back: undefined })
  await untilCounted(sub, 1)
  const done = await guest.send(refused, 'kc-otp-login-form', { otp: codeOf(secret, 1) })
  expect(done.back).toContain('code=')
})

test('a page says by its step whether what was sent was right', async () => {
  const { mail, sub, secret } = await withApp('schritte')
  const guest = visitor()
  const first = await guest.open()
  const again = await guest.send(first, 'kc-form-login', { username: mail, password: 'falsch' })
  expect(again.step).toBe(first.step)
  await untilCounted(sub, 1)
  const next = await guest.send(again, 'kc-form-login', { username: mail, password })
  expect(next.step).toMatch(/./)
  expect(next.step).not.toBe(first.step)
  const wrong = codeOf(secret, 1).replace(/^./, (digit) => String((Number(digit) + 1) % 10))
  expect((await guest.send(next, 'kc-otp-login-form', { otp: wrong })).step).toBe(next.step)
})

test('a code is good once', async () => {
  const { mail, secret } = await withApp('zweimal')
  const otp = codeOf(secret, 1)
  const [first, second] = [visitor(), visitor()]
  const done = await first.send(await first.signIn(mail, password), 'kc-otp-login-form', { otp })
  expect(done.back).toContain('code=')
  const again = await second.send(await second.signIn(mail, password), 'kc-otp-login-form', { otp })
  expect(again.back).toBeUndefined()
})

test('wrong codes lock the account as wrong passwords do', async () => {
  const { mail, sub } = await withApp('raten')
  const realm = await keycloak.api.get<object>('/schrankwerk')
  // So that the speed of this machine decides nothing.
  await keycloak.api.send('PUT', '/schrankwerk', { ...realm, quickLoginCheckMilliSeconds: 0 })
  const guest = visitor()
  let page = await guest.signIn(mail, password)
  for (let tries = 1; tries <= 10; tries += 1) {
    page = await guest.send(page, 'kc-otp-login-form', { otp: `00000${tries % 10}` })
    await untilCounted(sub, tries)
  }
  expect(await failuresOf(sub)).toMatchObject({ disabled: true })
  expect((await visitor().signIn(mail, password)).html).toContain('kc-form-login')
  expect(await reconcile(keycloak.reconcileInput)).toEqual(['realm'])
})

test('the current password is checked without the second factor, and wrong ones count', async () => {
  const right = await withApp('pruefung')
  expect(await checkPassword(right.mail, password)).toBe(true)
  // Somebody else, of whom Keycloak has nothing to count yet.
  const wrong = await someone('verschrieben')
  expect(await checkPassword(wrong.mail, 'falsch')).toBe(false)
  await untilCounted(wrong.sub, 1)
})

test('once the last factor is removed the password is enough', async () => {
  const { mail, path } = await withApp('entfernen')
  for (const { id } of await factorsOf(path)) await keycloak.api.send('DELETE', `${path}/credentials/${id}`)
  expect((await visitor().signIn(mail, password)).back).toContain('code=')
})

test('who needs a second factor sets one up at the next sign-in, and is asked for it once at each later one', async () => {
  const { mail, path } = await someone('betrieb', { isRequired: true })
  const left = await visitor().signIn(mail, password)
  expect(left.back).toBeUndefined()
  // Whoever leaves there is neither in nor locked out.
  expect(await checkPassword(mail, password)).toBe(true)
  expect(await factorsOf(path)).toEqual([])
  const guest = visitor()
  const { secret, page } = await guest.setUpApp(await guest.signIn(mail, password))
  expect(page.back).toContain('code=')
  const later = visitor()
  const asked = await later.signIn(mail, password)
  expect(asked.html).toContain('kc-otp-login-form')
  const done = await later.send(asked, 'kc-otp-login-form', { otp: codeOf(secret, 1) })
  expect(done.back).toContain('code=')
})

test('a passkey is registered at Keycloak, in German', async () => {
  const { mail } = await someone('passkey')
  const page = await visitor().signIn(mail, password, 'webauthn-register')
  expect(page.back).toBeUndefined()
  expect(page.html).toContain('lang="de"')
  expect(page.html).toContain('Schrankwerk')
})

interface Execution {
  id: string
  providerId?: string
  displayName: string
  requirement: string
}

test('flows that somebody changed by hand are made anew, and people sign in by them', async () => {
  const { api, reconcileInput } = keycloak
  const executions = '/schrankwerk/authentication/flows/schrankwerk%20browser/executions'
  const asBefore = await api.get<Execution[]>(executions)
  const factor = asBefore!.find(({ displayName }) => displayName === 'schrankwerk second factor')!
  await api.send('PUT', executions, { ...factor, requirement: 'DISABLED' })
  const realm = await api.get<object>('/schrankwerk')
  await api.send('PUT', '/schrankwerk', { ...realm, browserFlow: 'browser' })
  expect(await reconcile(reconcileInput)).toEqual(['flow schrankwerk browser', 'browser flow'])
  const told = ({ displayName, requirement }: Execution) => [displayName, requirement]
  expect((await api.get<Execution[]>(executions))!.map(told)).toEqual(asBefore!.map(told))
  expect(await reconcile(reconcileInput)).toEqual([])
  const flows = await api.get<{ alias: string }[]>('/schrankwerk/authentication/flows')
  expect(flows!.filter(({ alias }) => alias.includes('former'))).toEqual([])
  const { mail } = await someone('danach')
  expect((await visitor().signIn(mail, password)).back).toContain('code=')
})

test('a flow that is in use is replaced without a moment in which nobody can sign in', async () => {
  const { api, reconcileInput } = keycloak
  const executions = '/schrankwerk/authentication/flows/schrankwerk%20password%20only/executions'
  await api.send('POST', `${executions}/execution`, { provider: 'direct-grant-validate-otp' })
  expect(await reconcile(reconcileInput)).toEqual([
    'flow schrankwerk password only',
    'client portal-passwords',
  ])
  const { mail } = await withApp('ersetzt')
  expect(await checkPassword(mail, password)).toBe(true)
  expect(await reconcile(reconcileInput)).toEqual([])
})
