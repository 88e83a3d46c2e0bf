import { getCheckedList, getSuppliedParts } from '@schrankwerk/contracts'
import { downloadFile, problemText, useMayCall } from '@schrankwerk/shell-api'
import { Button, formatNumber, notify } from '@schrankwerk/ui'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { asTarget, type BomOwner } from '../data/owner.ts'
import { useReviewText } from './review-texts.ts'

interface ListDownloadProps {
  owner: BomOwner
  /** Parts that the customer supplies. */
  supplied: number
}

/** The lines as they are reviewed, and for who builds the cabinet what the customer sends, as files. */
export function ListDownload({ owner, supplied }: ListDownloadProps) {
  const t = useReviewText()
  const mayExport = useMayCall(getCheckedList)
  const mayExportSupplied = useMayCall(getSuppliedParts)
  const target = asTarget(owner)
  return (
    <>
      {mayExport && owner.adminBOMResultId === undefined && (
        <Download label={t('review.exportChecked')} target={{ checked: target }} />
      )}
      {mayExportSupplied && supplied > 0 && (
        <Download
          label={t('review.exportSupplied', { count: formatNumber(supplied) })}
          target={{ supplied: target }}
        />
      )}
    </>
  )
}

interface DownloadProps {
  label: string
  target: Parameters<typeof downloadFile>[0]
}

function Download({ label, target }: DownloadProps) {
  const download = useMutation({
    mutationFn: () => downloadFile(target),
    onError: (error) => notify.error(problemText(error)),
  })
  return (
    <Button
      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  )
}
