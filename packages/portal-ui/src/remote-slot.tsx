import { loadPageSlot, type PageSlotName, type PageSlotProps } from '@schrankwerk/shell-api'
import { Failed, LazyPart, lazyCode, SkeletonLine } from '@schrankwerk/ui'
import { Component, type ReactNode } from 'react'

export interface RemoteSlotProps<Name extends PageSlotName> {
  name: Name
  props: PageSlotProps[Name]
}

const slots = {
  offerFolder: {
    part: lazyCode(async () => ({ Filled: await loadPageSlot('offerFolder') })),
    unavailable: 'Der Projektordner ist zurzeit nicht verfügbar.',
  },
}

/**
 * What another remote shows on this page. Its code is fetched with the place it is shown in; where that fails the
 * place says so and the page goes on.
 */
export function RemoteSlot<Name extends PageSlotName>({ name, props }: RemoteSlotProps<Name>) {
  const { part, unavailable } = slots[name]
  return (
    <LazyPart part={part} what={unavailable} skeleton={<SkeletonLine width="40%" />}>
      {({ Filled }) =>
        Filled && (
          <OwnFailure unavailable={unavailable}>
            <Filled {...props} />
          </OwnFailure>
        )
      }
    </LazyPart>
  )
}

interface OwnFailureProps {
  unavailable: string
  children: ReactNode
}

/** The page stays whole whatever the other remote does in it. */
class OwnFailure extends Component<OwnFailureProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { unavailable, children } = this.props
    if (!this.state.hasFailed) return children
    return <Failed what={unavailable} onRetry={() => this.setState({ hasFailed: false })} />
  }
}
