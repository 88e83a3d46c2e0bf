import * as contracts from '@schrankwerk/contracts'
import { describe, expect, test } from 'vitest'
import { isTest, namesFromContracts, readSources } from './source-files.ts'
import { unanswered, uncalled, unpublished } from './unused-contracts.ts'

const takenBy = (inside: RegExp): Set<string> =>
  new Set(
    readSources((path) => inside.test(path) && !isTest(path)).flatMap(({ text }) => namesFromContracts(text)),
  )

const calls = [...contracts.endpoints, ...contracts.internalEndpoints]
const services = ['identity', 'workflow', 'catalogue', 'businessdata', 'notification'] as const
const takenByService = new Map(services.map((name) => [name, takenBy(new RegExp(`^services/${name}/src/`))]))
const takenByWeb = takenBy(/^(?:shell|mfe-[^/]+|packages\/(?:shell-api|portal-ui|bom-ui))\/src\//)
const takenByKit = takenBy(/^packages\/service-kit\/src\//)
const exportedNames = new Map(Object.entries(contracts).map(([name, value]) => [value as unknown, name]))

/** A ticket's address comes from the server, and the browser itself visits it: no page names this call. */
const isTicketAddress = ({ method, path }: contracts.AnyEndpoint): boolean =>
  method === 'GET' &&
  contracts.endpoints.some(
    (other) => other.method === 'POST' && other.path === path && other.answer === contracts.ticketAddress,
  )

/** What is dead and not on its list, and what is on the list and no longer dead. */
const compare = (dead: string[], listed: readonly string[]) => ({
  dead: dead.filter((name) => !listed.includes(name)),
  noLongerDead: listed.filter((name) => !dead.includes(name)),
})
const nothing = { dead: [], noLongerDead: [] }

test('a name taken from the contracts is found, also under another name and not as a type', () => {
  const text =
    "import {\n  acceptOffer,\n  deleteFile as deleteEndpoint,\n  type Offer,\n} from '@schrankwerk/contracts'"
  expect(namesFromContracts(text)).toEqual(['acceptOffer', 'deleteFile'])
})

test('a call is exported under the name it bears', () => {
  expect(calls.filter((call) => exportedNames.get(call) !== call.name).map(({ name }) => name)).toEqual([])
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
})

describe('dead paths', () => {
  test('every call has a service that answers it', () => {
    const dead = calls
      .filter(({ name, service }) => !takenByService.get(service)!.has(name))
      .map(({ name }) => name)
    expect(compare(dead, unanswered)).toEqual(nothing)
  })

  test('every public call has somebody who makes it', () => {
    const dead = contracts.endpoints
      .filter((call) => !takenByWeb.has(call.name) && !isTicketAddress(call))
      .map(({ name }) => name)
    const internal = contracts.internalEndpoints
      .filter(({ name, service }) => {
        const others = services
          .filter((other) => other !== service)
          .some((other) => takenByService.get(other)!.has(name))
        return !others && !takenByKit.has(name)
      })
      .map(({ name }) => name)
    expect(compare([...dead, ...internal], uncalled)).toEqual(nothing)
  })

  test('every event is published by the service it is named after', () => {
    const dead = contracts.events
      .filter((event) => {
        const service = event.name.split('.')[0] as (typeof services)[number]
        return !takenByService.get(service)?.has(exportedNames.get(event)!)
      })
      .map(({ name }) => name)
    expect(compare(dead, unpublished)).toEqual(nothing)
  })
})
