import type { BomLine } from '@schrankwerk/contracts'
import { problemText } from '@schrankwerk/shell-api'
import { Button, Inline, Muted, Notice, notify, Stack } from '@schrankwerk/ui'
import type { useRowChoice } from '../data/use-row-choice.ts'
import type { LaterTexts } from '../texts.ts'
import { useBomText } from '../texts.ts'

export interface LeaveOutLineProps {
  line: Pick<BomLine, 'position' | 'rowIndex'>
  rowChoice: ReturnType<typeof useRowChoice>
  /** The dialog of a line that is none any more ends. */
  onLeftOut: () => void
}

const words: LaterTexts = {
  namespaces: ['bom-leave-out', 'bom'],
  texts: {
    leaveOut: {
      hint: 'Eine Summe, ein Hinweis, oder sonst kein Teil des Schranks:',
      act: 'Zeile auslassen',
      done: 'Zeile {{position}} ist ausgelassen. Sie finden sie über der Tabelle unter „Ausgelassene Zeilen“.',
      undo: 'Wieder aufnehmen',
      failed: 'Die Zeile wurde nicht ausgelassen.',
      undoFailed: 'Die Zeile wurde nicht wieder aufgenommen. {{detail}}',
    },
  },
}

/** Takes a row that is no part out of the list: it counts no more, and can be taken back in. */
export function LeaveOutLine({ line, rowChoice, onLeftOut }: LeaveOutLineProps) {
  const t = useBomText(words)
  const rows = [line.rowIndex]
  const takeBackIn = () =>
    rowChoice.mutate(
      { rows, areLines: true },
      { onError: (error) => notify.error(t('leaveOut.undoFailed', { detail: problemText(error) })) },
    )
  const leaveOut = () =>
    rowChoice.mutate(
      { rows, areLines: false },
      {
        onSuccess: () => {
          onLeftOut()
          notify.success(t('leaveOut.done', { position: line.position }), {
            label: t('leaveOut.undo'),
            run: takeBackIn,
          })
        },
      },
    )
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Muted>{t('leaveOut.hint')}</Muted>
        <Button small loading={rowChoice.isPending} onClick={leaveOut}>
          {t('leaveOut.act')}
        </Button>
      </Inline>
      {rowChoice.isError && (
        <Notice tone="error" title={t('leaveOut.failed')}>
          {problemText(rowChoice.error)}
        </Notice>
      )}
    </Stack>
  )
}
