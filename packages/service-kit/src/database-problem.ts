import { Invalid, type Problem, Unavailable } from './errors.ts'

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01', // the server shuts down
  '57P02', // it crashed
  '57P03', // it starts up
  '53300', // too many connections
])

/** True if PostgreSQL could not be reached or went away: the call may be tried again later. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as Error & { code?: string }).code
  if (code && (connectionCodes.has(code) || code.startsWith('08'))) return true
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|connection is closed/i.test(
    error.message,
  )
}

/** True if a unique index refused the row, by name if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const database = error as { code?: string; constraint?: string } | null
  return database?.code === '23505' && (constraint === undefined || database.constraint === constraint)
}

/** What a database error means to the caller, where it means anything to him. */
export function databaseProblem(error: unknown): Problem | undefined {
  if (isConnectionLost(error)) return new Unavailable('postgresql', { cause: error })
  const code = (error as { code?: string } | null)?.code
  // statement and lock time-outs
  if (code === '57014' || code === '55P03')
    return new Unavailable('postgresql', { code: 'request-timeout', cause: error })
  // no room on its disk
  if (code === '53100')
    return new Unavailable('postgresql', { code: 'storage-full', cause: error, retryAfterSeconds: 60 })
  // deadlock and serialization failure that came twice
  if (code === '40P01' || code === '40001')
    return new Unavailable('postgresql', { cause: error, retryAfterSeconds: 1 })
  // text that PostgreSQL cannot store
  if (code === '22021' || code === '22P05') return new Invalid('invalid-input')
  return undefined
}
