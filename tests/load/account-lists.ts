import { request } from 'undici'
import { type LoadContext, timesOf } from './load-context.ts'
import { begin, count, ms, percentile, report } from './report.ts'

const companies = 1000
const users = 5000
const calls = 60
const wantedMs = 50
const wantedExportSeconds = 5
const pageSize = 15

/** Lists of users and companies and the file of all users, through the gateway, one request at a time. */
export async function accountLists(context: LoadContext): Promise<void> {
  begin(`Lists of ${count(users)} users and ${count(companies)} companies`)
  const companyId = await fill(context)
  const token = await context.tokenOf('admin')
  const lastPage = (rows: number) => String(Math.floor(rows / pageSize) - 1)
  const asked: Record<string, Record<string, Record<string, string>>> = {
    '/user/filter': {
      'users, first page': {},
      'users, page in the middle': { page: String(Math.floor(users / pageSize / 2)) },
      'users, last page': { page: lastPage(users) },
      'users by company, descending': { column: 'companyName', sortDescending: 'true' },
      'users by last sign-in': { column: 'lastLoginAt', sortDescending: 'true' },
      'users of one company': { companyId },
      'users, search for a name': { searchTerm: 'vorname 17 nachname 4' },
      'users, search for part of an address': { searchTerm: '4711@' },
      'users, search that finds none': { searchTerm: 'niemand heißt so' },
    },
    '/company/filter': {
      'companies, first page': {},
      'companies, last page': { page: lastPage(companies) },
      'companies by city, descending': { column: 'city', sortDescending: 'true' },
      'companies that await their release': { state: 'pending' },
      'companies, search for a name': { searchTerm: 'unternehmen 81' },
      'companies, search for a place': { searchTerm: '70017 ort' },
    },
  }
  for (const [path, pages] of Object.entries(asked))
    for (const [what, query] of Object.entries(pages)) {
      const page = { page: '0', paginationSize: String(pageSize), ...query }
      const times = await timesOf(`${context.gateway}/api${path}?${new URLSearchParams(page)}`, token, {
        calls,
      })
      const p95 = percentile(times, 0.95)
      report({
        what,
        value: `p95 ${ms(p95)}, median ${ms(percentile(times, 0.5))}, first ${ms(times[0]!)}`,
        target: `≤ ${wantedMs} ms`,
        met: p95 <= wantedMs,
      })
    }
  for (const format of ['xlsx', 'csv']) await exportAll(context, token, format)
}

async function exportAll({ gateway }: LoadContext, token: string, format: string): Promise<void> {
  const started = performance.now()
  const answer = await request(`${gateway}/api/user/filter/export?format=${format}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  let bytes = 0
  let firstAfter = 0
  for await (const chunk of answer.body) {
    if (bytes === 0) firstAfter = performance.now() - started
    bytes += (chunk as Buffer).length
  }
  if (answer.statusCode !== 200) throw new Error(`The export answered ${answer.statusCode}.`)
  const seconds = (performance.now() - started) / 1000
  report({
    what: `file of all users, ${format}`,
    value: `${seconds.toFixed(2)} s, ${count(bytes / 1024)} KB, first bytes after ${ms(firstAfter)}`,
    target: `≤ ${wantedExportSeconds} s`,
    met: seconds <= wantedExportSeconds,
  })
}

/** What other runs have left is gone first. Answers one of the companies. */
async function fill({ sql }: LoadContext): Promise<string> {
  await sql(`
    delete from identity."user" where mail like '%@last.example';
    delete from identity.address where city like 'Ort %';
    delete from identity.company where name like 'Unternehmen %' and not exists
      (select from identity."user" u where u.company_id = company.id);
    insert into identity.company (id, name, type, active, pending_registration, customer_number, create_date, last_update)
      select gen_random_uuid(), 'Unternehmen ' || at, case when at % 3 = 0 then 'SUPPLIER' else 'CUSTOMER' end,
        at % 20 <> 0, at % 50 = 1, 'K-' || at, now() - at * interval '1 hour', now()
      from generate_series(1, ${companies}) at;
    insert into identity.address (id, company_id, street, house_no, zip, city, country, create_date, last_update)
      select gen_random_uuid(), id, 'Straße', '1', (70000 + substr(name, 13)::int)::text, 'Ort ' || substr(name, 13),
        'Deutschland', now(), now()
      from identity.company where name like 'Unternehmen %';
    insert into identity."user" (id, company_id, name, lastname, mail, phone_number, admin, login_counter, last_login_at,
        mail_confirmed_at, create_date, last_update)
      select gen_random_uuid(), c.id, 'Vorname ' || at % 97, 'Nachname ' || at, 'person' || at || '@last.example',
        '+49 711 ' || at, at <= ${companies}, at % 40, now() - at * interval '1 minute',
        now(), now() - at * interval '1 minute', now()
      from generate_series(1, ${users}) at
      join identity.company c on c.name = 'Unternehmen ' || (1 + at % ${companies})`)
  await sql('vacuum analyze')
  const [company] = await sql<{ id: string }>(`select id from identity.company where name = 'Unternehmen 7'`)
  return company!.id
}
