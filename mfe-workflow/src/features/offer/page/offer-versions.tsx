import type { Offer, OfferVersion } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { formatDate, formatMoney, Inline, Section, SimpleTable, TextLink } from '@schrankwerk/ui'
import { modeOfState, offerModes } from '../modes.ts'
import { OfferBadges } from '../offer-badges.tsx'
import { useOfferText } from '../offer-text.ts'

/** The other versions beside this one; nothing while there is only one. */
export function OfferVersions({ offer }: { offer: Offer }) {
  const t = useOfferText()
  if (offer.versions.length < 2) return null
  const name = (version: OfferVersion) => {
    const text = t('versions.name', { version: version.version })
    if (version.id === offer.id) return t('versions.this', { name: text })
    return (
      <TextLink component={Link} to={offerModes[modeOfState(version.state)].page(version.id)}>
        {text}
      </TextLink>
    )
  }
  return (
    <Section level={3} title={t('versions.title')}>
      <SimpleTable
        label={t('versions.title')}
        head={[t('field.version'), t('field.state'), t('field.releaseDate'), t('field.priceTotal')]}
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
