export interface AdminApi {
  get<T>(path: string): Promise<T | null>
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<void>
}

/** Signs in as the administrator of the master realm. `baseUrl` ends in /auth. */
export async function openAdminApi(baseUrl: string, username: string, password: string): Promise<AdminApi> {
  const signIn = await fetch(`${baseUrl}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', username, password }),
  })
  if (!signIn.ok)
    throw new Error(`Keycloak refuses the administrator: ${signIn.status} ${await signIn.text()}`)
  const { access_token: token } = (await signIn.json()) as { access_token: string }
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${baseUrl}/admin/realms${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  return {
    async get<T>(path: string) {
      const response = await call('GET', path)
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as T
    },
    async send(method, path, body) {
      const response = await call(method, path, body)
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    },
  }
}
