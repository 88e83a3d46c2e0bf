import type { DiscountGroupImport } from '@schrankwerk/contracts'
import { ProblemError, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import {
  Button,
  Dialog,
  formatNumber,
  Muted,
  Notice,
  notify,
  Progress,
  SimpleTable,
  Stack,
} from '@schrankwerk/ui'
import { FileDrop } from '@schrankwerk/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvEndings, maxCsvBytes } from '../csv-files.ts'
import { applyDiscountGroups, previewDiscountGroups } from './discount-group.api.ts'

/** A csv of discount groups: first what it would change, then the step that takes it over. */
export function ImportDiscountGroups({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const [file, setFile] = useState<File>()
  const [isOutdated, setOutdated] = useState(false)
  const say = (what: string, values: Record<string, unknown> = {}) =>
    t(`masterData.discountgroup.import.${what}`, values)
  const looking = useSingleMutation({ mutationFn: previewDiscountGroups })
  const applying = useSingleMutation({
    mutationFn: ({ chosen, fingerprint }: { chosen: File; fingerprint: string }) =>
      applyDiscountGroups(chosen, fingerprint),
    onSuccess: async ({ created, changed }) => {
      await cache.invalidateQueries({ queryKey: ['masterData'] })
      notify.success(say('applied', { created, changed }))
      onClose()
    },
    onError: (error, { chosen }) => {
      if (!(error instanceof ProblemError) || error.code !== 'changed-meanwhile') return
      // What was looked at is no longer what would happen.
      setOutdated(true)
      looking.mutate(chosen)
    },
  })
  const choose = (chosen: File) => {
    setFile(chosen)
    setOutdated(false)
    applying.reset()
    looking.mutate(chosen)
  }
  const preview = looking.isSuccess ? looking.data : undefined
  const fingerprint = preview?.fingerprint
  const failure = looking.error ?? (isOutdated ? null : applying.error)
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!applying.isPending}
      size="large"
      title={say('title')}
      actions={
        file &&
        fingerprint && (
          <Button
            variant="primary"
            loading={applying.isPending}
            onClick={() => applying.mutate({ chosen: file, fingerprint })}
          >
            {say('verb')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <p>{say('text')}</p>
        {looking.isPending ? (
          <Progress label={say('reading', { filename: file?.name })} value={undefined} />
        ) : (
          <FileDrop
            label={say(file ? 'another' : 'drop')}
            accept={csvEndings}
            maxBytes={maxCsvBytes}
            onFiles={([chosen]) => chosen && choose(chosen)}
            error={failure && <Refusal error={failure} />}
          />
        )}
        {isOutdated && <Notice tone="warning">{say('changedMeanwhile')}</Notice>}
        {preview && <Preview preview={preview} />}
      </Stack>
    </Dialog>
  )
}

/** The server's sentence, and the lines it is about. */
function Refusal({ error }: { error: Error }) {
  const { t } = useTranslation('catalogue')
  const entries = error instanceof ProblemError ? error.errors : []
  const causes = entries.flatMap(({ detail }) => (detail ? [detail] : []))
  return (
    <>
      {problemText(error, t('masterData.discountgroup.import.failed'))}
      {causes.map((cause) => (
        <span key={cause}>
          <br />
          {cause}
        </span>
      ))}
    </>
  )
}

function Preview({ preview }: { preview: DiscountGroupImport }) {
  const { t } = useTranslation('catalogue')
  const say = (what: string, values: Record<string, unknown> = {}) =>
    t(`masterData.discountgroup.import.${what}`, values)
  const percent = (value: number | null) =>
    value === null ? t('masterData.noPercent') : `${formatNumber(value, { decimals: 4 })} %`
  const { changes, created, changed, unchanged } = preview
  if (created + changed === 0) return <Notice>{say('nothing')}</Notice>
  return (
    <Stack gap={2}>
      <p>
        <strong>{say('counts', { created, changed, unchanged })}</strong>
      </p>
      <SimpleTable
        label={say('changes')}
        head={['line', 'name', 'manufacturer', 'before', 'after', 'fields'].map((name) => say(name))}
        align={['end', undefined, undefined, 'end', 'end']}
        rows={changes.map(({ line, displayName, manufacturerName, before, percent: after, fields }) => [
          line,
          displayName,
          manufacturerName ?? '–',
          before ? percent(before.percent) : say('new'),
          percent(after),
          fields.map((name) => t([`masterData.field.${name}`, 'history.field'])).join(', ') || '–',
        ])}
      />
      {created + changed > changes.length && (
        <Muted>{say('more', { shown: changes.length, count: created + changed })}</Muted>
      )}
    </Stack>
  )
}
