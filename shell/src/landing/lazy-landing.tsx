import { type ComponentProps, useEffect, useState } from 'react'
import { Failure } from '../start/failure.tsx'
import { loadLanding } from './load-landing.ts'

type Page = Awaited<ReturnType<typeof loadLanding>>['Landing']

/** The landing page, whose code those who are signed in leave alone. */
export function LazyLanding(props: ComponentProps<Page>) {
  const [Landing, setLanding] = useState<Page>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    loadLanding().then(
      (loaded) => setLanding(() => loaded.Landing),
      () => setFailed(true),
    )
  }, [])
  if (hasFailed) return <Failure />
  return Landing ? <Landing {...props} /> : null
}
