import { MockPortal, mockApi } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enquiryId, ndjson, slimLine } from '../bom.example.ts'
import { useLines } from './bom-queries.ts'

type Lines = ReturnType<typeof useLines>

function Page({ onRender }: { onRender: (lines: Lines) => void }) {
  onRender(useLines({ enquiryId }))
  return null
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
  let lines: Lines | undefined
  const onRender = (now: Lines) => {
    lines = now
  }
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <Page onRender={onRender} /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  await waitFor(() => expect(lines?.data?.length).toBe(250))
  see()
  await waitFor(() => expect(lines?.isError).toBe(true))
  expect(lines?.data).toBeUndefined()
})
