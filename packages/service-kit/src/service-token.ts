import { request } from 'undici'
import { Unavailable } from './errors.ts'

const renewAgainMs = 5000

/**
 * The token of a service's own client (client credentials), kept until 30 seconds before it ends; calls at the same
 * time share one request. From half its life on it is renewed beside the calls, so that a Keycloak that is away for
 * two minutes costs no call. Throws `Unavailable('keycloak')` where there is none.
 */
export function createServiceToken({
  tokenUrl,
  clientId,
  clientSecret,
}: {
  tokenUrl: string
  clientId: string
  clientSecret: string
}): () => Promise<string> {
  let kept: { token: string; until: number; renewAt: number } | undefined
  let running: Promise<string> | undefined

  async function fetchToken(): Promise<string> {
    try {
      const asked = Date.now()
      const { statusCode, body } = await request(tokenUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: clientSecret,
        }).toString(),
        headersTimeout: 5000,
        bodyTimeout: 5000,
      })
      if (statusCode !== 200) {
        await body.dump()
        throw new Error(`Keycloak answered ${statusCode} to the client credentials of ${clientId}.`)
      }
      const answer = (await body.json()) as { access_token: string; expires_in: number }
      kept = {
        token: answer.access_token,
        until: asked + (answer.expires_in - 30) * 1000,
        renewAt: asked + answer.expires_in * 500,
      }
      return answer.access_token
    } catch (cause) {
      throw new Unavailable('keycloak', { cause })
    }
  }

  const renew = () => {
    running ??= fetchToken().finally(() => {
      running = undefined
    })
    return running
  }

  return () => {
    const now = Date.now()
    if (kept === undefined || kept.until <= now) return renew()
    if (kept.renewAt <= now) {
      kept.renewAt = now + renewAgainMs
      renew().catch(() => undefined)
    }
    return Promise.resolve(kept.token)
  }
}
