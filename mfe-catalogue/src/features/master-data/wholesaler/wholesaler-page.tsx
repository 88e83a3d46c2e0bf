import type { WholesalerInFull } from '@schrankwerk/contracts'
import { MasterDataPage } from '../master-data-page.tsx'
import { checkDisplayName, DisplayNameField, type NamedValues } from '../name-fields.tsx'
import { useMasterDataForm } from '../use-master-data-form.ts'
import { wholesalers } from './wholesaler.api.ts'

const valuesOf = ({ displayName }: WholesalerInFull): NamedValues => ({ displayName })

/** The page of one wholesaler, or of a new one. */
export function WholesalerPage({ one }: { one: WholesalerInFull | undefined }) {
  const form = useMasterDataForm(wholesalers, one, {
    empty: { displayName: '' },
    valuesOf,
    inputOf: ({ displayName }) => ({ displayName: displayName.trim() }),
    check: checkDisplayName,
  })
  return (
    <MasterDataPage of={wholesalers} one={one} form={form} valuesOf={valuesOf}>
      <DisplayNameField form={form} />
    </MasterDataPage>
  )
}
