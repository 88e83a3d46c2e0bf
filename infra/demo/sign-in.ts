import { createHash, randomBytes } from 'node:crypto'

export interface Tokens {
  accessToken: string
  refreshToken: string
}

const formAction = /<form[^>]*\saction="([^"]+)"/

/** Keeps cookies between requests, as a browser would; enough for Keycloak's sign-in page. */
function cookieJar() {
  const cookies = new Map<string, string>()
  return {
    keep(response: Response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair] = line.split(';')
        const at = (pair as string).indexOf('=')
        cookies.set((pair as string).slice(0, at), (pair as string).slice(at + 1))
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}

/**
 * Signs someone in through the portal's own sign-in page (authorization code with PKCE), without a browser.
 * `portal` is the public origin. Throws when the page refuses.
 */
export async function signIn(portal: string, mail: string, password: string): Promise<Tokens> {
  const base = `${portal}/auth/realms/schrankwerk/protocol/openid-connect`
  const verifier = randomBytes(32).toString('base64url')
  const redirectUri = `${portal}/`
  const jar = cookieJar()
  const page = await fetch(
    `${base}/auth?${new URLSearchParams({
      client_id: 'portal',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: redirectUri,
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    })}`,
    { redirect: 'manual' },
  )
  jar.keep(page)
  const action = formAction.exec(await page.text())?.[1]?.replaceAll('&amp;', '&')
  if (action === undefined) throw new Error(`The sign-in page did not come: ${page.status}`)
  const answer = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: jar.header() },
    body: new URLSearchParams({ username: mail, password }),
  })
  await answer.body?.cancel()
  const code = new URL(answer.headers.get('location') ?? portal, portal).searchParams.get('code')
  if (code === null) throw new Error(`${mail} cannot sign in: ${answer.status}`)
  const tokens = await fetch(`${base}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'portal',
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }),
  })
  if (!tokens.ok) throw new Error(`${mail} gets no token: ${tokens.status}`)
  const said = (await tokens.json()) as { access_token: string; refresh_token: string }
  return { accessToken: said.access_token, refreshToken: said.refresh_token }
}
