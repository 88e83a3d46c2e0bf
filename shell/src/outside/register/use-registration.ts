import { register } from '@schrankwerk/contracts'
import { api, ProblemError, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { useSearchParams } from '@schrankwerk/shell-api/router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NewPassword, noPassword } from '../password/new-password-fields.tsx'
import { forgetValues, keepValues, readKept } from './kept-values.ts'
import {
  checkRegistration,
  type Errors,
  type Field,
  isField,
  ofStep,
  registrationLengths,
  registrationOf,
  type StepName,
  stepNames,
  stepOfErrors,
} from './registration.ts'

/** The sentences for what the server refused at a field; none where it refused something else. */
const refusedFields = (error: unknown): Errors => {
  if (!(error instanceof ProblemError)) return {}
  const { code, detail, status, errors } = error
  if (code.startsWith('mail-')) return { 'user.mail': detail }
  if (code.startsWith('password-')) return { 'user.password': detail }
  if (status !== 400) return {}
  return Object.fromEntries(
    errors.filter(({ path }) => isField(path)).map((entry) => [entry.path, entry.detail ?? detail]),
  )
}

/** An earlier try under the same key went through, and its answer did not get here. */
const wasDoneBefore = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'changed-meanwhile'

const without = (errors: Errors, field: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))

/** The three steps of a registration; the step stands in the address, so that the browser's way back leads through them. */
export function useRegistration() {
  const { t } = useTranslation('shell')
  const [kept, setKept] = useState(readKept)
  const { values, agreements, startedAt } = kept
  const [password, setPassword] = useState(noPassword)
  const [website, setWebsite] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  /** Counts the refusals; each leads to the first error. */
  const [refusals, setRefusals] = useState(0)
  const [isLedBack, setLedBack] = useState(false)
  const [search, setSearch] = useSearchParams()
  const attempt = useRef<{ idempotencyKey: string; filledInMs: number }>(undefined)

  useEffect(() => keepValues(kept), [kept])

  const asked = stepNames.find((name) => name === search.get('step')) ?? 'person'
  const open = stepOfErrors(checkRegistration(values, password, t)) ?? 'company'
  // A password does not outlive a reload: nobody stands behind a step that is not filled in.
  const step = stepNames.indexOf(open) < stepNames.indexOf(asked) ? open : asked
  const show = (name: StepName, replace = false) =>
    setSearch(name === 'person' ? {} : { step: name }, { replace })

  const refuse = (said: Errors) => {
    setErrors(said)
    setRefusals((count) => count + 1)
    show(stepOfErrors(said) ?? step)
  }
  const edited = (field: string) => {
    attempt.current = undefined
    setErrors((said) => without(said, field))
  }

  const submission = useSingleMutation({
    mutationFn: async () => {
      // Whoever asks again after an unknown outcome asks for the same registration, to the last figure.
      attempt.current ??= { idempotencyKey: crypto.randomUUID(), filledInMs: Date.now() - startedAt }
      const { idempotencyKey, filledInMs } = attempt.current
      const body = {
        ...registrationOf(values, password.password),
        agreements: { privacy: true, terms: true } as const,
        website,
        filledInMs,
      }
      await api.call(register, { body, idempotencyKey }).catch((error) => {
        if (!wasDoneBefore(error)) throw error
      })
    },
    onSuccess: () => {
      forgetValues()
      setPassword(noPassword)
    },
    onError: (error) => {
      if (!(error instanceof ProblemError && error.isUndecided)) attempt.current = undefined
      const said = refusedFields(error)
      if (Object.keys(said).length > 0) refuse(said)
    },
  })

  const isAhead = step !== asked && !submission.isSuccess
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is told once, and stays while it is filled in
  useEffect(() => {
    if (!isAhead) return
    setLedBack(true)
    show(step, true)
  }, [isAhead])

  const next = () => {
    const found = ofStep(checkRegistration(values, password, t), step)
    if (Object.keys(found).length > 0) return refuse(found)
    setLedBack(false)
    const following = stepNames[stepNames.indexOf(step) + 1]
    if (following) show(following)
    else submission.mutate()
  }

  return {
    step,
    /** The password is to be typed once more. */
    isLedBack: isLedBack && step === 'account',
    values,
    password,
    agreements,
    website,
    /** Of what was refused, and of texts as soon as they are too long. */
    errors: { ...errors, ...registrationLengths(values) },
    refusals,
    set: (field: Field, value: string) => {
      edited(field)
      setKept((now) => ({ ...now, values: { ...now.values, [field]: value } }))
    },
    setPassword: (changed: NewPassword) => {
      edited('user.password')
      edited('user.repeated')
      setPassword(changed)
    },
    agree: (part: Partial<typeof agreements>) =>
      setKept((now) => ({ ...now, agreements: { ...now.agreements, ...part } })),
    setWebsite,
    next,
    back: () => show(stepNames[stepNames.indexOf(step) - 1] ?? 'person'),
    isSending: submission.isPending,
    isDone: submission.isSuccess,
    failure:
      submission.error && Object.keys(refusedFields(submission.error)).length === 0
        ? problemText(submission.error)
        : undefined,
  }
}
export type Registration = ReturnType<typeof useRegistration>
