import { describe, expect, it } from 'vitest'
import {
  contradictedBy,
  formerlyRemembered,
  ledElsewhere,
  rememberedReasons,
  withoutRemembered,
} from './remembered-reasons.ts'

const article = 'NK-7. Gen; 2 (Nordkontakt)'
const doubt = contradictedBy(['10 A statt 2 A'])

describe('a reason without memory', () => {
  it.each(Object.values(rememberedReasons))('says of „%s“ only that the article is assigned', (begins) => {
    expect(withoutRemembered(begins)).toBe('Der Zeile zugeordnet')
    expect(withoutRemembered(`${begins}. ${doubt}`)).toBe(`Der Zeile zugeordnet. ${doubt}`)
  })

  it('keeps what a number of the line leads to, and not where the numbers led before', () => {
    const leads = `die EAN der Zeile führt zu ${article}`
    expect(withoutRemembered(`${rememberedReasons.company}: ${article}; ${leads}`)).toBe(
      `Der Zeile zugeordnet: ${article}; ${leads}`,
    )
    const chosen = `${rememberedReasons.company}: ${article}; ${ledElsewhere('NK-8. b (Nordkontakt)')}`
    expect(withoutRemembered(chosen)).toBe(`Der Zeile zugeordnet: ${article}`)
    expect(withoutRemembered(`${chosen}. ${doubt}`)).toBe(`Der Zeile zugeordnet: ${article}. ${doubt}`)
  })

  it('does not name what was remembered before', () => {
    const found = 'Nur ein Artikel hat die Bestellnummer NK-1'
    const bare = 'Weder die Zeile noch der Artikel nennt einen Hersteller'
    expect(withoutRemembered(`${found}. ${formerlyRemembered(article)}`)).toBe(found)
    expect(withoutRemembered(`${found}. ${formerlyRemembered(article)}. ${bare}. ${doubt}`)).toBe(
      `${found}. ${bare}. ${doubt}`,
    )
  })

  it('is any other reason as it is', () => {
    for (const reason of ['', 'Kein Artikel mit dieser Nummer gefunden', `Nur ein Artikel. ${doubt}`])
      expect(withoutRemembered(reason)).toBe(reason)
  })
})
