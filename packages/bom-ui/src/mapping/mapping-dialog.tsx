import { ProblemError } from '@schrankwerk/shell-api'
import { Button, Dialog, Failed, FormSkeleton, Loading, Notice, Stack } from '@schrankwerk/ui'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { BomInfo } from '../data/bom-info.ts'
import { uploadFailureOf } from '../upload/upload-failure.ts'
import { goTo } from './form-places.ts'
import { sheetsBesides, sortedSheets } from './further-sheets.ts'
import { type TypedHeader, untakenHeader } from './header-rows.tsx'
import { columnsOf, missingOf } from './mapped-columns.ts'
import classes from './mapping.module.css'
import { MappingClash } from './mapping-clash.tsx'
import { differencesOf } from './mapping-differences.ts'
import { MappingForm } from './mapping-form.tsx'
import { useMappingText } from './mapping-texts.ts'
import { UnfitSheets } from './unfit-sheets.tsx'
import { type MappingInput, useMapping } from './use-mapping.ts'

export interface MappingDialogProps extends MappingInput {
  onClose: () => void
  /** Somebody else changed the owner; the page loads it again. */
  onReload: () => void
  /** The list as somebody else mapped it since the choices were begun. */
  clash: BomInfo | undefined
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Turns the columns of a file into fields: everything is suggested, and one button takes it. */
export function MappingDialog(props: MappingDialogProps) {
  const { amount, onClose, onReload, clash, onTakeTheirs, onKeepMine, ...input } = props
  const t = useMappingText()
  const { choices, change, reading, reread, besides, accept } = useMapping({ ...input, amount })
  const [typed, setTyped] = useState<TypedHeader>()
  const [showMissing, setShowMissing] = useState(false)
  const whatIsTaken = useId()
  const top = useRef<HTMLDivElement>(null)
  const trouble = useRef<HTMLDivElement>(null)
  const [heldUp, setHeldUp] = useState(0)
  const shown = reading.data
  const [chosen, confirmed] = [t('mapping.chosen'), t('mapping.confirmed')]
  const columns = useMemo(
    () => (shown === undefined ? [] : columnsOf(shown, choices, { chosen, confirmed })),
    [shown, choices, chosen, confirmed],
  )
  const missing = shown === undefined ? [] : missingOf(shown, columns, choices)
  const sheets = useMemo(
    () => sortedSheets(shown ?? { sheets: [], furtherSheets: [] }, columns),
    [shown, columns],
  )
  const sentences = {
    number: t('mapping.missingNumber'),
    supplied: t('mapping.suppliedMissing'),
  }
  const take = () => {
    // By another header row than the one in the field nothing is taken: that it does not count yet stands beside it.
    if (shown !== undefined && untakenHeader(shown, typed) !== null) return goTo(top.current, 'header')
    setShowMissing(missing.length > 0)
    const isHeldUp = missing.length > 0 || clash !== undefined || sheets.unfit.length > 0
    if (isHeldUp) setHeldUp((times) => times + 1)
    if (!isHeldUp && shown !== undefined) accept.mutate({ reading: shown, columns })
  }
  // What holds it up is said at the top, which may be out of sight.
  useEffect(() => {
    if (heldUp === 0 && accept.error === null) return
    trouble.current?.scrollIntoView({ block: 'start' })
    trouble.current?.focus({ preventScroll: true })
  }, [heldUp, accept.error])
  const isMissing = showMissing && missing.length > 0
  const isClash = clash !== undefined && !accept.isPending
  const isRefused = clash === undefined && accept.isError
  const hasTrouble = isMissing || isClash || isRefused || sheets.unfit.length > 0
  const taken = columns.flatMap(({ field, label }) =>
    field ? `${t(`mapping.fields.${field}`)}: ${label}` : [],
  )
  const showFirst = () =>
    goTo(
      top.current,
      missing[0] === 'supplied'
        ? 'supplied'
        : `column:${columns.find(({ field }) => field === null)?.importHeader ?? columns[0]?.importHeader}`,
    )
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!accept.isPending}
      size="full"
      title={shown === undefined ? t('mapping.titlePlain') : t('mapping.title', { name: shown.bomFileName })}
      actions={
        <>
          <Button onClick={onClose} disabled={accept.isPending}>
            {t('mapping.later')}
          </Button>
          <Button
            variant="primary"
            data-autofocus
            aria-describedby={whatIsTaken}
            loading={accept.isPending}
            // What is shown now is not what was chosen last.
            disabled={shown === undefined || reread.isPending}
            onClick={take}
          >
            {t(accept.isPending ? 'mapping.acceptBusy' : 'mapping.accept')}
          </Button>
        </>
      }
    >
      {shown === undefined && !reading.isError && (
        <Loading>
          <FormSkeleton />
        </Loading>
      )}
      {shown === undefined && reading.isError && (
        <ReadingFailed error={reading.error} onRetry={reading.refetch} />
      )}
      {shown !== undefined && (
        <div ref={top} className={classes.screen}>
          {/* The button has the focus at once: who hears the page is told what one Enter takes. */}
          <p id={whatIsTaken} className="kit-hidden">
            {taken.length === 0
              ? t('mapping.takenNothing')
              : t('mapping.taken', { columns: taken.join(', ') })}
          </p>
          {hasTrouble && (
            <div ref={trouble} tabIndex={-1} className={classes.trouble}>
              <Stack gap={4}>
                {isMissing && (
                  <Notice
                    tone="error"
                    title={t('mapping.missingTitle')}
                    action={
                      <Button small onClick={showFirst}>
                        {t('mapping.showMissing')}
                      </Button>
                    }
                  >
                    {missing.map((one) => (
                      <p key={one}>{sentences[one]}</p>
                    ))}
                  </Notice>
                )}
                {isClash && (
                  <MappingClash
                    differences={differencesOf(shown, choices, clash, amount, t)}
                    onTakeTheirs={onTakeTheirs}
                    onKeepMine={() => {
                      accept.reset()
                      onKeepMine()
                    }}
                  />
                )}
                {isRefused && <AcceptFailed error={accept.error} onReload={onReload} />}
                {sheets.unfit.length > 0 && (
                  <UnfitSheets
                    sheets={sheets.unfit}
                    isBusy={reread.isPending}
                    onLeaveOut={() => {
                      const unfit = sheets.unfit.map(({ name }) => name)
                      const furtherSheets = sheetsBesides(shown).filter((name) => !unfit.includes(name))
                      reread.mutate({ place: { ...choices.place, furtherSheets }, chosen: 'furtherSheets' })
                      // The button is gone then.
                      goTo(top.current, 'header')
                    }}
                  />
                )}
              </Stack>
            </div>
          )}
          <MappingForm
            {...{ shown, choices, change, columns, sheets, amount, typed }}
            onTyped={setTyped}
            isRereading={reread.isPending}
            besides={besides ?? sheetsBesides(shown)}
            rereadError={reread.error}
            onPlace={(place, chosen) => reread.mutate({ place, chosen })}
            suppliedError={showMissing && missing.includes('supplied') ? sentences.supplied : undefined}
          />
        </div>
      )}
    </Dialog>
  )
}

function ReadingFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMappingText()
  const problem = error instanceof ProblemError ? error : undefined
  return (
    <Failed
      what={t('mapping.what')}
      detail={problem?.detail}
      code={problem?.code}
      requestId={problem?.requestId}
      {...(uploadFailureOf(error).canRetry && { onRetry })}
    />
  )
}

function AcceptFailed({ error, onReload }: { error: unknown; onReload: () => void }) {
  const t = useMappingText()
  const isOutdated = error instanceof ProblemError && error.code === 'changed-meanwhile'
  return (
    <Notice
      tone="error"
      title={t('mapping.failed')}
      action={
        isOutdated && (
          <Button small onClick={onReload}>
            {t('mapping.reload')}
          </Button>
        )
      }
    >
      {error instanceof ProblemError && (
        <>
          {error.detail}
          {error.errors.map((entry, index) => (
            <p key={index}>{entry.detail ?? entry.code}</p>
          ))}
        </>
      )}
    </Notice>
  )
}
