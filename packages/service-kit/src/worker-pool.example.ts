import { Invalid } from './errors.ts'
import { workerTask } from './worker-task.ts'

/** Tasks that behave and tasks that do not. */
export const greet = workerTask(
  async ({ name }: { name: string }, { titleOf }: { titleOf(name: string): Promise<string> }) =>
    `Guten Tag, ${await titleOf(name)} ${name}`,
)
export const refuse = workerTask(async () => {
  throw new Invalid('headers-missing', [{ path: 'headerRowIndex', code: 'empty' }])
})
export const neverEnd = workerTask(async (_: object, { begun }: { begun(question: null): Promise<void> }) => {
  await begun(null)
  for (;;);
})
export const growWithoutEnd = workerTask(async () => {
  // In small pieces: V8 ends a thread between two of them, and the whole process where one large one does not fit.
  let held: object = {}
  for (;;) held = { held }
})
export const tellProcess = workerTask(async () => process.pid)
