import { Button, Notice } from '@schrankwerk/ui'
import classes from './messages.module.css'
import { useMessagesText } from './messages-text.ts'

export interface MoreButtonProps {
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  /** Said where the next part did not come. */
  failed: string
}

/** The rest of a list, part by part. */
export function MoreButton({ list, failed }: MoreButtonProps) {
  const t = useMessagesText()
  if (!list.hasNextPage) return null
  return (
    <div className={classes.more}>
      {list.isFetchNextPageError && <Notice tone="error">{failed}</Notice>}
      <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {t('more')}
      </Button>
    </div>
  )
}
