import { api, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, ConfirmDialog, formatCount, Inline, Muted, Notice, notify, Stack } from '@schrankwerk/ui'
import { IconDownload, IconFileSpreadsheet, IconTable, IconTrash, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { useBomCalls } from '../data/bom-calls.ts'
import { asTarget, type BomOwner } from '../data/owner.ts'
import classes from './bom-file.module.css'
import { useBomFileText } from './bom-file-texts.ts'

export interface BomFileProps {
  ref?: Ref<HTMLElement>
  owner: BomOwner
  name: string
  lineCount: number
  isMapped: boolean
  editable: boolean
  /** False where the lines were taken over without their table. */
  hasTable: boolean
  /** A changed mapping was left before it was taken. */
  hasLeftChoices: boolean
  onMap: () => void
  onDiscardMapping: () => void
  onReplace: () => void
  onDeleted: () => void
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** The uploaded list by its name, with what can be done with it; once released only the download. */
export function BomFile(props: BomFileProps) {
  const { owner, name, lineCount, isMapped, editable, hasTable, onMap, onReplace, onDeleted } = props
  const t = useBomFileText()
  const { deleteBom, always, download: fetchFile } = useBomCalls()
  const [asks, setAsks] = useState(false)
  const download = useMutation({ mutationFn: () => fetchFile(owner) })
  const remove = useSingleMutation({
    mutationFn: () => api.call(deleteBom, { query: { ...always, ...asTarget(owner) } }),
    onSuccess: () => {
      setAsks(false)
      notify.success(t('file.removed'))
      onDeleted()
    },
  })
  const lines = formatCount(lineCount, t('count.line'), t('count.lines'))
  return (
    <section ref={props.ref} tabIndex={-1} className={classes.file} aria-label={t('file.name', { name })}>
      <IconFileSpreadsheet size={24} stroke={1.5} aria-hidden="true" />
      <div className={classes.name}>
        <strong>{name}</strong>
        <Muted>
          {isMapped
            ? t(editable && !hasTable ? 'file.takenOver' : 'file.lines', { lines })
            : t('file.notMapped')}
        </Muted>
      </div>
      <div className={classes.actions}>
        {editable && hasTable && (
          <Button
            variant={isMapped ? 'default' : 'primary'}
            icon={<IconTable {...icon} />}
            onClick={onMap}
            // What leads here from elsewhere on the page presses it.
            data-opens="mapping"
          >
            {t('file.map')}
          </Button>
        )}
        {editable && (
          <Button icon={<IconUpload {...icon} />} onClick={onReplace}>
            {t('file.replace')}
          </Button>
        )}
        {hasTable && (
          <Button
            icon={<IconDownload {...icon} />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('file.download')}
          </Button>
        )}
        {editable && (
          <Button icon={<IconTrash {...icon} />} onClick={() => setAsks(true)}>
            {t('file.remove')}
          </Button>
        )}
      </div>
      {editable && hasTable && props.hasLeftChoices && (
        <div className={classes.below}>
          <Notice tone="warning" title={t('file.left')}>
            <Stack gap={2}>
              <p>{t('file.leftEffect')}</p>
              <Inline gap={2}>
                <Button small onClick={onMap}>
                  {t('file.goOn')}
                </Button>
                <Button small onClick={props.onDiscardMapping}>
                  {t('file.discard')}
                </Button>
              </Inline>
            </Stack>
          </Notice>
        </div>
      )}
      {download.error && (
        <div className={classes.below}>
          <Notice tone="error" onClose={download.reset}>
            {problemText(download.error, t('file.failedDownload'))}
          </Notice>
        </div>
      )}
      <ConfirmDialog
        open={asks}
        title={t('file.removeTitle', { name })}
        verb={t('file.remove')}
        busy={remove.isPending}
        error={remove.error && problemText(remove.error)}
        onCancel={() => {
          remove.reset()
          setAsks(false)
        }}
        onConfirm={() => remove.mutate()}
      >
        {t('file.removeEffect', { lines })}
      </ConfirmDialog>
    </section>
  )
}
