// What Keycloak 26 answers to a try to sign in, seen from outside:
// - A form that was sent: 200 with the form again where mail or password were wrong or the account is locked; 302 for
//   a right one, to the portal or to what the account has to do first; 302 or 400 for a form that is too old or comes
//   without its cookies, where no password was looked at. (A realm that asks for a second factor answers a right
//   password 200 too, with the next form.)
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

/** Whether the answer to a sign-in form says that mail or password were wrong. */
export const isWrongForm = (status: number): boolean => status === 200

/** Whether the token endpoint has refused a secret. */
export const isWrongGrant = (path: string, status: number): boolean => status === 401 && isAt(token, path)
