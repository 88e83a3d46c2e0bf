import type { ImportConfig } from '@schrankwerk/contracts'
import { ProblemError, problemText, useDraft, useUnsavedGuard } from '@schrankwerk/shell-api'
import { useNavigate } from '@schrankwerk/shell-api/router'
import { notify } from '@schrankwerk/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { create, type HeaderReading, read, rememberConfig, update } from '../../import-config.api.ts'
import { importConfigPath, newId } from '../../paths.ts'
import { type ConfigErrors, checkConfig, configProblem } from './check-config.ts'
import { type ConfigValues, emptyConfig, inputOf, valuesOf, withReading } from './config-values.ts'

interface KeptConfig {
  editVersion: number | undefined
  base: ConfigValues
  values: ConfigValues
}

export interface ConfigForm {
  values: ConfigValues
  errors: ConfigErrors
  refusals: number
  isDirty: boolean
  isSaving: boolean
  isRestored: boolean
  failure: string | undefined
  /** Somebody else's state, found while saving. */
  clash: ImportConfig | undefined
  set: (part: Partial<ConfigValues>) => void
  /** Takes over what a file showed. */
  take: (reading: HeaderReading, sheet: string | null) => void
  save: (readRow: number | undefined) => void
  discard: () => void
  takeTheirs: () => void
  keepMine: () => void
}

const startOf = (config: ImportConfig | undefined): KeptConfig => {
  const base = config ? valuesOf(config) : emptyConfig
  return { editVersion: config?.editVersion, base, values: base }
}

// What the file showed belongs to the page, not to what is saved.
const differs = (a: ConfigValues, b: ConfigValues): boolean =>
  JSON.stringify(inputOf(a)) !== JSON.stringify(inputOf(b)) || a.headerRowIndex !== b.headerRowIndex

/** The form of one import configuration, or of a new one. */
export function useConfigForm(config: ImportConfig | undefined): ConfigForm {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const kept = useDraft<KeptConfig>(`importConfig:${config?.id ?? newId}`)
  const [state, setState] = useState<KeptConfig>(() => kept.value ?? startOf(config))
  const [isRestored, setRestored] = useState(kept.value !== undefined)
  const [errors, setErrors] = useState<ConfigErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [clash, setClash] = useState<ImportConfig>()
  const attempt = useRef<{ input: string; key: string }>(undefined)
  const { base, values, editVersion } = state
  const isDirty = differs(base, values)
  const { release } = useUnsavedGuard(isDirty)

  useEffect(() => {
    if (isDirty) kept.keep(state)
    else kept.drop()
  }, [isDirty, kept, state])
  // What others saved is shown at once where nothing has been typed.
  useEffect(() => {
    if (config && !isDirty && config.editVersion !== editVersion) setState(startOf(config))
  }, [config, isDirty, editVersion])

  const settle = (current: ImportConfig | undefined, shown?: ConfigValues) => {
    const next = startOf(current)
    setState(shown ? { ...next, values: { ...next.values, columns: shown.columns } } : next)
    setErrors({})
    setRestored(false)
  }
  const forgive = (names: readonly (keyof ConfigErrors)[]) =>
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name as keyof ConfigErrors))),
    )
  const refuse = (found: ConfigErrors) => {
    setErrors(found)
    setRefusals((count) => count + 1)
  }
  const saving = useMutation({
    mutationFn: async () => {
      const input = inputOf(values)
      if (config && editVersion !== undefined) return update(config.id, editVersion, input)
      // A repeated attempt at the same configuration must not make two.
      const text = JSON.stringify(input)
      if (attempt.current?.input !== text) attempt.current = { input: text, key: crypto.randomUUID() }
      return create(input, attempt.current.key)
    },
    onSuccess: async (saved) => {
      await rememberConfig(cache, saved)
      settle(saved, values)
      notify.success(t(config ? 'config.save.saved' : 'config.save.created'))
      if (config) return
      release()
      void navigate(importConfigPath(saved.id), { replace: true, preventScrollReset: true })
    },
    onError: async (error) => {
      refuse(configProblem(error, values, t))
      if (!config || !(error instanceof ProblemError) || error.code !== 'changed-meanwhile') return
      const current = await read(config.id).catch(() => undefined)
      if (current) setClash(current)
    },
  })
  const { error } = saving
  const decide = (next: KeptConfig) => {
    if (clash) void rememberConfig(cache, clash)
    saving.reset()
    setErrors({})
    setState(next)
    setClash(undefined)
  }
  return {
    values,
    errors,
    refusals,
    isDirty,
    isSaving: saving.isPending,
    isRestored: isRestored && isDirty,
    failure:
      error && Object.keys(errors).length === 0 && !clash
        ? t('config.save.failed', { detail: problemText(error, '') })
        : undefined,
    clash,
    set: (part) => {
      setState((now) => ({ ...now, values: { ...now.values, ...part } }))
      forgive(Object.keys(part) as (keyof ConfigValues)[])
    },
    take: (reading, sheet) => {
      setState((now) => ({ ...now, values: withReading(now.values, reading, sheet) }))
      forgive(['file', 'columns', 'headerRowIndex'])
    },
    save: (readRow) => {
      if (saving.isPending) return
      saving.reset()
      const found = checkConfig(values, readRow, t)
      if (Object.keys(found).length > 0) {
        notify.warn(Object.values(found)[0] ?? '')
        return refuse(found)
      }
      if (config && !isDirty) return notify.info(t('config.save.nothing'))
      saving.mutate()
    },
    discard: () => {
      saving.reset()
      settle(config)
    },
    takeTheirs: () => clash && decide(startOf(clash)),
    keepMine: () => clash && decide({ ...startOf(clash), values }),
  }
}
