import { type LoadContext, timesOf } from './load-context.ts'
import { begin, count, ms, percentile, report } from './report.ts'

const lists = 1000
const numbersOfList = 200
/** As many as are kept of all lists. */
const kept = lists * numbersOfList
/** Numbers that several lists name; the others stand in one. */
const shared = 20_000
const calls = 60
const wantedMs = 50
const pageSize = 15
/** What the service counts again may take this long; it does so beside everything else. */
const wantedCountSeconds = 120

/** The worklist of numbers that no article has, through the gateway, one request at a time. */
export async function worklist(context: LoadContext): Promise<void> {
  begin(`Worklist of numbers not found at ${count(kept)} kept rows`)
  const open = await fill(context)
  const token = await context.tokenOf('admin')
  const pages = Math.floor(open / pageSize)
  const asked: Record<string, Record<string, string>> = {
    'most frequent, first page': {},
    'page in the middle': { page: String(Math.floor(pages / 2)) },
    'last page': { page: String(pages - 1) },
    'by enquiries, descending': { column: 'enquiries', sortDescending: 'true' },
    'latest first': { column: 'lastAt', sortDescending: 'true' },
    'by number': { column: 'number' },
    'by manufacturer, descending': { column: 'manufacturerName', sortDescending: 'true' },
    'search for a number': { searchTerm: 'last 4711' },
    'search for a manufacturer': { searchTerm: 'Lastwerk 7' },
    'search that finds none': { searchTerm: 'gibt es nicht' },
  }
  for (const [what, query] of Object.entries(asked)) {
    const page = new URLSearchParams({ page: '0', paginationSize: String(pageSize), ...query })
    const address = `${context.gateway}/api/enquiry/missing/filter?${page}`
    const times = await timesOf(address, token, { calls })
    const p95 = percentile(times, 0.95)
    report({
      what,
      value: `p95 ${ms(p95)}, median ${ms(percentile(times, 0.5))}, first ${ms(times[0]!)}`,
      target: `≤ ${wantedMs} ms`,
      met: p95 <= wantedMs,
    })
  }
}

/**
 * Lists of drafts whose lines have no article; what other runs have left is gone first. Answers how many numbers there
 * are once the service has counted them.
 */
async function fill({ sql }: LoadContext): Promise<number> {
  await sql(`
    delete from workflow.bom where bom_file_name = 'worklist.csv';
    delete from workflow.enquiry where title like 'Worklist %';
    insert into workflow.enquiry (id, company_id, customer_id, customer_name, title, job_conditions, create_date, last_update)
      select gen_random_uuid(), c.company_id, c.customer_id, c.customer_name, 'Worklist ' || at, '{}',
        now() - at * interval '1 minute', now()
      from generate_series(1, ${lists}) at
      cross join (select gen_random_uuid() as company_id, gen_random_uuid() as customer_id, 'Last GmbH' as customer_name) c;
    insert into workflow.bom (id, enquiry_id, bom_file_name, header_row_index, mapped_at)
      select gen_random_uuid(), id, 'worklist.csv', 1, create_date
      from workflow.enquiry where title like 'Worklist %'`)
  const wrote = performance.now()
  await sql(`
    insert into workflow.bom_line (id, bom_id, position, row_index, order_number, manufacturer_name, quantity, certainty, reason)
      select gen_random_uuid(), bom.id, at, at,
        'LAST-' || case when at % 2 = 0 then (hashtext(bom.id::text || at)::bigint + 2147483648) % ${shared}
          else ${shared} + at + ${numbersOfList} * substr(enquiry.title, 10)::int end,
        'Lastwerk ' || at % 97, 1, 'OPEN', ''
      from workflow.bom
      join workflow.enquiry on enquiry.id = bom.enquiry_id
      cross join generate_series(1, ${numbersOfList}) at
      where bom_file_name = 'worklist.csv'`)
  report({
    what: `lines written in one statement`,
    value: `${((performance.now() - wrote) / 1000).toFixed(1)} s`,
  })
  const counting = performance.now()
  const due = async () =>
    (await sql<{ due: string }>('select count(*) as due from workflow.missing_number_due'))[0]!.due
  while (Number(await due()) > 0) {
    const seconds = (performance.now() - counting) / 1000
    if (seconds > 3 * wantedCountSeconds) throw new Error('the numbers were not counted')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const seconds = (performance.now() - counting) / 1000
  report({
    what: 'all of it counted',
    value: `${seconds.toFixed(1)} s`,
    target: `≤ ${wantedCountSeconds} s`,
    met: seconds <= wantedCountSeconds,
  })
  await sql('vacuum analyze')
  const [total] = await sql<{ total: string }>(
    `select count(*) as total from workflow.missing_number_total where state = 'OPEN'`,
  )
  return Number(total!.total)
}
