import { workerTask } from '@schrankwerk/service-kit/worker'
import { readFirstRows } from './read-first-rows.ts'

/** What runs in a thread of its own: no file somebody put in holds the service. */
export const firstRows = workerTask(readFirstRows)
