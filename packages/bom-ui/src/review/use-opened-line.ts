import type { SlimLine } from '@schrankwerk/contracts'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useReturnFocus } from '../data/use-return-focus.ts'
import type { OpenLine } from './use-lost-line.ts'

interface Options {
  /** Undefined until some are there; more may follow while they are being read. */
  lines: readonly SlimLine[] | undefined
  isReading: boolean
  /** Has the focus afterwards where what opened the line is gone. */
  frame: RefObject<HTMLElement | null>
  openLine: RefObject<OpenLine | undefined>
  /** The open line is no longer in the list. */
  onLost: () => void
}

/** The line whose dialog is open. It ends with the line, which somebody else may take out of the list. */
export function useOpenedLine({ lines, isReading, frame, openLine, onLost }: Options) {
  const [openId, setOpenId] = useState<string>()
  useReturnFocus(openId !== undefined, frame)
  const opened = openId === undefined ? undefined : lines?.find((line) => line.id === openId)
  const isGone = openId !== undefined && opened === undefined && lines !== undefined && !isReading
  useEffect(() => {
    if (openId === undefined) openLine.current = undefined
    if (!isGone) return
    onLost()
    setOpenId(undefined)
  }, [openId, isGone, openLine, onLost])
  return {
    opened,
    open: useCallback(({ id }: Pick<SlimLine, 'id'>) => setOpenId(id), []),
    close: () => setOpenId(undefined),
  }
}
