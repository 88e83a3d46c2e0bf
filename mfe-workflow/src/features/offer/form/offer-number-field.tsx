import type { Offer } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { TextLink } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { IconAlertTriangle } from '@tabler/icons-react'
import { modeOfState, offerModes } from '../modes.ts'
import { useOfferText } from '../offer-text.ts'
import { fieldId } from '../page-ids.ts'
import { useDraftField } from './offer-draft.ts'
import styles from './offer-form.module.css'

/** The supplier's own number; one that was given before is named, and may be kept. */
export function OfferNumberField({ offer }: { offer: Offer }) {
  const t = useOfferText()
  const { value, error, onChange } = useDraftField('offerNumber')
  const number = value ?? ''
  // What is known is known of the number that is saved.
  const isSaved = number.trim() === offer.offerNumber
  return (
    <TextField
      id={fieldId('offerNumber')}
      label={t('field.offerNumber')}
      description={isSaved && offer.sameNumber && <SameNumber other={offer.sameNumber} />}
      required
      value={number}
      onChange={onChange}
      error={error}
      maxLength={100}
    />
  )
}

function SameNumber({ other }: { other: NonNullable<Offer['sameNumber']> }) {
  const t = useOfferText()
  const mode = modeOfState(other.state)
  return (
    <span className={styles.warning} role="status">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <span>
        {t('form.sameNumber')}{' '}
        <TextLink component={Link} to={offerModes[mode].page(other.id)}>
          {t('form.sameNumberOf', {
            kind: t(`mode.${mode}.one`),
            project: other.enquiryTitle ?? other.referenceNumber ?? '–',
            customer: other.customerName,
          })}
        </TextLink>
      </span>
    </span>
  )
}
