import type { BomLine, Notice } from './bom-line.ts'
import { cellText, filledColumns, type SheetRow } from './rows.ts'
import { endsLocation, type SectionLocation, sectionLocation } from './section-rows.ts'

interface Section {
  location: SectionLocation
  text: string
  rowIndex: number
  /** Rows of the lines that have a part of their location from it. */
  filled: number[]
}

/** The locations that titles of sections give the lines below them. */
export interface SectionPlaces {
  /** A title was read: it may name another location, or end the one above it. */
  read(title: SheetRow): void
  /** Gives a line what it does not say of its location itself. */
  fill(line: BomLine): void
  /** The end of the list; answers what each title gave. */
  end(): Notice[]
}

export function createSectionPlaces(): SectionPlaces {
  const notices: Notice[] = []
  let section: Section | null = null

  function close(): void {
    if (section && section.filled.length > 0)
      notices.push({
        code: 'SECTION_LOCATION',
        text: `„${section.text}“ (Zeile ${section.rowIndex}) gilt für ${section.filled.length} Zeilen darunter`,
        rowIndexes: section.filled,
      })
    section = null
  }

  return {
    read(title) {
      for (const column of filledColumns(title)) {
        const text = cellText(title.cells[column])
        const location = sectionLocation(text)
        if (location) {
          close()
          section = { location, text, rowIndex: title.rowIndex, filled: [] }
        } else if (endsLocation(text)) close()
      }
    },
    fill(line) {
      if (section) fillLocation(line, section)
    },
    end() {
      close()
      return notices
    },
  }
}

function fillLocation(line: BomLine, section: Section): void {
  let given = false
  for (const part of ['installationLocation', 'locationIdentifier', 'functionalAssignment'] as const) {
    const value = section.location[part]
    if (value && line[part] === '') {
      line[part] = value
      given = true
    }
  }
  if (!given) return
  section.filled.push(line.rowIndex)
  line.notes.push({
    code: 'LOCATION_FROM_SECTION',
    certainty: 'CHECK',
    text: `Einbauort aus der Überschrift „${section.text}“`,
  })
}
