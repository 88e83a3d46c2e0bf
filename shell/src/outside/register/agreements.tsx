import { TextLink } from '@schrankwerk/ui'
import { CheckboxField, Fieldset } from '@schrankwerk/ui/forms'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'

interface Agreed {
  privacy: boolean
  terms: boolean
}
interface AgreementsProps {
  value: Agreed
  onChange: (part: Partial<Agreed>) => void
}

/** The two texts one agrees to; each opens beside the form. */
export function Agreements({ value, onChange }: AgreementsProps) {
  const { t } = useTranslation('shell')
  return (
    <Fieldset legend={t('register.agreements')}>
      <CheckboxField
        id="privacy"
        required
        label={<Trans t={t} i18nKey="register.privacy" components={{ text: <NewTab href="/privacy" /> }} />}
        value={value.privacy}
        onChange={(privacy) => onChange({ privacy })}
      />
      <CheckboxField
        id="terms"
        required
        label={<Trans t={t} i18nKey="register.terms" components={{ text: <NewTab href="/avb" /> }} />}
        value={value.terms}
        onChange={(terms) => onChange({ terms })}
      />
    </Fieldset>
  )
}

/** Its text comes from the sentence around it. */
function NewTab({ href, children }: { href: string; children?: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <TextLink href={href} target="_blank" rel="noopener">
      {children}
      <span className="kit-hidden"> {t('register.newTab')}</span>
    </TextLink>
  )
}
