/** The front of a cabinet: two doors, a handle, ventilation slits. */
export function Sign({ size = 28 }: { size?: number }) {
  return (
    <svg className="kit-sign" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className="kit-sign-body" x="3" y="2" width="26" height="26" rx="3" />
      <path className="kit-sign-base" d="M6 28h20v2H6z" />
      <path className="kit-sign-line" d="M16 5v20M6.5 8H13M6.5 11H13M19 8h6.5M19 11h6.5M13 16v4" />
    </svg>
  )
}

/** Sign and name of the product; the name is read aloud once. */
export function Wordmark({ height = 28 }: { height?: number }) {
  return (
    <span className="kit-wordmark">
      <Sign size={height} />
      <span className="kit-wordmark-name">Schrankwerk</span>
    </span>
  )
}
