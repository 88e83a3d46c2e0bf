interface Waiting {
  whose: string
  go(): void
}

/** Waits for its turn, then works; the next one's turn comes when that is done, well or not. */
export type InTurn = <Done>(whose: string, work: () => Promise<Done>) => Promise<Done>

/**
 * Work of which this many pieces go on at a time, whoever they are of. The next turn has the company, or the person,
 * that had none for longest; of one, who asked first. Nobody is refused. Where a person is to have one request at a time
 * and to be refused too many: `waiting-row.ts`.
 */
export function createTurns(atOnce: number): InTurn {
  const waiting: Waiting[] = []
  /** When somebody last had a turn, counted in turns. */
  const lastTurns = new Map<string, number>()
  let turns = 0
  let busy = 0

  const lastTurnOf = ({ whose }: Waiting): number => lastTurns.get(whose) ?? 0

  function callNext(): void {
    const [first, ...others] = waiting
    if (first === undefined || busy >= atOnce) return
    const next = others.reduce((best, one) => (lastTurnOf(one) < lastTurnOf(best) ? one : best), first)
    waiting.splice(waiting.indexOf(next), 1)
    busy += 1
    turns += 1
    lastTurns.set(next.whose, turns)
    next.go()
  }

  return async (whose, work) => {
    const { promise: isCalled, resolve: go } = Promise.withResolvers<void>()
    waiting.push({ whose, go })
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
