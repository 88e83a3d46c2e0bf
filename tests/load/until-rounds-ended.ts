import { setTimeout as pause } from 'node:timers/promises'
import type { LoadContext } from './load-context.ts'
import { report } from './report.ts'

/** The import after which anchors and words have to be made anew. */
const latest = `(select max(ended_at) from catalogue.job where kind in ('article-import', 'import-decision'))`

/**
 * Waits for what an import leaves to be done behind it: trigrams, anchors, words and technical data take minutes of
 * processor time, which would fall into whatever is measured next.
 */
export async function untilRoundsEnded({ sql }: Pick<LoadContext, 'sql'>): Promise<void> {
  const began = performance.now()
  const haveEnded = async () => {
    const [row] = await sql<{ ended: boolean }>(`select
      to_regclass('catalogue.article_number_trigrams') is not null
      and not exists (select from catalogue.job where state in ('WAITING', 'RUNNING'))
      and (select count(*) from catalogue.article_order where after_import is not distinct from ${latest}) = 6
      and exists (select from catalogue.article_words_round where after_import is not distinct from ${latest})
      and not exists (select from catalogue.article_upheaval) as ended`)
    return row!.ended
  }
  if (await haveEnded()) return
  while (!(await haveEnded())) await pause(500)
  report({
    what: 'rounds after the import ended',
    value: `${((performance.now() - began) / 1000).toFixed(0)} s later`,
  })
  await sql(
    'vacuum (analyze) catalogue.article_words, catalogue.article_anchor, catalogue.article_trait, catalogue.article_number',
  )
}
