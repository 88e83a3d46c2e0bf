import type { AnyEndpoint } from '@schrankwerk/contracts'
import { addressOf, formOf } from '@schrankwerk/contracts/client'
import { renewTokens, signInForTokens, type Tokens } from '@schrankwerk/testing/browser'

/** What is sent, before any check: a test may send what the typed client would refuse. */
export interface Sent {
  query?: Record<string, unknown>
  body?: unknown
  fields?: Record<string, unknown>
  file?: { name: string; bytes: Uint8Array }
  headers?: Record<string, string>
}

/** Someone who calls the product with a real token of Keycloak, or without one. */
export interface Person {
  mail: string
  token(): Promise<string | undefined>
  ask(endpoint: AnyEndpoint, sent?: Sent): Promise<Response>
  /** The JSON of a call that has to succeed. */
  // biome-ignore lint/suspicious/noExplicitAny: the answers' shapes are proved elsewhere
  get(endpoint: AnyEndpoint, sent?: Sent): Promise<any>
}

const askAs = (portal: string, mail: string, token: () => Promise<string | undefined>): Person => {
  const ask = async (endpoint: AnyEndpoint, sent: Sent = {}) => {
    const headers: Record<string, string> = { ...sent.headers }
    const bearer = await token()
    if (bearer) headers.authorization ??= `Bearer ${bearer}`
    let body: string | FormData | undefined
    if (endpoint.multipart) {
      const { file, fields } = sent
      body = formOf({
        fields,
        ...(file && { file: new Blob([file.bytes as Uint8Array<ArrayBuffer>]), filename: file.name }),
      })
    } else if (endpoint.body) {
      headers['content-type'] = 'application/json'
      body = JSON.stringify(sent.body ?? {})
    }
    const address = `${portal}/api${addressOf(endpoint, sent.query)}`
    return fetch(address, { method: endpoint.method, headers, body: body ?? null, redirect: 'manual' })
  }
  return {
    mail,
    token,
    ask,
    async get(endpoint, sent) {
      const answer = await ask(endpoint, sent)
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${mail} ${endpoint.name}: ${answer.status} ${text}`)
      return text === '' ? undefined : JSON.parse(text)
    },
  }
}

/** Signed in now; the token is renewed before it ends. */
export async function personOf(portal: string, mail: string, password: string): Promise<Person> {
  let tokens: Tokens = await signInForTokens({ portal, mail, password })
  let until = Date.now() + (tokens.expiresIn - 30) * 1000
  return askAs(portal, mail, async () => {
    if (Date.now() > until) {
      tokens = await renewTokens(portal, tokens.refreshToken)
      until = Date.now() + (tokens.expiresIn - 30) * 1000
    }
    return tokens.accessToken
  })
}

export const nobody = (portal: string): Person => askAs(portal, 'nobody', async () => undefined)
