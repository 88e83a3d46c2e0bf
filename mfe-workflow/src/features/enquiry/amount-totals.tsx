import { type Enquiry, mapBom } from '@schrankwerk/contracts'
import { useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import { api, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, formatNumber, Inline, Muted, Notice, notify, Stack } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import words from '../../../locales/de/amount-totals.json'
import { enquiryKey } from './enquiry.api.ts'
import { useDraftStore } from './enquiry-draft.ts'

/** Whether another number of cabinets shares the quantities of the list out anew. */
const followsAmount = ({ quantityBasis, quantityCount, fieldMapping }: Enquiry): boolean =>
  quantityBasis === 'TOTAL' &&
  quantityCount === null &&
  fieldMapping.some(({ articleField }) => articleField === 'quantity')

/** The list read as it was, columns, sheet and signs those that it is kept with, its quantities for one cabinet each. */
const mapForEach = (enquiry: Enquiry) =>
  api.call(mapBom, {
    query: {
      enquiryId: enquiry.id,
      headerRowIndex: enquiry.bomHeaderRowIndex || undefined,
      quantityBasis: 'EACH',
      suppliedPartString: enquiry.suppliedPartString ?? undefined,
      editVersion: enquiry.editVersion,
    },
    fields: {
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
  const draft = useDraftStore()
  const [before] = useState(enquiry.amount)
  const [isAnswered, setAnswered] = useState(false)
  const change = useSingleMutation({
    mutationFn: async () => {
      // What is typed meanwhile would be saved while the list is read, and the list refused as one of an older state.
      await draft.flush()
      return mapForEach(cache.getQueryData<Enquiry>(enquiryKey(enquiry.id)) ?? enquiry)
    },
    onSuccess: async () => {
      setAnswered(true)
      await Promise.all([
        cache.invalidateQueries({ queryKey: enquiryKey(enquiry.id) }),
        // No line of before is one of now.
        cache.resetQueries({ queryKey: ['bom', enquiry.id] }),
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
