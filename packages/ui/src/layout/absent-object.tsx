import type { ReactNode } from 'react'
import { Empty } from '../feedback/empty.tsx'
import { Failed } from '../feedback/failed.tsx'
import { FormSkeleton, Loading } from '../feedback/loading.tsx'
import { Page } from './page.tsx'

export interface AbsentObjectProps {
  /** Why it is not there; left out while it is on its way. */
  reason?: { isMissing: boolean; detail?: string; code?: string; requestId?: string }
  /** The page's title where nothing will follow. */
  title: string
  /** The thing that did not load, as `Failed` names it. */
  what: string
  /** One sentence for a thing that does not exist. */
  missing: string
  /** Link to the list it would be in. */
  back: ReactNode
  onRetry: () => void
  /** Fields that the form will have. */
  fields?: number
}

/** The page of an object that is not there: on its way, unknown, or failed to load. */
export function AbsentObject({ reason, title, what, missing, back, onRetry, fields = 8 }: AbsentObjectProps) {
  if (!reason)
    return (
      <Page bare>
        <Loading>
          <FormSkeleton fields={fields} />
        </Loading>
      </Page>
    )
  const { isMissing, ...cause } = reason
  return (
    <Page title={title}>
      {isMissing ? (
        <Empty text={missing} action={back} />
      ) : (
        <Failed what={what} onRetry={onRetry} {...cause} />
      )}
    </Page>
  )
}
