// What Keycloak 26 answers to a try to sign in, seen from outside:
// - A form that was sent: 200 with the same form again where mail, password or code were wrong or the account is
//   locked; 200 with the next form, or with the choice among second factors, where there is one more to fill in; 302
//   for a right one, to the portal or to what the account has to do first; 302 or 400 for a form that is too old or
//   comes without its cookies, where nothing was looked at. A form is the same where its address names the same step,
//   its `execution`, as the one that was sent; one of another step is not looked at.
// - The token endpoint: 401 for a wrong secret, password or client; 400 for all else, such as a refresh token that has
//   served its time.
const realm = '/auth/realms/schrankwerk'
const form = `${realm}/login-actions/authenticate`
const token = `${realm}/protocol/openid-connect/token`

// Keycloak takes a path with a slash at its end for the same.
const isAt = (address: string, path: string): boolean => path === address || path === `${address}/`

/** Whether a request sends the sign-in form. */
export const isFormTry = (method: string | undefined, path: string): boolean =>
  method === 'POST' && isAt(form, path)

/** The tag that begins a page's first form. Whoever signs in has no say in what stands before it. */
function formTag(page: string): string {
  const start = page.indexOf('<form ')
  return start < 0 ? '' : page.slice(start, page.indexOf('>', start))
}

const stepOf = (tag: string): string | undefined =>
  tag
    .split(/[?&;"]/)
    .find((part) => part.startsWith('execution='))
    ?.slice('execution='.length)

/** Lets one choose among second factors; the password was right by then. */
const isChoice = (tag: string): boolean => tag.includes(' id="kc-select-credential-form')

/**
 * Whether the page that a sent form was answered with asks for the same again, so that what was sent was wrong. So it
 * is for a page that cannot be read.
 */
export const asksAgain = (query: string, page: string): boolean => {
  const tag = formTag(page)
  const step = stepOf(tag)
  const [sent, ...more] = new URLSearchParams(query).getAll('execution')
  return !step || sent === undefined || more.length > 0 || (sent === step && !isChoice(tag))
}

/** Whether the token endpoint has refused a secret. */
export const isWrongGrant = (path: string, status: number): boolean => status === 401 && isAt(token, path)
