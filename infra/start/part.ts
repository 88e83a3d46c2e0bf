import type { Ports } from './addresses.ts'
import type { Home } from './home.ts'
import type { Processes } from './processes.ts'
import type { Progress } from './progress.ts'
import type { Secrets } from './secrets.ts'

/** What every part of the start is given. */
export interface Setting {
  home: Home
  ports: Ports
  processes: Processes
  progress: Progress
  secrets: Secrets
  environment: NodeJS.ProcessEnv
  /** Origin that browsers use, such as `http://localhost:8080`. */
  portal: string
  dev: boolean
}
