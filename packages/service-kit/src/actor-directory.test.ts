import { anActor } from '@schrankwerk/testing'
import { expect, test } from 'vitest'
import { type Actor, createActorDirectory } from './index.ts'

function directory() {
  const state = {
    time: 0,
    asked: 0,
    actor: anActor() as Actor | undefined,
    failure: undefined as Error | undefined,
  }
  const actors = createActorDirectory({
    now: () => state.time,
    async load() {
      state.asked++
      if (state.failure) throw state.failure
      return state.actor && { ...state.actor }
    },
  })
  return { state, actors }
}

test('identity is asked once for calls at the same time, and again after five seconds', async () => {
  const { state, actors } = directory()
  await Promise.all([
    actors.get('s', 'request-1'),
    actors.get('s', 'request-1'),
    actors.get('s', 'request-1'),
  ])
  state.time = 4999
  await actors.get('s', 'request-1')
  expect(state.asked).toBe(1)
  state.time = 5000
  await actors.get('s', 'request-1')
  expect(state.asked).toBe(2)
})

test('nothing is kept longer than five seconds, whatever is asked for', async () => {
  const state = { time: 0, asked: 0 }
  const actors = createActorDirectory({
    ttlMs: 60_000,
    now: () => state.time,
    async load() {
      state.asked++
      return anActor()
    },
  })
  await actors.get('s', 'request-1')
  state.time = 5001
  await actors.get('s', 'request-1')
  expect(state.asked).toBe(2)
})

test('a change of the user or his company counts from the next call', async () => {
  const { state, actors } = directory()
  await actors.get('s', 'request-1')
  actors.dropUser('someone else')
  actors.dropCompany('another company')
  await actors.get('s', 'request-1')
  expect(state.asked).toBe(1)
  actors.dropUser(state.actor!.userId)
  await actors.get('s', 'request-1')
  actors.dropCompany(state.actor!.companyId)
  await actors.get('s', 'request-1')
  expect(state.asked).toBe(3)
})

test('an answer that was on its way when the change came is not kept', async () => {
  const answer = Promise.withResolvers<Actor>()
  let asked = 0
  const actors = createActorDirectory({
    load: () => (asked++ === 0 ? answer.promise : Promise.resolve(anActor({ admin: false }))),
  })
  const early = actors.get('s', 'request-1')
  actors.clear()
  answer.resolve(anActor({ admin: true }))
  expect((await early).admin).toBe(true)
  expect((await actors.get('s', 'request-1')).admin).toBe(false)
})

test('without identity it is 503, also for someone who was known before', async () => {
  const { state, actors } = directory()
  await actors.get('s', 'request-1')
  state.time = 6000
  state.failure = new Error('connection refused')
  await expect(actors.get('s', 'request-1')).rejects.toMatchObject({ status: 503, part: 'identity' })
  state.failure = undefined
  expect((await actors.get('s', 'request-1')).userId).toBe(state.actor!.userId)
})

test('whom identity does not know is not signed in', async () => {
  const { state, actors } = directory()
  state.actor = undefined
  await expect(actors.get('s', 'request-1')).rejects.toMatchObject({ status: 401, code: 'token-invalid' })
})
