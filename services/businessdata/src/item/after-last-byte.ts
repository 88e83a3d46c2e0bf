import type { Logger } from '@schrankwerk/service-kit'

/** A response that runs `act` once its file was handed over to the end; a part in the middle or a break is no end. */
export function afterLastByte(response: Response, act: () => Promise<void>, log: Logger): Response {
  if (response.body === null || !reachesTheEnd(response)) return response
  const watched = response.body.pipeThrough(
    new TransformStream({
      flush() {
        act().catch((error) => log.error({ err: error }, 'what follows a download failed'))
      },
    }),
  )
  return new Response(watched, response)
}

function reachesTheEnd({ status, headers }: Response): boolean {
  if (status === 200) return true
  const [, last, size] = /-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  return status === 206 && Number(last) + 1 === Number(size)
}
