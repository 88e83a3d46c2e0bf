import { Pool } from 'undici'
import type { LoadContext } from './load-context.ts'
import { begin, count, median, report } from './report.ts'

const rounds = 7
const roundMs = 800
const inFlight = 32
const wantedRatio = 0.4
const path = '/unit/all'

/** A small GET of the real service, straight and through the gateway in turns. */
export async function gatewayRate({ gateway, stack, tokenOf }: LoadContext): Promise<void> {
  begin(`Gateway, GET ${path}, ${inFlight} in flight`)
  const token = await tokenOf('admin')
  const straight = `http://127.0.0.1:${stack.ports.catalogue}`
  await rateOf(straight, path, token)
  await rateOf(gateway, `/api${path}`, token)
  const direct: number[] = []
  const through: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    direct.push(await rateOf(straight, path, token))
    through.push(await rateOf(gateway, `/api${path}`, token))
  }
  const ratio = median(through.map((rate, round) => rate / direct[round]!))
  report({
    what: 'direct, through the gateway',
    value: `${count(median(direct))}/s, ${count(median(through))}/s`,
  })
  report({
    what: 'through : direct',
    value: ratio.toFixed(2),
    target: `≥ ${wantedRatio}`,
    met: ratio >= wantedRatio,
  })
}

/** Requests a second, the answers read to their end. */
async function rateOf(origin: string, address: string, token: string): Promise<number> {
  const pool = new Pool(origin, { connections: inFlight, pipelining: 1 })
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const began = performance.now()
  let answered = 0
  const ask = async () => {
    while (performance.now() < began + roundMs) {
      const answer = await pool.request({ path: address, method: 'GET', headers })
      if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`)
      await answer.body.dump()
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: inFlight }, ask))
  const seconds = (performance.now() - began) / 1000
  await pool.close()
  return answered / seconds
}
