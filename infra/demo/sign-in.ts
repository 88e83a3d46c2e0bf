import { createHash, randomBytes } from 'node:crypto'

export interface Tokens {
  accessToken: string
  refreshToken: string
  /** Lifetime of the access token in seconds. */
  expiresIn: number
}

interface SignInInput {
  /** Origin of the portal. */
  portal: string
  mail: string
  password: string
  /** What the client asks for, by names of Keycloak's scopes. */
  scope?: string
}

const clientId = 'portal'

/** Keeps cookies between requests, as a browser would; enough for Keycloak's sign-in page. */
class CookieJar {
  readonly #cookies = new Map<string, string>()

  take(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }

  get header() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

/**
 * Signs someone in through the portal's own sign-in page (authorization code with PKCE), without a browser.
 * Throws when the page refuses.
 */
export async function signInForTokens({
  portal,
  mail,
  password,
  scope = 'openid',
}: SignInInput): Promise<Tokens> {
  const endpoint = `${portal}/auth/realms/schrankwerk/protocol/openid-connect`
  const verifier = randomBytes(32).toString('base64url')
  const jar = new CookieJar()
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${portal}/`,
    response_type: 'code',
    scope,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const form = await jar.take(await fetch(`${endpoint}/auth?${query}`, { redirect: 'manual' })).text()
  const action = /<form[^>]+id="kc-form-login"[^>]+action="([^"]+)"/.exec(form)?.[1]?.replaceAll('&amp;', '&')
  if (!action) throw new Error(`Keycloak shows no form for ${mail}.`)
  const answer = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: jar.header },
    body: new URLSearchParams({ username: mail, password, credentialId: '' }),
  })
  await answer.body?.cancel()
  const location = answer.headers.get('location')
  const code = location && new URL(location).searchParams.get('code')
  if (!code) throw new Error(`Keycloak refuses ${mail} (${answer.status}).`)
  return exchange(endpoint, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${portal}/`,
    code_verifier: verifier,
  })
}

/** New tokens for a refresh token, which is used up by that. */
export function renewTokens(portal: string, refreshToken: string): Promise<Tokens> {
  return exchange(`${portal}/auth/realms/schrankwerk/protocol/openid-connect`, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  })
}

async function exchange(endpoint: string, values: Record<string, string>): Promise<Tokens> {
  const response = await fetch(`${endpoint}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, ...values }),
  })
  if (!response.ok) throw new Error(`Keycloak gives no token: ${response.status} ${await response.text()}`)
  const tokens = (await response.json()) as {
    access_token: string
    refresh_token: string
    expires_in: number
  }
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expiresIn: tokens.expires_in,
  }
}
