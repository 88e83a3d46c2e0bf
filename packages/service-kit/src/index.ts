export type { Actor, Ctx, InternalCtx, PublicCtx } from './actor.ts'
export { type ActorDirectory, createActorDirectory } from './actor-directory.ts'
export { actsRoute } from './acts-route.ts'
export { mayCall } from './admit.ts'
export { alsoOk, type Sendable, WrittenAnswer } from './answer.ts'
export { plainArray, textArray } from './array-text.ts'
export { askIdentity } from './ask-identity.ts'
export { berlinDate, berlinDateCell, berlinDay, endOfBerlinDay } from './berlin-day.ts'
export { subscribeBroadcast } from './broadcast.ts'
export { actsOf, type ChangeEntry, changeEntries, recordChange } from './change-entry.ts'
export { checkContent, checkName } from './check-content.ts'
export {
  addressSetting,
  ConfigurationProblem,
  companyLeavesHands,
  portSetting,
  readConfig,
  readingSettings,
  standardSettings,
} from './config.ts'
export { connectParts, internalAudience, type Parts } from './connect-parts.ts'
export { type ConsumerOptions, type Handling, startConsumer } from './consumer.ts'
export { type Api, type ApiContext, type ApiParts, createApi, type InternalApi } from './create-api.ts'
export { createInternalApi, type InternalApiParts } from './create-internal-api.ts'
export { isConnectionLost, isUniqueViolation } from './database-problem.ts'
export { type DeadLetter, listDeadLetters, requeueDeadLetter } from './dead-letter.ts'
export { type DueJob, doDueJobs, scheduleJob } from './due-job.ts'
export {
  Conflict,
  ExpectationFailed,
  FailedDependency,
  Forbidden,
  Invalid,
  NotFound,
  NotSignedIn,
  Precondition,
  Problem,
  TooLarge,
  TooMany,
  Unavailable,
  UnsupportedMedia,
} from './errors.ts'
export { every } from './every.ts'
export type { ByteRange, FilePart, FileStore, StoredFile, TemporaryFile } from './file-store.ts'
export { createFolderStore } from './folder-store.ts'
export { hasText } from './has-text.ts'
export type { Work } from './heavy-work.ts'
export { forgetAnswersOf } from './idempotency.ts'
export { createInternalClient, type InternalClient } from './internal-client.ts'
export {
  abortJob,
  endJob,
  enqueueJob,
  enqueueJobAgain,
  findOpenJob,
  type HeldJob,
  JobStopped,
  type OpenJob,
} from './job.ts'
export type { KitTables } from './kit-tables.ts'
export type { Limits } from './limits.ts'
export { createTotals } from './list-total.ts'
export { createLog, type Logger } from './log.ts'
export { mediaTypeOf } from './media-types.ts'
export { countPasswordHash } from './metrics.ts'
export { migrate } from './migrate.ts'
export { cleanName } from './multipart.ts'
export { mustExist } from './must-exist.ts'
export { createNats, type Nats } from './nats.ts'
export type { NatsSettings, StreamSettings } from './nats-settings.ts'
export { publish } from './outbox.ts'
export {
  containing,
  countRows,
  filterOf,
  likeText,
  type PageOrder,
  type PageQuery,
  pageOfRows,
  selectPage,
} from './paged-list.ts'
export { createDatabase, createPool, type PoolOptions } from './pool.ts'
export { pruneKitTables } from './prune.ts'
export { parse } from './read-input.ts'
export { startRelay } from './relay.ts'
export { type PassedEvent, type Replay, replayBroadcast } from './replay-broadcast.ts'
export { internalRoute, publicRoute, type RouteInput, route } from './route.ts'
export { type JobRunner, type RunningJob, runJobs } from './run-jobs.ts'
export { createScanner, type Scanner } from './scanner.ts'
export { attachmentHeaders, sendFile } from './send-file.ts'
export { sendStream } from './send-stream.ts'
export { sendZip, type ZipEntry } from './send-zip.ts'
export { createServiceToken } from './service-token.ts'
export { sessionIdOf } from './session.ts'
export { type RunningService, startService } from './start-service.ts'
export { createTicket, redeemTicket } from './ticket.ts'
export { ticketRoutes } from './ticket-route.ts'
export { inTransaction } from './transaction.ts'
export { createTurns, type InTurn } from './turns.ts'
export { sizeText } from './upload-quota.ts'
export { formRoute, type Upload, uploadRoute } from './upload-route.ts'
export { uuidv7 } from './uuidv7.ts'
export { createVerifier, type Verifier } from './verifier.ts'
export { wholeSetting } from './whole-setting.ts'
export { withStoredFile } from './with-stored-file.ts'
export { createWorkerPool, type WorkerLimits, type WorkerPool } from './worker-pool.ts'
