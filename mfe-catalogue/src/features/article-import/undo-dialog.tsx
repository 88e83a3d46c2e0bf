import type { ArticleImport } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Dialog, Failed, formatNumber, Loading, Notice, notify, Stack } from '@schrankwerk/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from '../../kept-file.module.css'
import { RowChanges } from '../../row-changes.tsx'
import { undo, undoPreviewQuery } from './article-import.api.ts'
import { KeptArticles, keptAmount, listedName } from './kept-articles.tsx'

const counts = ['deleted', 'restored', 'broughtBack', 'discountGroups'] as const

/** Says what undoing an import would change, or what stands against it, before anything happens. */
export function UndoDialog({ entry, onClose }: { entry: ArticleImport; onClose: () => void }) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const { data: preview, isPending, refetch } = useQuery(undoPreviewQuery(entry.id))
  const undoing = useSingleMutation({
    mutationFn: (keepRemembered: boolean) => undo(entry.id, keepRemembered),
    onSuccess: () => {
      notify.success(t('undo.begun', { filename: entry.filename }))
      onClose()
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['articleImport'] }),
  })
  const mayUndo = preview !== undefined && preview.obstacle === null
  const kept = preview ? keptAmount(preview.kept) : 0
  const examples = preview?.examples.filter(({ act }) => act !== 'KEEP') ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={t('undo.title', { filename: entry.filename })}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('undo.cancel')}
          </Button>
          {mayUndo && (
            <Button variant="danger" loading={undoing.isPending} onClick={() => undoing.mutate(kept > 0)}>
              {kept > 0 ? t('undo.kept.verb', { count: kept, shown: formatNumber(kept) }) : t('undo.verb')}
            </Button>
          )}
        </>
      }
    >
      {isPending && <Loading />}
      {!isPending && !preview && <Failed what={t('undo.what')} onRetry={() => void refetch()} />}
      {preview && (
        <Stack gap={4}>
          {undoing.error && <Notice tone="error">{problemText(undoing.error)}</Notice>}
          {preview.obstacle && (
            <Notice tone="warning" title={t('undo.impossible')}>
              {preview.obstacle.detail}
            </Notice>
          )}
          {mayUndo && (
            <>
              <ul>
                {counts
                  .filter((count) => preview[count] > 0)
                  .map((count) => (
                    <li key={count}>
                      {t(`undo.${count}`, { count: preview[count], shown: formatNumber(preview[count]) })}
                    </li>
                  ))}
              </ul>
              {kept > 0 && <KeptArticles {...preview} />}
              <p className={styles.quiet}>{t('undo.onlyLatest')}</p>
            </>
          )}
          {mayUndo && examples.length > 0 && (
            <section aria-label={t('undo.examples')}>
              <h3>{t('undo.examples')}</h3>
              <ul>
                {examples.map((article) => (
                  <li key={article.articleId}>
                    <strong>{listedName(article)}</strong>{' '}
                    <span className={styles.quiet}>{t(`undo.act.${article.act}`)}</span>
                    {article.changes.length > 0 && <RowChanges changes={article.changes} />}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {mayUndo && preview.masterData.length > 0 && (
            <section aria-label={t('undo.masterData')}>
              <h3>{t('undo.masterData')}</h3>
              <ul>
                {preview.masterData.map(({ kind, name, stays }) => (
                  <li key={`${kind} ${name}`}>
                    {t(`undo.kind.${kind}`)} „{name}“{' '}
                    <span className={styles.quiet}>{t(stays ? 'undo.stays' : 'undo.goes')}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Stack>
      )}
    </Dialog>
  )
}
