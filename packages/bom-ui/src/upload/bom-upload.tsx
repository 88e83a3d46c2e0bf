import { bomExtensions, maximumUploadBytes, whyNoBom } from '@schrankwerk/domain'
import { Button, Inline, Notice, Progress, Stack } from '@schrankwerk/ui'
import { FileDrop } from '@schrankwerk/ui/forms'
import type { RunningUpload } from '../data/uploads.ts'
import { useBomText } from '../texts.ts'
import { uploadFailureOf } from './upload-failure.ts'

const bomEndings = bomExtensions.map((extension) => `.${extension}`)

export interface BomUploadProps {
  /** On its way, or failed. */
  upload: Pick<RunningUpload, 'file' | 'share' | 'waiting' | 'error' | 'cancel'> | undefined
  /** The list that a new one would replace. */
  formerName: string | null
  onFile: (file: File) => void
  /** To another file after a failure. */
  onOther: () => void
  /** Back to the former list. */
  onKeep: () => void
}

/** Takes a parts list by drop or choice, shows it on its way, and what helps when it was not taken. */
export function BomUpload({ upload, formerName, onFile, onOther, onKeep }: BomUploadProps) {
  const t = useBomText()
  const drop = (label: string) => (
    <>
      <FileDrop
        label={t(label)}
        accept={bomEndings}
        maxBytes={maximumUploadBytes}
        whyNot={whyNoBom}
        hint={formerName === null ? t('upload.hint') : t('upload.replaceHint', { name: formerName })}
        onFiles={([file]) => file && onFile(file)}
      />
      {formerName !== null && <Button onClick={onKeep}>{t('upload.keep')}</Button>}
    </>
  )
  if (upload === undefined)
    return <Stack gap={3}>{drop(formerName === null ? 'upload.drop' : 'upload.replaceTitle')}</Stack>
  const { file, share, waiting, error, cancel } = upload
  if (error === undefined) {
    const isSent = share >= 1
    return (
      <Stack gap={3}>
        <Progress
          label={waiting ?? t(isSent ? 'upload.reading' : 'upload.running', { name: file.name })}
          value={isSent || waiting !== undefined ? undefined : share * 100}
        />
        <Button onClick={cancel}>{t('upload.cancel')}</Button>
      </Stack>
    )
  }
  const { cause, wayOut, isCancelled, canRetry } = uploadFailureOf(error)
  return (
    <Stack gap={3}>
      <Notice
        tone={isCancelled ? 'info' : 'error'}
        title={isCancelled ? undefined : t('upload.failed', { name: file.name })}
      >
        {isCancelled ? t('upload.cancelled') : <p>{cause}</p>}
        {wayOut && <p>{t(`upload.wayOut.${wayOut}`)}</p>}
      </Notice>
      {canRetry ? (
        <Inline>
          <Button variant="primary" onClick={() => onFile(file)}>
            {t('upload.retry')}
          </Button>
          <Button onClick={onOther}>{t('upload.other')}</Button>
        </Inline>
      ) : (
        drop('upload.other')
      )}
    </Stack>
  )
}
