import { useEffect, useState } from 'react'
import { Failure } from '../start/failure.tsx'

const loadOutside = () => import(/* webpackChunkName: "outside" */ './outside.tsx')

type Pages = Awaited<ReturnType<typeof loadOutside>>['Outside']

/** The pages outside of the sign-in, whose code the landing page leaves alone. */
export function LazyOutside() {
  const [Outside, setOutside] = useState<Pages>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    loadOutside().then(
      (loaded) => setOutside(() => loaded.Outside),
      () => setFailed(true),
    )
  }, [])
  if (hasFailed) return <Failure />
  return Outside ? <Outside /> : null
}
