import { writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'

export type { Logger } from 'pino'

const secrets = [
  'password',
  'newPassword',
  'currentPassword',
  'passwordHash',
  'token',
  'accessToken',
  'access_token',
  'refresh_token',
  'id_token',
  'ticket',
  'oobCode',
  'secret',
  'clientSecret',
  'client_secret',
  'authorization',
  'Authorization',
  'cookie',
  // What an e-mail says and to whom is nobody's business in a log.
  'html',
  'text',
  'mailBody',
]

// pino's wildcard covers one level, so each depth is named.
const redact = secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`])

/** A database error quotes the offending row in `detail` and `where`; only what is no content is kept. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const more = error as Error & Record<string, unknown>
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code: more.code,
    part: more.part,
    constraint: more.constraint,
    table: more.table,
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  }
}

let waits = false

/** pino's own way ends the process where a disk is full, and then waits for room without end. */
const standardOutput = {
  write(line: string): void {
    // What a slow reader has not got yet comes before this.
    if (waits && process.stdout.writableLength > 0) return void process.stdout.write(line)
    const bytes = Buffer.from(line)
    let written = 0
    try {
      while (written < bytes.length) written += writeSync(1, bytes, written)
    } catch (error) {
      // A reader who is slow gets it later; a line for which there is no room is lost, and nothing else is.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      // Nor does it end the process where that reader goes.
      if (!waits) process.stdout.on('error', () => undefined)
      waits = true
      process.stdout.write(bytes.subarray(written))
    }
  },
}

/** JSON lines to standard output; tokens, passwords and the text of e-mails are taken out. Level from LOG_LEVEL. */
export function createLog(
  service: string,
  level: string = process.env.LOG_LEVEL ?? 'info',
  destination: { write(line: string): void } = standardOutput,
): Logger {
  const options = {
    level,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: redact, censor: '[removed]' },
    serializers: { err: describeError },
  }
  return pino(options, destination)
}
