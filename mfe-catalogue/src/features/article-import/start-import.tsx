import { createImportConfig } from '@schrankwerk/contracts'
import { maximumUploadBytes } from '@schrankwerk/domain'
import { ProblemError, problemText, useMayCall } from '@schrankwerk/shell-api'
import { Link, useSearchParams } from '@schrankwerk/shell-api/router'
import { Button, Empty, Failed, Inline, LinkButton, Muted, Notice, Progress, Stack } from '@schrankwerk/ui'
import { FileDrop, SelectField } from '@schrankwerk/ui/forms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importConfigsQuery } from '../../import-config.api.ts'
import { refusalOfName } from '../../import-files.ts'
import { importConfigPath, importProposalPath, newConfigForImportPath } from '../../paths.ts'
import { historyQuery } from './article-import.api.ts'
import { forgetUpload, sendImport, useImportUpload } from './upload-store.ts'

/** First the configuration, then the file, then the start. */
export function StartImport({ onStarted }: { onStarted: (importId: string) => void }) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const configs = useQuery(importConfigsQuery)
  const upload = useImportUpload()
  const mayCreate = useMayCall(createImportConfig)
  const [params] = useSearchParams()
  const [configId, setConfigId] = useState<string | null>(
    params.get('importConfigId') ?? upload?.importConfigId ?? null,
  )
  const [file, setFile] = useState<File>()
  const [refused, setRefused] = useState<string>()
  const [missing, setMissing] = useState<'config' | 'file'>()

  if (configs.error && !configs.data)
    return <Failed what={t('config.list.what')} onRetry={() => void configs.refetch()} />
  const create = (variant?: 'primary') =>
    mayCreate && (
      <LinkButton small={!variant} variant={variant} component={Link} to={newConfigForImportPath}>
        {t('config.list.create')}
      </LinkButton>
    )
  if (configs.data?.length === 0)
    return <Empty text={t('import.start.noConfig')} action={create('primary')} />
  if (upload && upload.error === undefined) {
    const isSent = upload.share >= 1
    return (
      <Stack gap={3}>
        <Progress
          label={t(isSent ? 'import.start.checking' : 'import.start.sending', { filename: upload.file.name })}
          value={isSent ? undefined : upload.share * 100}
        />
        <Inline justify="flex-end">
          <Button onClick={upload.cancel}>{t('import.start.cancel')}</Button>
        </Inline>
      </Stack>
    )
  }
  // The address may name one that is gone.
  const chosen = configs.data?.find(({ id }) => id === configId)
  const start = () => {
    if (!chosen) return setMissing('config')
    if (!file) return setMissing('file')
    void send(chosen.id, file)
  }
  const send = async (...what: Parameters<typeof sendImport>) => {
    const importId = await sendImport(...what)
    await cache.invalidateQueries({ queryKey: ['articleImport'] })
    if (importId) onStarted(importId)
  }
  return (
    <Stack gap={4}>
      {upload && (
        <UploadFailure
          error={upload.error}
          configId={upload.importConfigId}
          onTakeRow={(row) => void send(upload.importConfigId, upload.file, row)}
        />
      )}
      <SelectField
        label={t('import.start.config')}
        required
        loading={configs.isPending}
        placeholder={t('import.start.chooseConfig')}
        description={chosen?.description}
        options={(configs.data ?? []).map(({ id, title, manufacturerName }) => ({
          value: id,
          label: manufacturerName ? `${title} (${manufacturerName})` : title,
        }))}
        value={chosen?.id ?? null}
        onChange={(id) => {
          setConfigId(id)
          setMissing(undefined)
        }}
        error={missing === 'config' && t('import.start.configMissing')}
      />
      <Inline>{create()}</Inline>
      <FileDrop
        label={file ? file.name : t('import.start.file')}
        maxBytes={maximumUploadBytes}
        disabled={!chosen}
        onFiles={([next]) => {
          const refusal = next && refusalOfName(next.name, t)
          setRefused(refusal)
          setFile(refusal ? undefined : next)
          setMissing(undefined)
          forgetUpload()
        }}
        hint={t(chosen ? 'import.start.endings' : 'import.start.configFirst')}
        error={refused ?? (missing === 'file' && t('import.start.fileMissing'))}
      />
      {chosen && <Muted>{t(chosen.propose ? 'import.start.isChecked' : 'import.start.isDirect')}</Muted>}
      <Inline justify="flex-end">
        <Button variant="primary" onClick={start}>
          {t('import.start.verb')}
        </Button>
      </Inline>
    </Stack>
  )
}

/** What the configuration has to say first. */
const ofConfig: readonly unknown[] = ['import-header-moved', 'import-currency-unclear', 'import-rate-missing']

interface UploadFailureProps {
  error: unknown
  configId: string
  onTakeRow: (headerRowIndex: number) => void
}

function UploadFailure({ error, configId, onTakeRow }: UploadFailureProps) {
  const { t } = useTranslation('catalogue')
  const row = error instanceof ProblemError ? error.headerRowIndex : undefined
  const code = error instanceof ProblemError ? error.code : undefined
  const isOfConfig = ofConfig.includes(code)
  const history = useQuery(historyQuery)
  const waiting = history.data?.find(
    ({ state, importConfigId }) => state === 'PROPOSED' && importConfigId === configId,
  )
  return (
    <Notice
      tone="error"
      title={t('import.start.failed')}
      onClose={forgetUpload}
      action={
        code === 'proposal-open' && waiting ? (
          <LinkButton small component={Link} to={importProposalPath(waiting.id)}>
            {t('import.result.look')}
          </LinkButton>
        ) : (
          isOfConfig && (
            <Inline>
              {row !== undefined && (
                <Button small onClick={() => onTakeRow(row)}>
                  {t('import.start.takeRow', { row })}
                </Button>
              )}
              <LinkButton small component={Link} to={importConfigPath(configId)}>
                {t('import.start.toConfig')}
              </LinkButton>
            </Inline>
          )
        )
      }
    >
      {problemText(error, t('import.start.broken'))}
    </Notice>
  )
}
