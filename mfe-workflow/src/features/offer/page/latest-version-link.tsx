import type { Offer, OfferVersion } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { LinkButton } from '@schrankwerk/ui'
import { modeOfState, offerModes } from '../modes.ts'
import type { StandingText } from './standing-text.ts'

/** The version that is in play. */
export const latestVersion = ({ versions }: Offer): OfferVersion | undefined =>
  versions.find(({ released, invalidated, archived }) => released && !invalidated && !archived)

/** To the version that replaced this one; nothing where that is gone as well. */
export const latestVersionLink = (offer: Offer, say: StandingText) => {
  const latest = latestVersion(offer)
  return (
    latest && (
      <LinkButton small component={Link} to={offerModes[modeOfState(latest.state)].page(latest.id)}>
        {say('latest', { version: latest.version })}
      </LinkButton>
    )
  )
}
