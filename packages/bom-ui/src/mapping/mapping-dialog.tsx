import { absenceOf } from '@schrankwerk/shell-api'
import { Button, Dialog, Failed, FormSkeleton, Loading, Stack } from '@schrankwerk/ui'
import { useId, useRef, useState } from 'react'
import type { BomInfo } from '../data/bom-info.ts'
import { uploadFailureOf } from '../upload/upload-failure.ts'
import { AcceptFailed } from './accept-failed.tsx'
import { goTo } from './form-places.ts'
import { fitSheets } from './further-sheets.ts'
import { type TypedHeader, untakenHeader } from './header-rows.tsx'
import type { MappedColumn } from './mapped-columns.ts'
import classes from './mapping.module.css'
import { MappingClash } from './mapping-clash.tsx'
import { differencesOf } from './mapping-differences.ts'
import { MappingForm } from './mapping-form.tsx'
import { useMappingText } from './mapping-texts.ts'
import { MissingNotice } from './missing-notice.tsx'
import { UnfitSheets } from './unfit-sheets.tsx'
import { useMappedColumns } from './use-mapped-columns.ts'
import { type MappingInput, useMapping } from './use-mapping.ts'
import { useTrouble } from './use-trouble.ts'

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
  const shown = reading.data
  const { columns, sheets, missing } = useMappedColumns(shown, choices)
  const trouble = useTrouble({ missing, sheets, clash, accept })
  const [typed, setTyped] = useState<TypedHeader>()
  const screen = useRef<HTMLDivElement>(null)
  const whatIsTaken = useId()
  const take = () => {
    // By another header row than the one in the field nothing is taken: that it does not count yet stands beside it.
    if (shown !== undefined && untakenHeader(shown, typed) !== null) return goTo(screen.current, 'header')
    if (!trouble.holdsUp() && shown !== undefined) accept.mutate({ reading: shown, columns })
  }
  const keepMine = () => {
    accept.reset()
    onKeepMine()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!accept.isPending}
      size="full"
      title={shown === undefined ? t('mapping.titlePlain') : t('mapping.title', { name: shown.bomFileName })}
      actions={
        <LaterOrAccept
          describedBy={whatIsTaken}
          isAccepting={accept.isPending}
          isReady={shown !== undefined && !reread.isPending}
          onLater={onClose}
          onAccept={take}
        />
      }
    >
      {shown === undefined ? (
        <NotRead error={reading.error} onRetry={reading.refetch} />
      ) : (
        <div ref={screen} className={classes.screen}>
          <WhatIsTaken id={whatIsTaken} columns={columns} />
          {trouble.isAny && (
            <div ref={trouble.place} tabIndex={-1} className={classes.trouble}>
              <Stack gap={4}>
                {trouble.missing.length > 0 && (
                  <MissingNotice missing={trouble.missing} columns={columns} screen={screen} />
                )}
                {trouble.clash && (
                  <MappingClash
                    differences={differencesOf(shown, choices, trouble.clash, amount, t)}
                    onTakeTheirs={onTakeTheirs}
                    onKeepMine={keepMine}
                  />
                )}
                {trouble.refusal && <AcceptFailed error={trouble.refusal} onReload={onReload} />}
                {trouble.unfit.length > 0 && (
                  <UnfitSheets
                    sheets={trouble.unfit}
                    isBusy={reread.isPending}
                    onLeaveOut={() => {
                      const furtherSheets = fitSheets(sheets)
                      reread.mutate({ place: { ...choices.place, furtherSheets }, chosen: 'furtherSheets' })
                      // The button is gone then.
                      goTo(screen.current, 'header')
                    }}
                  />
                )}
              </Stack>
            </div>
          )}
          <MappingForm
            {...{ shown, choices, change, columns, sheets, besides, amount, reread, typed }}
            onTyped={setTyped}
            suppliedError={trouble.missing.includes('supplied') ? t('mapping.suppliedMissing') : undefined}
          />
        </div>
      )}
    </Dialog>
  )
}

interface LaterOrAcceptProps {
  describedBy: string
  isAccepting: boolean
  /** What is shown is what was chosen last. */
  isReady: boolean
  onLater: () => void
  onAccept: () => void
}

function LaterOrAccept({ describedBy, isAccepting, isReady, onLater, onAccept }: LaterOrAcceptProps) {
  const t = useMappingText()
  return (
    <>
      <Button onClick={onLater} disabled={isAccepting}>
        {t('mapping.later')}
      </Button>
      <Button
        variant="primary"
        data-autofocus
        aria-describedby={describedBy}
        loading={isAccepting}
        disabled={!isReady}
        onClick={onAccept}
      >
        {t(isAccepting ? 'mapping.acceptBusy' : 'mapping.accept')}
      </Button>
    </>
  )
}

/** The file on its way, or why it cannot be read. */
function NotRead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMappingText()
  if (error === null)
    return (
      <Loading>
        <FormSkeleton />
      </Loading>
    )
  return (
    <Failed
      what={t('mapping.what')}
      {...absenceOf(error)}
      {...(uploadFailureOf(error).canRetry && { onRetry })}
    />
  )
}

/** The button has the focus at once: who hears the page is told what one Enter takes. */
function WhatIsTaken({ id, columns }: { id: string; columns: readonly MappedColumn[] }) {
  const t = useMappingText()
  const taken = columns.flatMap(({ field, label }) =>
    field ? `${t(`mapping.fields.${field}`)}: ${label}` : [],
  )
  return (
    <p id={id} className="kit-hidden">
      {taken.length === 0 ? t('mapping.takenNothing') : t('mapping.taken', { columns: taken.join(', ') })}
    </p>
  )
}
