/** Why a part does not run: the reason in one sentence, what to do, and where to read more. */
export class PartFailure extends Error {
  readonly part: string
  readonly remedy: string
  readonly log: string | null

  constructor(part: string, reason: string, remedy: string, log: string | null = null) {
    super(reason)
    this.part = part
    this.remedy = remedy
    this.log = log
  }
}
