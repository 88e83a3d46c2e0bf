import type { Message } from '@schrankwerk/contracts'
import { problemText } from '@schrankwerk/shell-api'
import { Empty, Failed, formatDateTime, Loading } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import styles from './chat.module.css'
import type { ChatPlace } from './chat-door.tsx'
import { useChatText } from './chat-text.ts'
import { searchQuery } from './conversation.api.ts'

export interface SearchHitsProps {
  place: ChatPlace
  term: string
  /** Names of the other company by conversation, where there are several. */
  companies: ReadonlyMap<string, string> | undefined
  onChoose: (hit: Message) => void
}

const aroundHit = 20

/** The message from a little in front of the hit. */
const excerpt = ({ content, file }: Message, term: string): string => {
  const at = content.toLowerCase().indexOf(term.toLowerCase())
  if (at < 0) return file ? file.filename : content
  if (at <= aroundHit) return content
  // From a whole word on.
  return `… ${content.slice(at - aroundHit, at).replace(/^\S*\s/, '')}${content.slice(at)}`
}

/** Messages that hold the term, the latest first; each leads to its place in its conversation. */
export function SearchHits({ place, term, companies, onChoose }: SearchHitsProps) {
  const t = useChatText()
  const { data: hits, error, refetch } = useQuery(searchQuery(place, term))
  if (error)
    return (
      <Failed what={t('search.failed')} onRetry={() => void refetch()}>
        {problemText(error)}
      </Failed>
    )
  if (!hits) return <Loading />
  if (hits.length === 0) return <Empty text={t('search.none', { term })} />
  return (
    <div className={styles.hits}>
      <p className="kit-muted" role="status">
        {hits.length === 50 ? t('search.many') : t('search.found', { count: hits.length })}
      </p>
      <ul className={styles.conversations}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <button type="button" className={styles.conversation} onClick={() => onChoose(hit)}>
              <span className={styles.conversationHead}>
                <span className={styles.company}>{hit.userFullName}</span>
                <time className="kit-muted kit-tabular" dateTime={hit.createDate}>
                  {formatDateTime(hit.createDate)}
                </time>
              </span>
              {companies && (
                <span className="kit-muted">
                  {t('search.in', { company: companies.get(hit.conversationId) })}
                </span>
              )}
              <span className={styles.beginning}>{excerpt(hit, term)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
