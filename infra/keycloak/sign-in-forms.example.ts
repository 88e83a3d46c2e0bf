import { createHmac } from 'node:crypto'

/** Someone at Keycloak's pages, as a browser without scripts: keeps cookies and sends forms. */
export class Visitor {
  readonly #cookies = new Map<string, string>()
  readonly #portal: string
  constructor(portal: string) {
    this.#portal = portal
  }

  async #ask(address: string, form?: Record<string, string>): Promise<Page> {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: form && new URLSearchParams(form),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      this.#cookies.set(name!, value!)
    }
    const location = response.headers.get('location')
    // On from one of Keycloak's pages to the next.
    if (location?.includes('/login-actions/')) {
      await response.body?.cancel()
      return this.#ask(location)
    }
    const html = await response.text()
    const step = /[?;]execution=([\w-]+)/.exec(html.slice(html.indexOf('<form ')))?.[1]
    return { status: response.status, html, step, back: location ?? undefined }
  }

  /** Begins to sign in; `action` is what the person wants to do there. */
  open(action?: string): Promise<Page> {
    const query = new URLSearchParams({
      client_id: 'portal',
      redirect_uri: `${this.#portal}/profile`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
      ...(action === undefined ? {} : { kc_action: action }),
    })
    return this.#ask(`${this.#portal}/auth/realms/schrankwerk/protocol/openid-connect/auth?${query}`)
  }

  /** Sends the form of this id, with what it holds already. */
  send(page: Page, id: string, values: Record<string, string>): Promise<Page> {
    const form = new RegExp(`<form[^>]+id="${id}"[\\s\\S]*?</form>`).exec(page.html)?.[0]
    const address = form && /action="([^"]+)"/.exec(form)?.[1]?.replaceAll('&amp;', '&')
    if (!address) throw new Error(`The page has no form ${id}:\n${page.html}`)
    return this.#ask(address, values)
  }

  async signIn(mail: string, password: string, action?: string): Promise<Page> {
    return this.send(await this.open(action), 'kc-form-login', { username: mail, password, credentialId: '' })
  }

  /** Fills in the page that sets an authenticator app up; answers the app's secret. */
  async setUpApp(page: Page, code?: string): Promise<{ secret: string; page: Page }> {
    const secret = /name="totpSecret" value="([^"]+)"/.exec(page.html)?.[1]
    if (!secret) throw new Error(`The page shows no secret:\n${page.html}`)
    const values = { totp: code ?? codeOf(secret), totpSecret: secret, userLabel: 'Diensthandy' }
    return { secret, page: await this.send(page, 'kc-totp-settings-form', values) }
  }
}

export interface Page {
  status: number
  html: string
  /** What the gateway tells a page by. */
  step: string | undefined
  /** Where Keycloak sends one back to; undefined while it still has a page of its own to show. */
  back: string | undefined
}

/** What an authenticator app shows (RFC 6238, six digits, 30 s); `ahead` steps later than now. */
export function codeOf(secret: string, ahead = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
