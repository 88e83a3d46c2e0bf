import { abroad } from './abroad.ts'
import { bilingual } from './bilingual.ts'
import { e3AndSee } from './e3-and-see.ts'
import { eplan } from './eplan.ts'
import { erp } from './erp.ts'
import { excelEnglish } from './excel-english.ts'
import { excelGerman } from './excel-german.ts'
import { excelGermanHabits } from './excel-german-habits.ts'
import { excelOdd } from './excel-odd.ts'
import { machineBuilding } from './machine-building.ts'
import { makers } from './makers.ts'
import type { OwnList } from './own-list.ts'
import { wscad } from './wscad.ts'

/** Parts lists in the manner of real ones, each with what is right about it. */
export const ownLists: readonly OwnList[] = [
  ...eplan,
  ...wscad,
  ...e3AndSee,
  ...excelGerman,
  ...excelGermanHabits,
  ...excelEnglish,
  ...excelOdd,
  ...erp,
  ...bilingual,
  ...abroad,
  ...makers,
  ...machineBuilding,
]
