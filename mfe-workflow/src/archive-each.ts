/** Archives one after the other; a failure leaves the others done. */
export async function archiveEach<Item extends { id: string }>(
  items: readonly Item[],
  archive: (id: string) => Promise<unknown>,
): Promise<{ done: Item[]; failed: Item[]; reason: unknown }> {
  const failures = new Map<Item, unknown>()
  for (const item of items) {
    try {
      await archive(item.id)
    } catch (error) {
      failures.set(item, error)
    }
  }
  const [reason] = failures.values()
  return { done: items.filter((item) => !failures.has(item)), failed: [...failures.keys()], reason }
}
