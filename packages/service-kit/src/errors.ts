import { type ProblemCode, type ProblemEntry, problemCodes } from '@schrankwerk/contracts'

/** What a verb throws when it cannot do what was asked. One place (`problem-response.ts`) turns it into problem JSON. */
export class Problem extends Error {
  readonly status: number
  readonly code: ProblemCode
  detail: string
  readonly errors: ProblemEntry[] | undefined
  /** Further members of the problem document. */
  readonly extra: Record<string, unknown> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: ProblemCode,
    more: { errors?: ProblemEntry[]; extra?: Record<string, unknown>; retryAfterSeconds?: number } = {},
  ) {
    super(code)
    this.name = new.target.name
    this.status = status
    this.code = code
    this.detail = problemCodes[code].detail
    this.errors = more.errors
    this.extra = more.extra
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  /** Replaces the general German sentence by one that names the case. */
  because(detail: string): this {
    this.detail = detail
    return this
  }
}

/** 404: not there, or another company's. */
export class NotFound extends Problem {
  constructor(code: ProblemCode = 'not-found') {
    super(404, code)
  }
}

/** 403: there, but not for this person or not now. */
export class Forbidden extends Problem {
  constructor(code: ProblemCode = 'not-allowed') {
    super(403, code)
  }
}

/** 401: no token, or one that proves nothing. */
export class NotSignedIn extends Problem {
  constructor(code: ProblemCode = 'not-signed-in') {
    super(401, code)
  }
}

/** 409: the state is no longer what the caller believes. `extra` joins the problem document. */
export class Conflict extends Problem {
  constructor(code: ProblemCode, extra?: Record<string, unknown>) {
    super(409, code, { extra })
  }
}

/** 400: by a code of its own, or by the list of what is wrong where. */
export class Invalid extends Problem {
  constructor(what: ProblemCode | ProblemEntry[], errors?: ProblemEntry[]) {
    super(400, typeof what === 'string' ? what : 'invalid-input', {
      errors: typeof what === 'string' ? errors : what,
    })
  }
}

/** 412: something has to be there first; `errors` names everything that is missing. */
export class Precondition extends Problem {
  constructor(code: ProblemCode, errors?: ProblemEntry[]) {
    super(412, code, { errors })
  }
}

/** 417, documented for missing article numbers and wrong import formats. */
export class ExpectationFailed extends Problem {
  constructor(code: ProblemCode) {
    super(417, code)
  }
}

/** 424, documented for an import file that cannot be processed. `extra` joins the problem document. */
export class FailedDependency extends Problem {
  constructor(code: ProblemCode, extra?: Record<string, unknown>) {
    super(424, code, { extra })
  }
}

/** 413 */
export class TooLarge extends Problem {
  /** Nobody reads the rest of the request any more, so its connection cannot serve another one. */
  readonly restUnread: boolean

  constructor(code: ProblemCode = 'too-large', { restUnread = false } = {}) {
    super(413, code)
    this.restUnread = restUnread
  }
}

/** 415: by name or by content not what is taken here. */
export class UnsupportedMedia extends Problem {
  constructor(code: ProblemCode = 'media-type') {
    super(415, code)
  }
}

/** 429 with `Retry-After`. */
export class TooMany extends Problem {
  constructor(retryAfterSeconds: number, code: ProblemCode = 'too-many-requests') {
    super(429, code, { retryAfterSeconds })
  }
}

/** 503 with `Retry-After`: a part that the call needs is down. `part` goes to the log, not to the caller. */
export class Unavailable extends Problem {
  readonly part: string
  constructor(part: string, more: { code?: ProblemCode; retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(503, more.code ?? 'part-down', { retryAfterSeconds: more.retryAfterSeconds ?? 5 })
    this.part = part
    this.message = `${part} is not available`
    this.cause = more.cause
  }
}
