import type { ArticleEditorProps } from '@schrankwerk/bom-ui'
import { absenceOf, usePageTitle } from '@schrankwerk/shell-api'
import { useSearchParams } from '@schrankwerk/shell-api/router'
import { AbsentObject, Button, LazyPart, lazyCode, Page } from '@schrankwerk/ui'
import { IconHistory, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { resultQuery } from '../features/admin-bom/admin-bom.api.ts'
import { PartsList } from '../features/admin-bom/parts-list.tsx'

const articleDialog = lazyCode(() => import('../features/article/article-dialog.tsx'))
const historyDialog = lazyCode(() => import('../features/admin-bom/history-dialog.tsx'))

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** The operator's own parts lists, one at a time; which one, and the open history, stand in the address. */
export function Component() {
  const { t } = useTranslation('catalogue')
  const address = useAddress()
  const { id } = address
  // A list that was begun here keeps its place on the page while it gets its address.
  const begun = useRef<string>(undefined)
  const query = useQuery({ ...resultQuery(id), enabled: id !== '' })
  usePageTitle(query.data ? `${t('adminBom.title')}: ${query.data.bomFileName}` : t('adminBom.title'))
  const reason = absenceOf(query.error)
  const result = reason?.isMissing ? undefined : query.data
  const isShown = id === '' || id === begun.current || result !== undefined
  const startNew = () => {
    begun.current = undefined
    address.show('')
  }
  return (
    <Page
      title={t('adminBom.title')}
      actions={
        <>
          <Button icon={<IconHistory {...icon} />} onClick={() => address.openHistory(true)}>
            {t('adminBom.history.open')}
          </Button>
          {id !== '' && (
            <Button icon={<IconPlus {...icon} />} onClick={startNew}>
              {t('adminBom.new')}
            </Button>
          )}
        </>
      }
    >
      {id === '' && <p>{t('adminBom.intro')}</p>}
      {isShown && !reason?.isMissing ? (
        <PartsList
          key={id === '' || id === begun.current ? 'begun' : id}
          id={id}
          result={result}
          ArticleEditor={ArticleEditor}
          onBegun={(next) => {
            begun.current = next
            address.show(next)
          }}
          onGone={startNew}
        />
      ) : (
        <AbsentObject
          reason={reason}
          title={t('adminBom.one')}
          what={t('adminBom.what')}
          missing={t('adminBom.missing')}
          back={<Button onClick={startNew}>{t('adminBom.new')}</Button>}
          onRetry={() => void query.refetch()}
          fields={4}
        />
      )}
      {address.isHistoryOpen && (
        <LazyPart part={historyDialog} what={t('adminBom.history.what')}>
          {({ HistoryDialog }) => (
            <HistoryDialog
              onClose={() => address.openHistory(false)}
              onLoad={(next) => {
                begun.current = undefined
                address.show(next)
              }}
              onDeleted={(ids) => {
                if (ids.includes(id)) startNew()
              }}
            />
          )}
        </LazyPart>
      )}
    </Page>
  )
}

/** The article of a line, in a dialog over the list. */
function ArticleEditor(props: ArticleEditorProps) {
  const { t } = useTranslation('catalogue')
  return (
    <LazyPart part={articleDialog} what={t('article.page.what')}>
      {({ ArticleDialog }) => <ArticleDialog {...props} />}
    </LazyPart>
  )
}

function useAddress() {
  const [params, setParams] = useSearchParams()
  return {
    id: params.get('id') ?? '',
    isHistoryOpen: params.get('dialog') === 'history',
    show: (id: string) => setParams(id === '' ? {} : { id }, { preventScrollReset: true }),
    openHistory: (isOpen: boolean) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          if (isOpen) next.set('dialog', 'history')
          else next.delete('dialog')
          return next
        },
        { replace: !isOpen, preventScrollReset: true },
      ),
  }
}
