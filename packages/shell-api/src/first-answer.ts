let answeredAt: number | undefined

/** Remembers when the server gave the page its first answer, by the server's clock. */
export const noteAnswer = ({ headers }: Response): void => {
  if (answeredAt !== undefined) return
  const at = Date.parse(headers.get('date') ?? '')
  if (Number.isFinite(at)) answeredAt = at
}

/** From where a live stream has to tell what passed: nothing that the page shows is older. Undefined before any answer. */
export const positionOfFirstAnswer = (): string | undefined =>
  answeredAt === undefined ? undefined : `@${answeredAt}.page`
