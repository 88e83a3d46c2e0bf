import type { WorkLimits } from './heavy-work.ts'

/** How much of a service one person and one company may have. */
export interface Limits extends WorkLimits {
  /** What a company may upload on one day of Berlin. */
  uploadBytesPerDay: number
}

export const megabyte = 1024 ** 2

export const defaultLimits: Limits = {
  heavyPerPerson: 1,
  heavyPerCompany: 2,
  heavyAtOnce: 3,
  uploadsPerPerson: 6,
  uploadsPerCompany: 24,
  uploadBytesPerDay: 20_000 * megabyte,
}

/** The settings of `limitSettings` (`config.ts`) by their names in the environment. */
export interface LimitConfig {
  HEAVY_WORK_PER_PERSON: number
  HEAVY_WORK_PER_COMPANY: number
  HEAVY_WORK_AT_ONCE: number
  UPLOADS_PER_PERSON: number
  UPLOADS_PER_COMPANY: number
  UPLOAD_MEGABYTES_PER_DAY: number
}

/** The limits as the kit counts them: megabytes become bytes. */
export const limitsOf = (config: LimitConfig): Limits => ({
  heavyPerPerson: config.HEAVY_WORK_PER_PERSON,
  heavyPerCompany: config.HEAVY_WORK_PER_COMPANY,
  heavyAtOnce: config.HEAVY_WORK_AT_ONCE,
  uploadsPerPerson: config.UPLOADS_PER_PERSON,
  uploadsPerCompany: config.UPLOADS_PER_COMPANY,
  uploadBytesPerDay: config.UPLOAD_MEGABYTES_PER_DAY * megabyte,
})
