import type { BomReading } from '@schrankwerk/contracts'
import { formatCount, LazyPart, lazyCode, Muted, notify, Stack, TableSkeleton } from '@schrankwerk/ui'
import { useRef } from 'react'
import type { BomInfo } from './data/bom-info.ts'
import type { BomOwner } from './data/owner.ts'
import { useReturnFocus } from './data/use-return-focus.ts'
import type { LineFilter } from './review/judge-line.ts'
import type { LineMarks } from './review/line-marks.ts'
import { useLostLine } from './review/use-lost-line.ts'
import { useBomText } from './texts.ts'
import { BomUpload } from './upload/bom-upload.tsx'
import { useBomUpload } from './upload/use-bom-upload.ts'
import { type BomSteps, useBomSteps } from './use-bom-steps.ts'

const bomFile = lazyCode(() => import('./upload/bom-file.tsx'))
const mappingDialog = lazyCode(() => import('./mapping/mapping-dialog.tsx'))
const lostLine = lazyCode(() => import('./review/lost-line.tsx'))
const matchReview = lazyCode(() => import('./review/match-review.tsx'))

// What fails here is fetched again where it is shown, and says so there.
const fetchFileBar = (): void => void bomFile.load().catch(() => undefined)

/** Fetches the code for a list that has lines while the page still loads what the list belongs to. */
export function fetchReview(): void {
  fetchFileBar()
  matchReview.load().catch(() => undefined)
}

export interface BomPanelProps {
  /** What the list belongs to; an empty id together with `ensureOwner` means that there is no row yet. */
  owner: BomOwner
  /** False once released: the list can be read and downloaded. */
  editable: boolean
  /** Mapped without a name where the table is another company's: its lines are shown alone. */
  bom: BomInfo
  /** False where the lines were taken over without their table, as an offer takes those of the enquiry. */
  hasTable?: boolean
  editVersion?: number
  /** Who else gets to see an uploaded table, said beside it. */
  whoSees?: string | undefined
  /** What the page has to say of single lines. */
  marks?: LineMarks | undefined
  /** Which lines are shown, where the page says so: with it comes `onFilter`. */
  filter?: LineFilter | undefined
  onFilter?: (filter: LineFilter | undefined) => void
  /** Cabinets of the enquiry. */
  amount?: number
  /** After every change; without a version where the change did not tell it. The page then loads its owner again. */
  onChanged: (editVersion?: number) => void
  /** After the list was deleted, where what it belongs to goes with it. */
  onDeleted?: () => void
  /** Makes the row of a draft that has none yet; called at the drop. */
  ensureOwner?: () => Promise<{ enquiryId: string }>
  /** Of a list that the upload itself begins: what it belongs to, by what the upload answered. */
  madeBy?: (reading: BomReading) => BomOwner
}

/** A parts list: upload, mapping, and review of what was matched. */
export function BomPanel(props: BomPanelProps) {
  const { editable, bom, hasTable = true, amount = 1, whoSees, marks, filter, onFilter, onChanged } = props
  const t = useBomText()
  const upload = useBomUpload(props)
  const { owner } = upload
  const steps = useBomSteps({
    owner,
    bom,
    editable,
    editVersion: props.editVersion,
    reading: upload.reading,
    onChanged,
    onUploaded: upload.ended,
  })
  const { name, isMapped, lineCount, mapping, versions } = steps
  const { openLine, lost, lose, forgetLost } = useLostLine(isMapped)
  const fileBar = useRef<HTMLElement>(null)
  useReturnFocus(mapping !== undefined, fileBar)
  const showsUpload = editable && (name === null || upload.isWanted)
  return (
    <Stack gap={4}>
      {showsUpload && (
        <BomUpload
          upload={upload.pending}
          formerName={name}
          onFile={(file) => {
            fetchFileBar()
            void upload.send(file, versions)
          }}
          onOther={upload.toOther}
          onKeep={upload.keepFormer}
        />
      )}
      {whoSees !== undefined && (showsUpload || (name !== null && hasTable)) && <Muted>{whoSees}</Muted>}
      {name === null && !isMapped && !editable && <p>{t('file.none')}</p>}
      {name !== null && !showsUpload && (
        <LazyPart part={bomFile} what={t('file.name', { name })} skeleton={<TableSkeleton rows={1} />}>
          {({ BomFile }) => (
            <BomFile
              ref={fileBar}
              {...{ owner, name, lineCount, isMapped, editable, hasTable }}
              hasLeftChoices={steps.hasLeftChoices}
              onMap={() => steps.openMapping()}
              onDiscardMapping={() => {
                steps.discardMapping()
                // The button is gone then.
                fileBar.current?.focus()
              }}
              onReplace={upload.replace}
              onDeleted={props.onDeleted ?? steps.deleted}
            />
          )}
        </LazyPart>
      )}
      {lost !== undefined && (
        <LazyPart part={lostLine} what={t('review.what')}>
          {({ LostLine }) => (
            <LostLine line={lost} isDeleted={name === null && !isMapped} onClose={forgetLost} />
          )}
        </LazyPart>
      )}
      {isMapped && (
        <LazyPart part={matchReview} what={t('review.what')} skeleton={<TableSkeleton rows={12} />}>
          {({ MatchReview }) => (
            <MatchReview
              {...{ owner, editable, versions, onChanged, marks, filter, onFilter, openLine }}
              onTakeIn={editable && hasTable ? steps.openMapping : undefined}
              onLost={lose}
            />
          )}
        </LazyPart>
      )}
      {editable && <OpenMapping owner={owner} amount={amount} steps={steps} />}
    </Stack>
  )
}

interface OpenMappingProps {
  owner: BomOwner
  amount: number
  steps: BomSteps
}

/** The mapping screen while somebody has it open. */
function OpenMapping({ owner, amount, steps }: OpenMappingProps) {
  const t = useBomText()
  const { name, mapping } = steps
  if (mapping === undefined || name === null) return null
  return (
    <LazyPart part={mappingDialog} what={t('mapping.titlePlain')}>
      {({ MappingDialog }) => (
        <MappingDialog
          key={mapping.begun}
          owner={owner}
          amount={amount}
          initial={mapping.choices}
          versions={steps.versions}
          clash={steps.clash}
          onTakeTheirs={steps.takeTheirs}
          onKeepMine={steps.keepMine}
          onChoices={steps.keepChoices}
          onClose={steps.closeMapping}
          onReload={steps.reload}
          onMapped={(editVersion, lines) => {
            steps.mapped(editVersion, lines)
            notify.success(
              t('mapping.mapped', { lines: formatCount(lines, t('count.line'), t('count.lines')) }),
            )
          }}
        />
      )}
    </LazyPart>
  )
}
