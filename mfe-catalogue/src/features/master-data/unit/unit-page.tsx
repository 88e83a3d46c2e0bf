import type { UnitInFull } from '@schrankwerk/contracts'
import { MasterDataPage } from '../master-data-page.tsx'
import { checkNames, DisplayNameField, type NamesValues } from '../name-fields.tsx'
import { NameVariants } from '../name-variants.tsx'
import { useMasterDataForm } from '../use-master-data-form.ts'
import { findUnit, units } from './unit.api.ts'

const valuesOf = ({ displayName, nameVariants }: UnitInFull): NamesValues => ({ displayName, nameVariants })

/** The page of one unit, or of a new one. */
export function UnitPage({ one }: { one: UnitInFull | undefined }) {
  const form = useMasterDataForm(units, one, {
    empty: { displayName: '', nameVariants: [] },
    valuesOf,
    inputOf: ({ displayName, nameVariants }) => ({ displayName: displayName.trim(), nameVariants }),
    check: checkNames,
  })
  return (
    <MasterDataPage of={units} one={one} form={form} valuesOf={valuesOf}>
      <DisplayNameField form={form} />
      <NameVariants form={form} ownId={one?.id} findOwner={findUnit} />
    </MasterDataPage>
  )
}
