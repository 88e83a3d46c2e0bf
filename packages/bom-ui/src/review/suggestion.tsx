import type { ArticleSuggestion, SuggestionReason } from '@schrankwerk/contracts'
import { Button, Muted, StateBadge } from '@schrankwerk/ui'
import { IconCheck, IconEqualNot } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import classes from './line.module.css'
import { useReviewText } from './review-texts.ts'

/** An article that can be chosen: one that is suggested, or the one that was found and is to be confirmed. */
export type Takeable = Pick<
  ArticleSuggestion,
  'articleId' | 'orderNumber' | 'manufacturerNumber' | 'manufacturerName' | 'description'
> & { reasons: readonly SuggestionReason[] }

/** The number that an article is called by: its order number, else the manufacturer's. */
export const numberOf = (article: Pick<ArticleSuggestion, 'orderNumber' | 'manufacturerNumber'>): string =>
  article.orderNumber ?? article.manufacturerNumber ?? '–'

interface SuggestionProps {
  article: Takeable
  /** What the line has already, and how it is said: confirmed where it is open, else named. */
  current: 'none' | 'found' | 'chosen'
  equalCount: number
  isBusy: boolean
  /** `goesOn`: by the key, to the next line at once. */
  onTake: (goesOn: boolean) => void
  onTakeAll: (goesOn: boolean) => void
}

/** Enter decides and goes on to the next line. */
export const byEnter = (isBusy: boolean, act: (goesOn: boolean) => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  // A key that is held down would decide line after line unseen.
  if (!event.repeat && !isBusy) act(true)
}

/** One article with what speaks for it and against it. */
export function Suggestion({ article, current, equalCount, isBusy, onTake, onTakeAll }: SuggestionProps) {
  const t = useReviewText()
  const number = numberOf(article)
  const other = article.orderNumber === null ? null : article.manufacturerNumber
  return (
    <li>
      <div className={classes.suggestion}>
        <span>
          <strong>{number}</strong>
          {other !== null && other !== number && <> · {other}</>}
          {article.manufacturerName !== null && <> · {article.manufacturerName}</>}
        </span>
        <span>{article.description}</span>
        <Reasons reasons={article.reasons} />
      </div>
      <div className={classes.take}>
        {current === 'chosen' ? (
          <StateBadge tone="blue">{t('line.current')}</StateBadge>
        ) : (
          <>
            <Button
              small
              data-take
              disabled={isBusy}
              aria-label={t(current === 'found' ? 'line.confirmLabel' : 'line.takeLabel', { number })}
              onKeyDown={byEnter(isBusy, onTake)}
              onClick={() => onTake(false)}
            >
              {t(current === 'found' ? 'line.confirm' : 'line.take')}
            </Button>
            {equalCount > 1 && (
              <Button
                small
                disabled={isBusy}
                aria-label={t('line.takeAllLabel', { number, count: equalCount })}
                onKeyDown={byEnter(isBusy, onTakeAll)}
                onClick={() => onTakeAll(false)}
              >
                {t('line.takeAll', { count: equalCount })}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}

const signs = { AGREES: IconCheck, DIFFERS: IconEqualNot } as const

/** What agrees and what differs, by sign and colour, and in words for who hears it. */
function Reasons({ reasons }: { reasons: readonly SuggestionReason[] }) {
  const t = useReviewText()
  if (reasons.length === 0) return null
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ kind, text }) => {
        if (kind === 'NOTE')
          return (
            <li key={text}>
              <Muted>{text}</Muted>
            </li>
          )
        const Sign = signs[kind]
        return (
          <li key={text} data-kind={kind}>
            <Sign size={14} stroke={2} aria-hidden="true" />
            <span className="kit-hidden">{t(`line.reasons.${kind}`)}</span>
            {text}
          </li>
        )
      })}
    </ul>
  )
}
