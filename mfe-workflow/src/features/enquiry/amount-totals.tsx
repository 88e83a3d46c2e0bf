import { type Enquiry, mapBom, type QueryInput } from '@schrankwerk/contracts'
import { useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import { api, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, formatNumber, Inline, Muted, Notice, notify, Stack } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import words from '../../../locales/de/amount-totals.json'
import { enquiryKey } from './enquiry.api.ts'

/** Whether another number of cabinets shares the quantities of the list out anew. */
const followsAmount = ({ quantityBasis, quantityCount, fieldMapping }: Enquiry): boolean =>
  quantityBasis === 'TOTAL' &&
  quantityCount === null &&
  fieldMapping.some(({ articleField }) => articleField === 'quantity')

type Reading = QueryInput<typeof mapBom>

/** The list read as it was, its quantities for one cabinet each. */
const mapForEach = (enquiry: Enquiry) =>
  api.call(mapBom, {
    query: {
      enquiryId: enquiry.id,
      headerRowIndex: enquiry.bomHeaderRowIndex || undefined,
      sheet: enquiry.sheet ?? undefined,
      // As they were answered, which its schema says more widely.
      encoding: (enquiry.encoding ?? undefined) as Reading['encoding'],
      separator: (enquiry.separator ?? undefined) as Reading['separator'],
      quantityBasis: 'EACH',
      suppliedPartString: enquiry.suppliedPartString ?? undefined,
      editVersion: enquiry.editVersion,
    },
    fields: {
      mapping: enquiry.fieldMapping,
      includedRows: enquiry.includedRows,
      excludedRows: enquiry.excludedRows,
      furtherSheets: enquiry.furtherSheets,
      decidedReading: enquiry.decidedReading,
    },
  })

/**
 * What the number of cabinets means for a list whose quantities are totals. Once it was changed here, the quantities have
 * changed with it, and whoever did it is asked, once, whether they are totals at all.
 */
export function AmountTotals({ enquiry }: { enquiry: Enquiry }) {
  const say = useOwnTexts('workflow-amount', words)
  const cache = useQueryClient()
  const [before] = useState(enquiry.amount)
  const [isAnswered, setAnswered] = useState(false)
  const change = useSingleMutation({
    mutationFn: () => mapForEach(enquiry),
    onSuccess: async () => {
      setAnswered(true)
      await Promise.all([
        cache.invalidateQueries({ queryKey: enquiryKey(enquiry.id) }),
        cache.invalidateQueries({ queryKey: ['bom', enquiry.id] }),
      ])
      notify.success(say('changed'))
    },
  })
  const amount = enquiry.amount ?? 1
  if (!followsAmount(enquiry)) return null
  return (
    <Stack gap={2}>
      {amount > 1 && <Muted>{say('shared', { amount: formatNumber(amount) })}</Muted>}
      {enquiry.amount !== before && !isAnswered && (
        <Notice>
          <Stack gap={2}>
            {say('question')}
            <Inline gap={2}>
              <Button small onClick={() => setAnswered(true)}>
                {say('together')}
              </Button>
              <Button small loading={change.isPending} onClick={() => change.mutate()}>
                {say('each')}
              </Button>
            </Inline>
          </Stack>
        </Notice>
      )}
      {change.error && (
        <Notice tone="error" title={say('failed')}>
          {problemText(change.error)}
        </Notice>
      )}
    </Stack>
  )
}
