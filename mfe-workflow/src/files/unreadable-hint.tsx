import type { UnreadableCause } from '@schrankwerk/contracts'
import { useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import { StateBadge } from '@schrankwerk/ui'
import words from '../../locales/de/unreadable-list.json'

export interface UnreadableHintProps {
  cause: UnreadableCause
  /** The reader can put another file in its place. */
  mayReplace: boolean
}

/** At a file that is attached as a parts list and cannot be read: why, and what to do. */
export function UnreadableHint({ cause, mayReplace }: UnreadableHintProps) {
  const t = useOwnTexts('workflow-unreadable-list', words)
  const sentences = [t(`cause.${cause}`), ...(mayReplace ? [t(`wayOut.${cause}`)] : [])]
  return (
    <div>
      <StateBadge tone="red">{t('state')}</StateBadge> <span>{sentences.join(' ')}</span>
    </div>
  )
}
