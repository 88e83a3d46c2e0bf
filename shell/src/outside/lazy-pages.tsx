import { type ReactNode, useEffect, useState } from 'react'
import { Failure } from '../start/failure.tsx'

interface LazyPagesProps<Code> {
  load: () => Promise<Code>
  children: (code: Code) => ReactNode
}

/** Pages whose code those leave alone who see others. */
export function LazyPages<Code>({ load, children }: LazyPagesProps<Code>) {
  const [code, setCode] = useState<Code>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    load().then(
      (loaded) => setCode(() => loaded),
      () => setFailed(true),
    )
  }, [load])
  if (hasFailed) return <Failure />
  return code === undefined ? null : children(code)
}
