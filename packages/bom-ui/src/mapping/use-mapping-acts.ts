import type { BomField, BomReading, ReadingPoint } from '@schrankwerk/contracts'
import { type RefObject, useState } from 'react'
import { sheetsPoint, withAllDecided, withDecided, withReadingDecided } from './decisions.ts'
import { focusIn } from './form-places.ts'
import type { SortedSheets } from './further-sheets.ts'
import { assignField, type MappedColumn } from './mapped-columns.ts'
import type { MappingChoices, Place } from './mapping-choices.ts'
import { useMappingText } from './mapping-texts.ts'
import { openPointsOf } from './open-points.ts'

interface MappingActsProps {
  form: RefObject<HTMLElement | null>
  shown: BomReading
  choices: MappingChoices
  change: (choices: MappingChoices) => void
  columns: readonly MappedColumn[]
  sheets: SortedSheets
  besides: readonly string[]
  onPlace: (place: Place, chosen: ReadingPoint) => void
}

/** What a person does to the suggested mapping, with what is said of it then. */
export function useMappingActs({
  form,
  shown,
  choices,
  change,
  columns,
  sheets,
  besides,
  onPlace,
}: MappingActsProps) {
  const t = useMappingText()
  const [said, setSaid] = useState('')
  const [settled, setSettled] = useState('')
  const assign = (importHeader: string, field: BomField | null) => {
    const { choices: next, freed } = assignField(columns, choices, importHeader, field)
    setSaid(
      freed === undefined || field === null
        ? ''
        : t('mapping.moved', { field: t(`mapping.fields.${field}`), column: freed.label }),
    )
    setSettled('')
    change(next)
  }
  const confirm = ({ importHeader, label }: MappedColumn) => {
    change(withDecided(choices, importHeader))
    setSaid(t('mapping.confirmedNow', { column: label }))
    // The button is gone then.
    focusIn(form.current, `column:${importHeader}`)
  }
  const confirmHeader = () => {
    change(withReadingDecided(choices, 'headerRow'))
    focusIn(form.current, 'header')
  }
  const chooseHeader = (headerRowIndex: number) => {
    // Under another header row other sheets are alike.
    const { furtherSheets: _, ...place } = choices.place
    onPlace({ ...place, headerRowIndex }, 'headerRow')
  }
  const keepOneSheet = () => {
    change(withReadingDecided(choices, 'furtherSheets'))
    focusIn(form.current, sheetsPoint)
  }
  const readSheets = (furtherSheets: string[]) => {
    setSettled('')
    onPlace({ ...choices.place, furtherSheets }, 'furtherSheets')
  }
  const readAllSheets = (names: string[]) => {
    readSheets(names)
    focusIn(form.current, sheetsPoint)
  }
  const points = openPointsOf(shown, sheets, columns, choices)
  const openPoints = [...points.check, ...points.open]
  const confirmAll = () => {
    const unmapped = columns
      .filter(({ importHeader, field }) => field === null && openPoints.includes(importHeader))
      .map(({ label }) => `„${label}“`)
    const unread = sheets.offered
      .filter(({ name }) => openPoints.includes(sheetsPoint) && !besides.includes(name))
      .map(({ name }) => `„${name}“`)
    change(withAllDecided(choices, openPoints))
    setSettled(
      [
        t('mapping.points.allSettled'),
        ...(unmapped.length > 0 ? [t('mapping.points.stayUnmapped', { columns: unmapped.join(', ') })] : []),
        ...(unread.length > 0 ? [t('mapping.points.stayUnread', { sheets: unread.join(', ') })] : []),
      ].join(' '),
    )
  }
  return {
    points,
    openPoints,
    /** Of the last choice of a field. */
    said,
    /** Once all points are settled at once. */
    settled: openPoints.length === 0 ? settled : '',
    assign,
    confirm,
    confirmHeader,
    chooseHeader,
    keepOneSheet,
    readSheets,
    readAllSheets,
    confirmAll,
  }
}
