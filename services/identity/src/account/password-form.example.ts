interface Change {
  /** Where people sign in. */
  portal: string
  mail: string
  from: string
  to: string
}

/** Someone signs in anew and changes the password in Keycloak's own form, which the realm leaves off; without a browser. */
export async function changePasswordInForm({ portal, mail, from, to }: Change): Promise<void> {
  const cookies = new Map<string, string>()
  async function visit(address: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: form && new URLSearchParams(form),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(name!, value!)
    }
    return response
  }
  const actionOf = async (page: Response, id: string) =>
    new RegExp(`<form[^>]+id="${id}"[^>]+action="([^"]+)"`)
      .exec(await page.text())![1]!
      .replaceAll('&amp;', '&')

  const query = new URLSearchParams({
    client_id: 'portal',
    redirect_uri: `${portal}/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    kc_action: 'UPDATE_PASSWORD',
  })
  const page = await visit(`${portal}/auth/realms/schrankwerk/protocol/openid-connect/auth?${query}`)
  const signedIn = await visit(await actionOf(page, 'kc-form-login'), {
    username: mail,
    password: from,
    credentialId: '',
  })
  const form = await visit(signedIn.headers.get('location')!)
  const changed = await visit(await actionOf(form, 'kc-passwd-update-form'), {
    'password-new': to,
    'password-confirm': to,
  })
  const location = changed.headers.get('location')
  if (!location?.includes('kc_action_status=success'))
    throw new Error(`Keycloak does not change the password of ${mail} (${changed.status}).`)
}
