import type { ComparedOffer } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { formatMoney, Muted, Stack, TextLink } from '@schrankwerk/ui'
import { modeOfState, offerModes } from '../modes.ts'
import { useComparisonText } from './comparison-text.ts'

/** Every released version with its price, each a way to its page. */
export function OfferVersionList({ offer }: { offer: ComparedOffer }) {
  const t = useComparisonText()
  return (
    <Stack gap={1} align="start">
      {offer.versions.map(({ id, version, state, price, invalidated }) => (
        <span key={id}>
          <TextLink component={Link} to={offerModes[modeOfState(state)].page(id)}>
            {t('version', { version, price: formatMoney(price) })}
          </TextLink>{' '}
          {invalidated && <Muted>{t('versionReplaced')}</Muted>}
        </span>
      ))}
    </Stack>
  )
}
