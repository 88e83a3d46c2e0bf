import { getSuppliedParts } from '@schrankwerk/contracts'
import { downloadFile, problemText, useMayCall } from '@schrankwerk/shell-api'
import { Button, formatNumber, notify } from '@schrankwerk/ui'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { asTarget, type BomOwner } from '../data/owner.ts'
import { useReviewText } from './review-texts.ts'

/** What the customer sends, as a file: for who builds the cabinet. */
export function SuppliedParts({ owner, count }: { owner: BomOwner; count: number }) {
  const t = useReviewText()
  const mayExport = useMayCall(getSuppliedParts)
  const download = useMutation({
    mutationFn: () => downloadFile({ supplied: asTarget(owner) }),
    onError: (error) => notify.error(problemText(error)),
  })
  if (!mayExport || count === 0) return null
  return (
    <Button
      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('review.exportSupplied', { count: formatNumber(count) })}
    </Button>
  )
}
