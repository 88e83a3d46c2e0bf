import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describedArticles, soleArticles, wantedIds } from './described-articles.ts'

/** The facts of the wanted articles, for whoever describes them without having seen a text of the catalogue. */
const sole = soleArticles()
const idOf = wantedIds(sole)
const last = Math.max(...sole.values())
const facts = []
for (const article of describedArticles(sole)) {
  const id = idOf.get(article.at)
  if (id !== undefined)
    facts.push({
      id,
      family: article.family.fact,
      manufacturer: article.manufacturer,
      // A third are to be found by their description alone.
      number: facts.length % 30 < 11 ? null : article.orderNumber,
      attributes: Object.fromEntries(
        article.family.attributes.map(({ fact, unit }, index) => [
          fact,
          [article.values[index]!.replaceAll('_', ' '), unit].filter(Boolean).join(' '),
        ]),
      ),
    })
  if (article.at >= last) break
}
facts.sort((a, b) => (a.id < b.id ? -1 : 1))
await writeFile(join(import.meta.dirname, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`)
