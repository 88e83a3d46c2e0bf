import { IconChevronDown, IconChevronUp, IconMinus, IconPlus, IconTarget } from '@tabler/icons-react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { formatPercent } from '../formats/formats.ts'

export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
type Zoom = (typeof zooms)[number]

export interface PdfBarProps {
  current: number
  /** 0 until the document is there. */
  pages: number
  onGoTo: (page: number) => void
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  isChoosing: boolean
  /** Undefined where no place can be chosen. */
  onChoosing: ((isChoosing: boolean) => void) | undefined
}

const icon = { size: 16, 'aria-hidden': true } as const

/** Which page is shown, the ways to the next one, and how large. */
export function PdfBar({ current, pages, onGoTo, zoom, onZoom, isChoosing, onChoosing }: PdfBarProps) {
  const step = (by: 1 | -1) => onZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom)
  return (
    <div className="kit-pdf-bar kit-no-print">
      <span className="kit-muted kit-tabular" role="status">
        {isChoosing
          ? 'Klicken Sie auf die Stelle, um die es geht.'
          : pages > 0 && `Seite ${current} von ${pages}`}
      </span>
      {onChoosing && pages > 0 && (
        <Button
          small
          icon={<IconTarget {...icon} />}
          aria-pressed={isChoosing}
          onClick={() => onChoosing(!isChoosing)}
        >
          Frage zu einer Stelle
        </Button>
      )}
      {pages > 1 && (
        <>
          <IconButton
            label="Vorherige Seite"
            small
            disabled={current <= 1}
            onClick={() => onGoTo(current - 1)}
          >
            <IconChevronUp {...icon} />
          </IconButton>
          <IconButton
            label="Nächste Seite"
            small
            disabled={current >= pages}
            onClick={() => onGoTo(current + 1)}
          >
            <IconChevronDown {...icon} />
          </IconButton>
        </>
      )}
      <span className="kit-pdf-zoom">
        <IconButton label="Verkleinern" small disabled={zoom === zooms[0]} onClick={() => step(-1)}>
          <IconMinus {...icon} />
        </IconButton>
        <span className="kit-tabular">{formatPercent(zoom)}</span>
        <IconButton label="Vergrößern" small disabled={zoom === zooms.at(-1)} onClick={() => step(1)}>
          <IconPlus {...icon} />
        </IconButton>
      </span>
    </div>
  )
}
