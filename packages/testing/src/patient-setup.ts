import { vi } from 'vitest'

// A condition is waited for, never a time: a busy machine may take longer than the usual second.
const timeout = 20_000
const { waitFor, waitUntil } = vi
vi.waitFor = (condition, options) =>
  waitFor(condition, typeof options === 'number' ? options : { timeout, ...options })
vi.waitUntil = (condition, options) =>
  waitUntil(condition, typeof options === 'number' ? options : { timeout, ...options })
