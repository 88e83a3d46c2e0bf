interface Waiting {
  companyId: string
  go(): void
}

/** Waits for its turn, then works; the next one's turn comes when that is done, well or not. */
export type InTurn = <Done>(companyId: string, work: () => Promise<Done>) => Promise<Done>

/** So many at a time. The next turn has the company that had none for longest; of one company, who asked first. */
export function takingTurns(atOnce: number): InTurn {
  const waiting: Waiting[] = []
  /** When a company last had a turn, counted in turns. */
  const lastTurns = new Map<string, number>()
  let turns = 0
  let busy = 0

  const lastTurnOf = ({ companyId }: Waiting): number => lastTurns.get(companyId) ?? 0

  function callNext(): void {
    const [first, ...others] = waiting
    if (first === undefined || busy >= atOnce) return
    const next = others.reduce((best, one) => (lastTurnOf(one) < lastTurnOf(best) ? one : best), first)
    waiting.splice(waiting.indexOf(next), 1)
    busy += 1
    turns += 1
    lastTurns.set(next.companyId, turns)
    next.go()
  }

  return async (companyId, work) => {
    const { promise: isCalled, resolve: go } = Promise.withResolvers<void>()
    waiting.push({ companyId, go })
    callNext()
    await isCalled
    try {
      return await work()
    } finally {
      busy -= 1
      if (busy === 0 && waiting.length === 0) lastTurns.clear()
      callNext()
    }
  }
}
