import type { Offer } from '@schrankwerk/contracts'
import { DeviationTable } from '../page/deviation-table.tsx'
import { useDialogText } from './dialog-text.ts'

const namedAtMost = 8

export interface DeviationsNamedProps {
  offer: Offer
  step: 'accept' | 'release'
}

/** Before a step that fixes an offer: in how many places it differs from the enquiry, and the first of them. */
export function DeviationsNamed({ offer: { deviations, deviationCount }, step }: DeviationsNamedProps) {
  const say = useDialogText()
  if (deviationCount === 0) return null
  return (
    <>
      <p>{say(`${step}.deviations`, { count: deviationCount })}</p>
      <DeviationTable
        label={say(`${step}.deviationTable`)}
        deviations={deviations}
        count={deviationCount}
        atMost={namedAtMost}
      />
    </>
  )
}
