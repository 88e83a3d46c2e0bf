/** What a thread of a pool needs of the kit: nothing that connects. */
export { plainArray, textArray } from './array-text.ts'
export {
  ExpectationFailed,
  FailedDependency,
  Invalid,
  TooLarge,
  Unavailable,
  UnsupportedMedia,
} from './errors.ts'
export { giveWay } from './priority.ts'
export { uuidv7 } from './uuidv7.ts'
export { workerTask } from './worker-task.ts'
