import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A point on a page; `x` and `y` are parts of its size, 0 to 1 from the left upper corner. */
export interface PdfPlace {
  /** From 1. */
  page: number
  x: number
  y: number
}

export interface PdfSign extends PdfPlace {
  id: string
  /** Says what the sign stands for. */
  label: string
  onOpen: () => void
}

/** What somebody has to say of places in a document, and how a new one is chosen. */
export interface PdfPlaces {
  signs?: readonly PdfSign[] | undefined
  /** Comes into view, marked, once the document is there. */
  shown?: PdfPlace | undefined
  /** With it a place can be chosen, by a click or with arrow keys and Enter. */
  onChoose?: ((place: PdfPlace) => void) | undefined
}

const at = ({ x, y }: PdfPlace) => ({ left: `${x * 100}%`, top: `${y * 100}%` })
const within = (share: number) => Math.min(1, Math.max(0, share))

/** The signs on a page. */
export const Signs = ({ signs }: { signs: readonly PdfSign[] }) =>
  signs.map((sign) => (
    <button
      key={sign.id}
      type="button"
      className="kit-pdf-sign"
      style={at(sign)}
      title={sign.label}
      aria-label={sign.label}
      onClick={sign.onOpen}
    >
      ?
    </button>
  ))

/** The place that somebody was led to; pages take their own height only when they are drawn. */
export function ShownPlace({ place, height }: { place: PdfPlace; height: number }) {
  const spot = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves with the height of its page
  useLayoutEffect(() => {
    spot.current?.scrollIntoView({ block: 'center', inline: 'center' })
    spot.current?.focus({ preventScroll: true })
  }, [place, height])
  return (
    <span
      ref={spot}
      className="kit-pdf-shown"
      role="img"
      tabIndex={-1}
      aria-label={`Markierte Stelle auf Seite ${place.page}`}
      style={at(place)}
    />
  )
}

const step = 0.02
const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

export interface ChoosePlaceProps {
  page: number
  /** The page that is in front: its keys are at once at hand. */
  isFirst: boolean
  onChoose: (place: PdfPlace) => void
  onCancel: () => void
}

/** Over a page while a place is chosen: a click takes its point, Enter the one that arrow keys have led to. */
export function ChoosePlace({ page, isFirst, onChoose, onCancel }: ChoosePlaceProps) {
  const [{ x, y }, setPoint] = useState({ x: 0.5, y: 0.5 })
  const cover = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when choosing begins, not when one scrolls on
  useEffect(() => {
    if (isFirst) cover.current?.focus({ preventScroll: true })
  }, [])
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // By key a click has no point of its own.
    if (event.detail === 0) return onChoose({ page, x, y })
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChoose({
      page,
      x: within((event.clientX - left) / width),
      y: within((event.clientY - top) / height),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (event.key !== 'Escape' && !move) return
    event.preventDefault()
    event.stopPropagation()
    if (move) setPoint({ x: within(x + move[0]), y: within(y + move[1]) })
    else onCancel()
  }
  return (
    <button
      ref={cover}
      type="button"
      className="kit-pdf-choose"
      aria-label={`Stelle auf Seite ${page} markieren: Pfeiltasten bewegen, Eingabetaste wählt`}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <span className="kit-pdf-shown" style={at({ page, x, y })} />
    </button>
  )
}
