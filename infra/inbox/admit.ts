const ownHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether `Host` names this inbox: its own names at any port (a tunnel may change that), or one of `further`.
 * A page of a stranger whose name was made to lead here (DNS rebinding) comes with that name, and is not let in.
 */
export function isOwnHost(header: string | undefined, further: readonly string[]): boolean {
  const host = header?.toLowerCase().replace(/:\d{1,5}$/, '') ?? ''
  return ownHosts.includes(host) || further.includes(host)
}

/** The address a request asks for; undefined where it is none, such as `//`, `*`, `/%zz` or `http://elsewhere/`. */
export function readTarget(target: string): URL | undefined {
  if (!/^\/(?!\/)[!-~]*$/.test(target) || target.includes('\\')) return undefined
  try {
    decodeURIComponent(target)
    return new URL(target, 'http://inbox')
  } catch {
    return undefined
  }
}
