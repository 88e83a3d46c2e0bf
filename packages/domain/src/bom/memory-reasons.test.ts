import { describe, expect, it } from 'vitest'
import {
  contradictedBy,
  formerlyRemembered,
  ledElsewhere,
  memoryReasons,
  withoutMemory,
} from './memory-reasons.ts'

const article = 'NK-7. Gen; 2 (Nordkontakt)'
const doubt = contradictedBy(['10 A statt 2 A'])

describe('a reason without memory', () => {
  it.each(Object.values(memoryReasons))('says of „%s“ only that the article is assigned', (begins) => {
    expect(withoutMemory(begins)).toBe('Der Zeile zugeordnet')
    expect(withoutMemory(`${begins}. ${doubt}`)).toBe(`Der Zeile zugeordnet. ${doubt}`)
  })

  it('keeps what a number of the line leads to, and not where the numbers led before', () => {
    const leads = `die EAN der Zeile führt zu ${article}`
    expect(withoutMemory(`${memoryReasons.company}: ${article}; ${leads}`)).toBe(
      `Der Zeile zugeordnet: ${article}; ${leads}`,
    )
    const chosen = `${memoryReasons.company}: ${article}; ${ledElsewhere('NK-8. b (Nordkontakt)')}`
    expect(withoutMemory(chosen)).toBe(`Der Zeile zugeordnet: ${article}`)
    expect(withoutMemory(`${chosen}. ${doubt}`)).toBe(`Der Zeile zugeordnet: ${article}. ${doubt}`)
  })

  it('does not name what was remembered before', () => {
    const found = 'Nur ein Artikel hat die Bestellnummer NK-1'
    const bare = 'Weder die Zeile noch der Artikel nennt einen Hersteller'
    expect(withoutMemory(`${found}. ${formerlyRemembered(article)}`)).toBe(found)
    expect(withoutMemory(`${found}. ${formerlyRemembered(article)}. ${bare}. ${doubt}`)).toBe(
      `${found}. ${bare}. ${doubt}`,
    )
  })

  it('is any other reason as it is', () => {
    for (const reason of ['', 'Kein Artikel mit dieser Nummer gefunden', `Nur ein Artikel. ${doubt}`])
      expect(withoutMemory(reason)).toBe(reason)
  })
})
