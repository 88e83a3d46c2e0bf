const retries = 5
const firstWaitMs = 350

/** Loads texts; where that fails it tries five times more, waiting twice as long each time. Rejects with the last failure. */
export async function loadTexts<Texts>(load: () => Promise<Texts>): Promise<Texts> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await load()
    } catch (error) {
      if (retry === retries) throw error
      const waitMs = firstWaitMs * 2 ** retry
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}
