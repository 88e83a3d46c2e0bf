import type { Offer, OfferVersion } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { formatDate, formatMoney, Inline, Section, SimpleTable, TextLink } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { modeOfState, offerModes } from '../modes.ts'
import { OfferBadges } from '../offer-badges.tsx'

/** The other versions beside this one; nothing while there is only one. */
export function OfferVersions({ offer }: { offer: Offer }) {
  const { t } = useTranslation('workflow')
  if (offer.versions.length < 2) return null
  const name = (version: OfferVersion) => {
    const text = t('offer.versions.name', { version: version.version })
    if (version.id === offer.id) return t('offer.versions.this', { name: text })
    return (
      <TextLink component={Link} to={offerModes[modeOfState(version.state)].page(version.id)}>
        {text}
      </TextLink>
    )
  }
  return (
    <Section level={3} title={t('offer.versions.title')}>
      <SimpleTable
        label={t('offer.versions.title')}
        head={[
          t('offer.field.version'),
          t('offer.field.state'),
          t('offer.field.releaseDate'),
          t('offer.field.priceTotal'),
        ]}
        align={['start', 'start', 'start', 'end']}
        rows={offer.versions.map((version) => [
          name(version),
          <Inline key="state" gap={2}>
            <OfferBadges state={version.state} standing={version.standing} />
          </Inline>,
          formatDate(version.releaseDate) || '–',
          formatMoney(version.price) || '–',
        ])}
      />
    </Section>
  )
}
