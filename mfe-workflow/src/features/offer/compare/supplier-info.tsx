import { Button, Stack } from '@schrankwerk/ui'
import { usePrinting } from '@schrankwerk/ui/table'
import { useState } from 'react'
import styles from './comparison.module.css'
import { useComparisonText } from './comparison-text.ts'

const longCharacters = 240
const longLines = 6

const isLong = (text: string): boolean => text.length > longCharacters || text.split('\n').length > longLines

/** What a supplier adds in words; a long text begins closed, so that the rows below stay in reach. On paper it is whole. */
export function SupplierInfo({ text }: { text: string }) {
  const t = useComparisonText()
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  if (!isLong(text)) return <span className={styles.text}>{text}</span>
  return (
    <Stack gap={1} align="start">
      <span className={isOpen || isPrinting ? styles.text : `${styles.text} ${styles.closed}`}>{text}</span>
      <span className="kit-no-print">
        <Button small variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'info.less' : 'info.more')}
        </Button>
      </span>
    </Stack>
  )
}
