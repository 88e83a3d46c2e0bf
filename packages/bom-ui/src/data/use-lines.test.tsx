import { MockPortal, mockApi } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enquiryId, ndjson, slimLine } from '../bom.example.ts'
import { useLines } from './bom-queries.ts'

type Lines = ReturnType<typeof useLines>

interface Shown {
  lines?: Lines
  cache?: QueryClient
}

function Page({ shown }: { shown: Shown }) {
  Object.assign(shown, { lines: useLines({ enquiryId }), cache: useQueryClient() })
  return null
}

function show(): Shown {
  const shown: Shown = {}
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <Page shown={shown} /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return shown
}

/** The beginning of a list, after which the connection breaks once `seen` is resolved. */
function torn(lines: number, seen: Promise<void>): Response {
  const beginning = ndjson(Array.from({ length: lines }, (_, at) => slimLine(at + 1, {}))).bytes()
  let isBegun = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isBegun) controller.enqueue(await beginning)
      else await seen.then(() => controller.error(new TypeError('network error')))
      isBegun = true
    },
  })
  return new Response(body)
}

test('of a list whose stream breaks off nothing passes for the whole', async () => {
  const { promise: seen, resolve: see } = Promise.withResolvers<void>()
  mockApi({ getBomLines: () => torn(250, seen) as never })
  const shown = show()
  await waitFor(() => expect(shown.lines?.data?.length).toBe(250))
  see()
  await waitFor(() => expect(shown.lines?.isError).toBe(true))
  expect(shown.lines?.data).toBeUndefined()
})

test('what a list shows of itself stays while it is read anew', async () => {
  const { promise: seen, resolve: see } = Promise.withResolvers<void>()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  let calls = 0
  mockApi({
    getBomLines: async () => {
      calls += 1
      if (calls === 1) return torn(250, seen) as never
      await mayAnswer
      return ndjson([slimLine(1, {})]) as never
    },
  })
  const shown = show()
  await waitFor(() => expect(shown.lines?.data?.length).toBe(250))
  void shown.cache?.invalidateQueries()
  await waitFor(() => expect(calls).toBe(2))
  see()
  await new Promise((resolve) => setImmediate(resolve))
  expect(shown.lines?.data?.length).toBe(250)
  answer()
  await waitFor(() => expect(shown.lines?.data?.length).toBe(1))
})
