import { readFileSync } from 'node:fs'
import type { Ready } from '@schrankwerk/infra/start/stack.ts'

type ServiceName = 'identity' | 'workflow' | 'catalogue' | 'businessdata' | 'notification'

/** Where the parts of the running product are. */
export interface StackAddresses extends Ready {
  /** The state folder, with the logs. */
  home: string
  /** The folder that the gateway serves. */
  web: string
  /** Of `portal-internal`, the client by which services ask each other. */
  internalClientSecret: string
  /** Of the project folders, as their service connects: for a test that sets a date back. */
  folderDatabaseUrl: string
  /** Of enquiries and offers, likewise. */
  workflowDatabaseUrl: string
  services: Record<ServiceName, { url: string; internalUrl: string }>
}

/** The product that this run has started; tests on it run by `npm test -- access` and its like. */
export function stackAddresses(): StackAddresses {
  const file = process.env.SCHRANKWERK_STACK
  if (!file) throw new Error('This test needs the running product: npm test -- access, journeys or budgets.')
  return JSON.parse(readFileSync(file, 'utf8')) as StackAddresses
}
