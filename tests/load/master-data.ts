import { type LoadContext, timesOf } from './load-context.ts'
import { begin, count, ms, percentile, report } from './report.ts'

const groups = 100_000
const manufacturers = 50_000
const calls = 60
const wantedMs = 50
const pageSize = 15

const page = (rows: number, share: number) => String(Math.floor((rows / pageSize - 1) * share))

/** What is asked of the lists, by its path. */
export const masterDataPages: Record<string, Record<string, Record<string, string>>> = {
  '/discountgroup/filter': {
    'groups, first page': {},
    'groups, page in the middle': { page: page(groups, 0.5) },
    'groups, last page': { page: page(groups, 1) },
    'groups by articles, descending': { column: 'usedByArticleAmount', sortDescending: 'true' },
    'groups by articles, page in the middle': { column: 'usedByArticleAmount', page: page(groups, 0.5) },
    'groups by percent, page in the middle': { column: 'percent', page: page(groups, 0.5) },
    'groups by manufacturer': { column: 'manufacturerName' },
    'groups by manufacturer, page in the middle': { column: 'manufacturerName', page: page(groups, 0.5) },
    'groups by manufacturer, descending, last page': {
      column: 'manufacturerName',
      sortDescending: 'true',
      page: page(groups, 1),
    },
    'groups without percent': { withoutPercent: 'true' },
    'groups, search for a name': { searchTerm: 'Gruppe 4711' },
    'groups, search for a variant': { searchTerm: 'sonst 81' },
    'groups, search for what most have': { searchTerm: 'gruppe' },
    'groups, search for a digit': { searchTerm: '7' },
    'groups, search for a digit, by articles': { searchTerm: '7', column: 'usedByArticleAmount' },
    'groups, search for a digit, by manufacturer': { searchTerm: '7', column: 'manufacturerName' },
    'groups, search that finds none': { searchTerm: 'gibt es nicht' },
  },
  '/manufacturer/filter': {
    'manufacturers, first page': {},
    'manufacturers, last page': { page: page(manufacturers, 1) },
    'manufacturers by articles, descending': { column: 'usedByArticleAmount', sortDescending: 'true' },
    'manufacturers by articles, page in the middle': {
      column: 'usedByArticleAmount',
      page: page(manufacturers, 0.5),
    },
    'manufacturers without articles': { unused: 'true' },
    'manufacturers, search for an abbreviation': { searchTerm: 'K4711' },
    'manufacturers, search for what most have': { searchTerm: 'werk' },
    'manufacturers, search for two signs, by articles': { searchTerm: 'k1', column: 'usedByArticleAmount' },
  },
  '/manufacturer/overview': { 'what the page of all begins with': {} },
}

/** Lists of master data beside the articles that are there, through the gateway, one request at a time. */
export async function masterData({ gateway, tokenOf, sql }: LoadContext): Promise<void> {
  begin(`Lists of ${count(groups)} discount groups and ${count(manufacturers)} manufacturers`)
  await sql(asService(fill))
  await sql('vacuum analyze')
  const token = await tokenOf('admin')
  for (const [path, pages] of Object.entries(masterDataPages))
    for (const [what, query] of Object.entries(pages)) {
      const asked = path.endsWith('filter')
        ? { page: '0', paginationSize: String(pageSize), ...query }
        : query
      const address = `${gateway}/api${path}?${new URLSearchParams(asked)}`
      const times = await timesOf(address, token, { calls })
      const p95 = percentile(times, 0.95)
      report({
        what,
        value: `p95 ${ms(p95)}, median ${ms(percentile(times, 0.5))}, first ${ms(times[0]!)}`,
        target: `≤ ${wantedMs} ms`,
        met: p95 <= wantedMs,
      })
    }
  await sql(asService(empty))
}

/** The triggers of the catalogue name its tables as its own connections find them. */
const asService = (statements: string) => `set search_path to catalogue, public; ${statements}`

const empty = `
  delete from catalogue.discount_group where display_name like 'Lastgruppe %';
  delete from catalogue.manufacturer where display_name like 'Lastwerk %';`

/** What another run has left is gone first. Half of the groups are of a few hundred manufacturers, as they are. */
export const fill = `${empty}
  insert into catalogue.manufacturer (id, display_name, abbreviation, article_amount)
    select gen_random_uuid(), 'Lastwerk ' || at, 'K' || at, case when at % 5 = 0 then 0 else at % 997 end
    from generate_series(1, ${manufacturers}) at;
  insert into catalogue.manufacturer_name (name_key, manufacturer_id, name, kind)
    select lower(n.name), m.id, n.name, n.kind from catalogue.manufacturer m
    cross join lateral (values (m.display_name, 'DISPLAY'), (m.abbreviation, 'ABBREVIATION'),
      (m.display_name || ' GmbH & Co. KG', 'VARIANT')) n (name, kind)
    where m.display_name like 'Lastwerk %';
  insert into catalogue.discount_group (id, display_name, percent, manufacturer_id, article_amount)
    select gen_random_uuid(), 'Lastgruppe ' || at, case when at % 50 > 0 then at % 60 end, m.id, at % 401
    from generate_series(1, ${groups}) at
    join catalogue.manufacturer m
      on m.display_name = 'Lastwerk ' || case when at % 2 = 0 then 1 + at % 400 else 1 + at % ${manufacturers} end;
  insert into catalogue.discount_group_name (manufacturer_id, name_key, discount_group_id, name, kind)
    select d.manufacturer_id, lower(n.name), d.id, n.name, n.kind from catalogue.discount_group d
    cross join lateral (values (d.display_name, 'DISPLAY'),
      ('Sonst ' || substr(d.display_name, 12), 'VARIANT')) n (name, kind)
    where d.display_name like 'Lastgruppe %'`
