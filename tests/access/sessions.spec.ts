import { countBusinessData, filterEnquiries, getManufacturers, getUser } from '@schrankwerk/contracts'
import { renewTokens, signInForTokens } from '@schrankwerk/testing/browser'
import { expect, test, vi } from 'vitest'
import { endSessions } from '../end-sessions.ts'
import { stackAddresses } from '../stack-addresses.ts'

const { portal, services, accounts } = stackAddresses()
// Nobody else's test is signed in as this one.
const { mail, password } = accounts.find((account) => account.mail === 'projekt@westhalde.example')!
const paths: Record<keyof typeof services, string> = {
  identity: getUser.path,
  workflow: filterEnquiries.path,
  catalogue: getManufacturers.path,
  businessdata: `${countBusinessData.path}?offerIds=`,
  notification: '/notification/stream',
}

/** The status with which each service answers, asked at its own port. */
const answersTo = async (token: string) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(paths).map(async ([service, path]) => {
        const answer = await fetch(`${services[service as keyof typeof services].url}${path}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        await answer.body?.cancel()
        return [service, answer.status] as const
      }),
    ),
  )
const all = (status: number) => Object.fromEntries(Object.keys(paths).map((service) => [service, status]))

test('ended sessions are over in every service, in the live stream and at Keycloak; a new sign-in works', async () => {
  const { accessToken, refreshToken } = await signInForTokens({ portal, mail, password })
  expect(await answersTo(accessToken)).toEqual(all(200))
  const live = await fetch(`${portal}/api/notification/stream`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const liveEnds = live.text()

  expect((await endSessions(mail)).stdout).toContain(mail)
  const fresh = await signInForTokens({ portal, mail, password })
  expect(await answersTo(fresh.accessToken)).toEqual(all(200))
  await vi.waitFor(async () => expect(await answersTo(accessToken)).toEqual(all(401)), { timeout: 10_000 })
  await expect(renewTokens(portal, refreshToken)).rejects.toThrow('invalid_grant')
  await liveEnds
  expect(await answersTo((await renewTokens(portal, fresh.refreshToken)).accessToken)).toEqual(all(200))
})
