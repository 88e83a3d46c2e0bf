import { type Kysely, sql } from 'kysely'
import type { Actor } from './actor.ts'
import { berlinDay } from './berlin-day.ts'
import { TooMany } from './errors.ts'

/** What one upload takes of the day of its company, or of a guest that counts for nobody else. */
export interface Allowance {
  /** Passes the bytes on; throws `TooMany` in their middle where the day has no room for more. */
  counted(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  /** Gives back what was set aside and did not come; everything where the quota itself refused. */
  settle(): Promise<void>
  /** Gives everything back: the service read it only to refuse it. */
  waive(): Promise<void>
}

interface DayOfUploads {
  now: Date
  announcedBytes: number
  bytesPerDay: number
  countsTo: string | undefined
}

/** Set aside at a time where nobody has said how much will come. */
const stepBytes = 8 * 1024 * 1024

/**
 * Sets room aside in what a company may upload on one day of Berlin, all copies of the service together; `countsTo` is
 * the company where it is not the actor's own. Guests that count to none count each by himself. A length
 * that was announced is set aside whole, so that a file which does not fit is refused before it is read. What has
 * come counts, whether or not it is kept, unless it is waived. Throws `TooMany` until midnight.
 */
export async function openAllowance(
  // biome-ignore lint/suspicious/noExplicitAny: a database of any service
  db: Kysely<any>,
  actor: Pick<Actor, 'userId' | 'companyId' | 'companyType'>,
  { now, announcedBytes, bytesPerDay, countsTo }: DayOfUploads,
): Promise<Allowance> {
  const ownerId = countsTo ?? (actor.companyType === 'EXTERNAL' ? actor.userId : actor.companyId)
  const day = berlinDay(now)
  let reserved = 0
  let received = 0

  async function hasReserved(bytes: number): Promise<boolean> {
    const { rows } = await sql`
      insert into uploaded_bytes as known (company_id, day, bytes)
      select ${ownerId}::uuid, ${day}, ${bytes}::bigint where ${bytes}::bigint <= ${bytesPerDay}::bigint
      on conflict (company_id, day) do update set bytes = known.bytes + excluded.bytes
      where known.bytes + excluded.bytes <= ${bytesPerDay}::bigint
      returning 1`.execute(db)
    if (rows.length > 0) reserved += bytes
    return rows.length > 0
  }

  function sentenceOf(used: number): string {
    const amount = `${sizeText(used)} von ${sizeText(bytesPerDay)} hochgeladen`
    if (ownerId === actor.companyId) return `Ihr Unternehmen hat heute ${amount}`
    // How much another company uploads is not for everybody whom it has invited.
    return ownerId === actor.userId
      ? `Sie haben heute ${amount}`
      : 'Das Unternehmen, das Sie eingeladen hat, hat heute mit seinen Gästen schon fast so viel hochgeladen, wie an einem Tag möglich ist'
  }

  async function refusal(): Promise<TooMany> {
    const { rows } = await sql<{ used: number; seconds: number }>`
      select coalesce((select bytes from uploaded_bytes where company_id = ${ownerId} and day = ${day}), 0) as used,
        ceil(extract(epoch from (${day} + 1)::timestamp at time zone 'Europe/Berlin' - ${now}::timestamptz))::int as seconds
    `.execute(db)
    const { used, seconds } = rows[0]!
    return new TooMany(seconds, 'upload-quota-used').because(
      `${sentenceOf(used - reserved)}; diese Datei passt nicht mehr dazu. Ab Mitternacht ist wieder Platz.`,
    )
  }

  if (announcedBytes > 0 && !(await hasReserved(announcedBytes))) throw await refusal()
  async function settle(): Promise<void> {
    const unused = reserved - received
    reserved = received
    if (unused <= 0) return
    await sql`
      update uploaded_bytes set bytes = bytes - ${unused}::bigint where company_id = ${ownerId} and day = ${day}
    `.execute(db)
  }

  return {
    settle,
    waive() {
      received = 0
      return settle()
    },
    async *counted(bytes) {
      for await (const chunk of bytes) {
        received += chunk.byteLength
        const missing = received - reserved
        const fits =
          missing <= 0 || (await hasReserved(Math.max(missing, stepBytes))) || (await hasReserved(missing))
        if (!fits) {
          received = 0
          throw await refusal()
        }
        yield chunk
      }
    },
  }
}

const sizes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** Bytes as megabytes or gigabytes, as a sentence about a limit says them. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 ** 2
  return megabytes < 1024 ? `${sizes.format(megabytes)} MB` : `${sizes.format(megabytes / 1024)} GB`
}
