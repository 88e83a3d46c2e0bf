const duration = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`

export interface Progress {
  /** Runs the work of one part and prints one line about it: its name, how long it took, what came of it. */
  part<T>(
    name: string,
    work: (step: (text: string) => void) => Promise<T>,
    detail?: (result: T) => string,
  ): Promise<T>
  say(text: string): void
}

/** On a terminal the parts still at work stand in a last line that is written over. */
export function openProgress(output: NodeJS.WriteStream, quiet: boolean): Progress {
  const atWork = new Map<string, string>()
  const isLive = !quiet && output.isTTY
  const clear = () => isLive && output.write('\r\x1b[K')
  const showWork = () => {
    if (!isLive || !atWork.size) return
    const text = [...atWork].map(([name, step]) => (step ? `${name} ${step}` : name)).join(', ')
    output.write(`  … ${text}`.slice(0, (output.columns || 80) - 1))
  }
  const line = (text: string) => {
    if (quiet) return
    clear()
    output.write(`${text}\n`)
    showWork()
  }
  return {
    async part(name, work, detail) {
      const startedAt = performance.now()
      const step = (text: string) => {
        atWork.set(name, text)
        clear()
        showWork()
      }
      step('')
      try {
        const result = await work(step)
        atWork.delete(name)
        const taken = duration(performance.now() - startedAt)
        line(`  ✓ ${name.padEnd(16)}${taken.padStart(9)}  ${detail?.(result) ?? ''}`.trimEnd())
        return result
      } catch (error) {
        atWork.delete(name)
        line(`  ✗ ${name.padEnd(16)}${duration(performance.now() - startedAt).padStart(9)}`)
        throw error
      }
    },
    say: line,
  }
}
