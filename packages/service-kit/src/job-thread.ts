/** What the thread of a job needs of the kit: the database, jobs, events and changes; nothing that listens or answers. */
export { recordChange } from './change-entry.ts'
export { isConnectionLost, isUniqueViolation } from './database-problem.ts'
export { hasText } from './has-text.ts'
export {
  abortJob,
  endJob,
  enqueueJob,
  findOpenJob,
  type HeldJob,
  JobStopped,
} from './job.ts'
export { createLog, type Logger } from './log.ts'
export { publish } from './outbox.ts'
export { containing } from './paged-list.ts'
export { createDatabase, createPool } from './pool.ts'
export { type JobRunner, type RunningJob, runJobs } from './run-jobs.ts'
export { uuidv7 } from './uuidv7.ts'
