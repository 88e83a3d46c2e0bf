import type { LineMarkProps } from '@schrankwerk/bom-ui'
import type { FileItem, JobConditionField, ReferenceInput } from '@schrankwerk/contracts'
import { Button, IconButton } from '@schrankwerk/ui'
import { IconMessagePlus, IconMessageQuestion } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './mark.module.css'
import { usePageMarks } from './page-marks-context.ts'
import { pointAt } from './point-at.ts'
import { useQuestionText } from './question-text.ts'
import { keyOfReference, questionsAbout } from './use-questions.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

interface MarkProps {
  reference: ReferenceInput
  /** What it is called in a sentence. */
  place: string
  look: 'one button' | 'both' | 'in words'
  /** False where arrow keys move between the rows. */
  isStop?: boolean
  onLeave?: (() => void) | undefined
}

/** How many open questions there are about something, and the way to a new one. */
function Mark({ reference, place, look, isStop = true, onLeave }: MarkProps) {
  const t = useQuestionText()
  const asking = usePageMarks()?.asking
  if (!asking) return null
  const questions = questionsAbout(asking.questions, reference)
  const first = questions[0]
  const tabIndex = isStop ? undefined : -1
  const ask = () => {
    onLeave?.()
    asking.ask(reference, place)
  }
  const sign = first && t('sign', { count: questions.length, place })
  return (
    <span className={styles.mark}>
      {first && (
        <button
          type="button"
          className={styles.sign}
          title={sign}
          aria-label={sign}
          tabIndex={tabIndex}
          onClick={() => {
            onLeave?.()
            asking.open(first)
          }}
        >
          <IconMessageQuestion {...icon} />
          {questions.length}
        </button>
      )}
      {asking.mayAsk && look === 'in words' && (
        <Button small icon={<IconMessagePlus {...icon} />} onClick={ask}>
          {t('ask')}
        </Button>
      )}
      {asking.mayAsk && (look === 'both' || (look === 'one button' && !first)) && (
        <IconButton
          small
          className={styles.ask}
          label={t('askAbout', { place })}
          tabIndex={tabIndex}
          onClick={ask}
        >
          <IconMessagePlus {...icon} />
        </IconButton>
      )}
    </span>
  )
}

export function LineMark({ line, place, onLeave }: LineMarkProps) {
  const t = useQuestionText()
  return (
    <Mark
      reference={{ kind: 'LINE', lineId: line.id }}
      place={t('place.line', { position: line.position })}
      look={place === 'dialog' ? 'in words' : 'one button'}
      isStop={place !== 'table'}
      onLeave={onLeave}
    />
  )
}

/** A mark whose row, card or fact is pointed at when somebody was led there. */
function PointedMark({ reference, place }: Pick<MarkProps, 'reference' | 'place'>) {
  const spot = useRef<HTMLSpanElement>(null)
  const shown = usePageMarks()?.asking.shown
  const isShown = shown !== undefined && keyOfReference(shown) === keyOfReference(reference)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that somebody is led there
  useEffect(() => {
    const whole = spot.current?.closest<HTMLElement>('tr, li, dl > div')
    if (isShown && whole) pointAt(whole)
  }, [isShown, shown])
  return (
    <span ref={spot}>
      <Mark reference={reference} place={place} look="both" />
    </span>
  )
}

export function ConditionMark({ field }: { field: JobConditionField }) {
  const { t } = useTranslation('workflow')
  const say = useQuestionText()
  return (
    <PointedMark
      reference={{ kind: 'CONDITION', field }}
      place={say('place.condition', { name: t(`conditions.field.${field}`) })}
    />
  )
}

export function FileMark({ file }: { file: FileItem }) {
  const t = useQuestionText()
  const isShared = usePageMarks()?.asking.isShared(file.path)
  return (
    isShared && (
      <PointedMark
        reference={{ kind: 'FILE', path: file.path }}
        place={t('place.file', { name: file.filename })}
      />
    )
  )
}
