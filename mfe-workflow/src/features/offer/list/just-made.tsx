import { Link, useLocation, useNavigate } from '@schrankwerk/shell-api/router'
import { LinkButton, Notice } from '@schrankwerk/ui'
import { type OfferMode, offerModes } from '../modes.ts'
import { useListText } from './list-text.ts'

/** The address carries which order or job the step that led to the list has made. */
export interface MadeState {
  made?: { id: string; name: string }
}

/** What somebody has just ordered or confirmed, with the way to it: the list is in an order of its own. */
export function JustMade({ mode }: { mode: OfferMode }) {
  const say = useListText()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const { made } = (state as MadeState | null) ?? {}
  if (made === undefined || mode === 'offer') return null
  return (
    <Notice
      tone="success"
      action={
        <LinkButton small component={Link} to={offerModes[mode].page(made.id)}>
          {say(`made.${mode}.show`)}
        </LinkButton>
      }
      onClose={() => void navigate({ pathname, search }, { replace: true, preventScrollReset: true })}
    >
      {say(`made.${mode}.text`, { name: made.name })}
    </Notice>
  )
}
