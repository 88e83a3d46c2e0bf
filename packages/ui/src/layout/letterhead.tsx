import { formatDateTime } from '../formats/formats.ts'
import { usePrinting } from '../table/use-printing.ts'

/** Head of the first sheet, on paper alone: whose portal this is, line by line, and when it was printed. */
export function Letterhead({ lines }: { lines: readonly string[] }) {
  if (!usePrinting()) return null
  const [name, ...address] = lines
  return (
    <div className="kit-letterhead">
      <div>
        <strong>{name}</strong>
        {address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <div>Gedruckt am {formatDateTime(new Date())}</div>
    </div>
  )
}
