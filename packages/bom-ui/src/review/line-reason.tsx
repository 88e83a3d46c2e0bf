import type { BomLine } from '@schrankwerk/contracts'
import { Button, Inline, Muted } from '@schrankwerk/ui'
import { useState } from 'react'
import { useBomCalls } from '../data/bom-calls.ts'
import { judgementOf } from './judge-line.ts'
import { useReviewText } from './review-texts.ts'

export interface LineReasonProps {
  line: BomLine
  editable: boolean
  isBusy: boolean
  /** Takes back what a person decided; left out where nobody did. */
  onUndo: (() => void) | undefined
  /** The article itself was changed, which the operator can. */
  onArticleSaved: () => void
}

/** Why the line has its article, or none, with the way back and to the article. */
export function LineReason({ line, editable, isBusy, onUndo, onArticleSaved }: LineReasonProps) {
  const t = useReviewText()
  const { ArticleEditor } = useBomCalls()
  const [editedArticle, setEditedArticle] = useState<string>()
  return (
    <>
      <div>
        <p>
          {/* Of a supplier's own list a customer gets no reason. */}
          {line.reason !== '' && <strong>{line.reason}</strong>}
          {line.matchedBy !== null && !(line.matchedBy === 'ASSIGNED' && line.reason !== '') && (
            <Muted>
              {line.reason !== '' && ' · '}
              {t(`line.by.${line.matchedBy}`)}
            </Muted>
          )}
        </p>
        {judgementOf(line) === 'supplied' && <p>{t('line.suppliedEnough')}</p>}
        <Inline gap={2}>
          {editable && onUndo !== undefined && (
            <Button small disabled={isBusy} onClick={onUndo}>
              {t('line.undo')}
            </Button>
          )}
          {ArticleEditor && line.matchedArticleId !== null && (
            <Button small onClick={() => setEditedArticle(line.matchedArticleId ?? undefined)}>
              {editable ? 'Artikel bearbeiten' : 'Artikel anzeigen'}
            </Button>
          )}
        </Inline>
      </div>
      {ArticleEditor && editedArticle !== undefined && (
        <ArticleEditor
          articleId={editedArticle}
          onClose={() => setEditedArticle(undefined)}
          onSaved={() => {
            if (editable) onArticleSaved()
          }}
        />
      )}
    </>
  )
}
