import {
  type ArticleEditorProps,
  BomCallsProvider,
  BomPanel,
  EstimateCard,
  emptyBom,
  type LineFilter,
} from '@schrankwerk/bom-ui'
import type { AdminBomResult } from '@schrankwerk/contracts'
import { problemText } from '@schrankwerk/shell-api'
import { Button, ConfirmDialog, Inline, Notice, notify, Stack, StateBadge } from '@schrankwerk/ui'
import { IconDownload, IconLock } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download, release, resultKey } from './admin-bom.api.ts'
import { operatorCalls } from './operator-calls.ts'
import { SuccessRate } from './success-rate.tsx'

export interface PartsListProps {
  /** Empty before the upload that begins it. */
  id: string
  /** Left out until it is loaded. */
  result: AdminBomResult | undefined
  /** Changes a line's article over the list. */
  ArticleEditor: ComponentType<ArticleEditorProps>
  /** The upload has begun a list of this id. */
  onBegun: (id: string) => void
  /** The list went with its table. */
  onGone: () => void
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** One of the operator's own parts lists: upload, mapping, what was matched, and what it would cost. */
export function PartsList({ id, result, ArticleEditor, onBegun, onGone }: PartsListProps) {
  const calls = useMemo(() => ({ ...operatorCalls, ArticleEditor }), [ArticleEditor])
  const cache = useQueryClient()
  const owner = { adminBOMResultId: id }
  const editable = result?.allowedActions.includes('edit') ?? true
  const isMapped = result?.mappedAt != null
  const [filter, setFilter] = useState<LineFilter>()
  const reload = () => void cache.invalidateQueries({ queryKey: resultKey(id) })
  return (
    <BomCallsProvider value={calls}>
      <Stack gap={5}>
        {result && isMapped && (
          <>
            <Acts result={result} />
            {result.summary && <SuccessRate summary={result.summary} />}
            <EstimateCard owner={owner} amount={1} editable={editable} onShowLines={setFilter} />
          </>
        )}
        <BomPanel
          owner={owner}
          editable={editable}
          bom={result ? { ...result, lineCount: result.summary?.lines ?? 0 } : emptyBom}
          editVersion={result?.editVersion}
          madeBy={(reading) => {
            const begun = (reading as typeof reading & { adminBOMResultId: string }).adminBOMResultId
            onBegun(begun)
            return { adminBOMResultId: begun }
          }}
          filter={filter}
          onFilter={setFilter}
          onChanged={reload}
          onDeleted={onGone}
        />
      </Stack>
    </BomCallsProvider>
  )
}

/** What can be done with a whole list. */
function Acts({ result: { id, released, bomFileName, allowedActions } }: { result: AdminBomResult }) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const [asks, setAsks] = useState(false)
  const downloading = useMutation({ mutationFn: () => download(id, 'all') })
  const releasing = useMutation({
    mutationFn: () => release(id),
    onSuccess: (answer) => {
      cache.setQueryData(resultKey(id), answer)
      setAsks(false)
      notify.success(t('adminBom.release.done'))
    },
  })
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        {released && <StateBadge tone="green">{t('adminBom.released')}</StateBadge>}
        <Button
          icon={<IconDownload {...icon} />}
          loading={downloading.isPending}
          onClick={() => downloading.mutate()}
        >
          {t('adminBom.downloadAll')}
        </Button>
        {allowedActions.includes('release') && (
          <Button icon={<IconLock {...icon} />} onClick={() => setAsks(true)}>
            {t('adminBom.release.verb')}
          </Button>
        )}
      </Inline>
      {downloading.error && (
        <Notice tone="error" onClose={downloading.reset}>
          {problemText(downloading.error, t('adminBom.downloadFailed'))}
        </Notice>
      )}
      <ConfirmDialog
        open={asks}
        title={t('adminBom.release.title', { name: bomFileName })}
        verb={t('adminBom.release.verb')}
        busy={releasing.isPending}
        error={releasing.error && problemText(releasing.error)}
        onCancel={() => {
          releasing.reset()
          setAsks(false)
        }}
        onConfirm={() => releasing.mutate()}
      >
        {t('adminBom.release.effect')}
      </ConfirmDialog>
    </Stack>
  )
}
