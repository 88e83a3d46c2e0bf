import { randomUUID } from 'node:crypto'
import type { AnswerOf, AnyEndpoint } from '@schrankwerk/contracts'
import { type CallInput, createClient, problemOf } from '@schrankwerk/contracts/client'
import { signInForTokens } from './sign-in.ts'

/** Someone who is signed in and calls the portal as its pages do. */
export interface Person {
  call<E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>): Promise<AnswerOf<E>>
  /** Sends a file with text fields; answers the JSON. */
  upload(
    path: string,
    file: { name: string; bytes: Uint8Array },
    fields: Record<string, string>,
  ): Promise<unknown>
}

/** Signs in; the token lasts the few minutes that the demo data takes. */
export async function personOf(portal: string, mail: string, password: string): Promise<Person> {
  const { accessToken } = await signInForTokens({ portal, mail, password })
  const client = createClient({ baseUrl: `${portal}/api`, getToken: () => accessToken })
  return {
    call: (endpoint, input) => client.call(endpoint, { idempotencyKey: randomUUID(), ...input }),
    async upload(path, file, fields) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name)
      const response = await fetch(`${portal}/api${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}` },
        body: form,
      })
      if (!response.ok) throw await problemOf(response)
      return response.json()
    },
  }
}
