import { minimumPasswordLengthToRegister } from '@schrankwerk/domain'
import { Stack } from '@schrankwerk/ui'
import { FormGrid } from '@schrankwerk/ui/forms'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { Agreements } from './agreements.tsx'
import { RegistrationField } from './registration-field.tsx'
import type { Registration } from './use-registration.ts'

interface StepProps {
  registration: Registration
}

function PersonStep({ registration }: StepProps) {
  return (
    <FormGrid>
      <RegistrationField registration={registration} field="user.name" autoComplete="given-name" />
      <RegistrationField registration={registration} field="user.lastname" autoComplete="family-name" />
      <RegistrationField registration={registration} field="user.phoneNumber" type="tel" autoComplete="tel" />
    </FormGrid>
  )
}

function AccountStep({ registration }: StepProps) {
  const { errors } = registration
  return (
    <Stack gap={4}>
      <RegistrationField registration={registration} field="user.mail" type="email" autoComplete="username" />
      <NewPasswordFields
        id="user."
        value={registration.password}
        onChange={registration.setPassword}
        errors={{ password: errors['user.password'], repeated: errors['user.repeated'] }}
        minimumLength={minimumPasswordLengthToRegister}
      />
    </Stack>
  )
}

function CompanyStep({ registration }: StepProps) {
  return (
    <Stack gap={4}>
      <FormGrid>
        <RegistrationField registration={registration} field="company.name" autoComplete="organization" />
        <RegistrationField registration={registration} field="company.customerNumber" required={false} />
        <RegistrationField
          registration={registration}
          field="company.address.street"
          autoComplete="address-line1"
        />
        <RegistrationField registration={registration} field="company.address.houseNo" />
        <RegistrationField
          registration={registration}
          field="company.address.zip"
          autoComplete="postal-code"
        />
        <RegistrationField
          registration={registration}
          field="company.address.city"
          autoComplete="address-level2"
        />
        <RegistrationField
          registration={registration}
          field="company.address.country"
          autoComplete="country-name"
        />
      </FormGrid>
      <Agreements value={registration.agreements} onChange={registration.agree} />
    </Stack>
  )
}

export const stepFields = { person: PersonStep, account: AccountStep, company: CompanyStep } as const
