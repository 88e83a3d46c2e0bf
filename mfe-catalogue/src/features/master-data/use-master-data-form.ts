import type { FieldErrors, ObjectForm } from '@schrankwerk/portal-ui/form'
import { useObjectForm } from '@schrankwerk/portal-ui/form'
import type { ProblemError } from '@schrankwerk/shell-api'
import { useNavigate } from '@schrankwerk/shell-api/router'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kept, MasterData, Named } from './master-data.ts'
import { masterDataListAddress } from './master-data-address.ts'

export interface MasterDataFormOptions<One, Values, Input> {
  empty: Values
  valuesOf: (one: One) => Values
  inputOf: (values: Values) => Input
  check: (values: Values, t: TFunction<'catalogue'>) => FieldErrors
}

export interface MasterDataForm<One, Values> extends ObjectForm<One, Values> {
  /** Throws away what was typed and goes to the list. */
  leave: () => void
}

/** The form of one of a kind, or of a new one; once it is saved, its list follows. */
export function useMasterDataForm<One extends Kept, Values extends object, Input>(
  of: Pick<MasterData<Named, One, Input>, 'kind' | 'create' | 'update' | 'read' | 'remember'>,
  one: One | undefined,
  { empty, valuesOf, inputOf, check }: MasterDataFormOptions<One, Values, Input>,
): MasterDataForm<One, Values> {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const { kind } = of
  const [isDone, setDone] = useState(false)
  const form = useObjectForm<One, Values, Input>({
    kind: `masterData:${kind}`,
    saved: one,
    empty,
    valuesOf,
    changedFields,
    inputOf,
    // A variant becomes the display name, and the other way round.
    isLinked: (field) => field === 'displayName' || field === 'nameVariants',
    check: (values) => check(values, t),
    refusedFields: (problem, values) => refusedFields(problem, values, t),
    create: of.create,
    update: async (id, editVersion, input) => {
      const saved = await of.update(id, editVersion, input)
      setDone(true)
      return saved
    },
    read: of.read,
    remember: of.remember,
    path: () => masterDataListAddress(kind),
    words: {
      saved: t(`masterData.${kind}.saved`),
      created: t(`masterData.${kind}.created`),
      failed: (detail) => t(`masterData.${kind}.saveFailed`, { detail }),
    },
  })
  const { isDirty, isSaving } = form
  useEffect(() => {
    if (!isDone || isSaving) return
    // What was typed while it was being saved is still to be saved.
    if (isDirty) setDone(false)
    else void navigate(masterDataListAddress(kind))
  }, [isDone, isDirty, isSaving, kind, navigate])
  return {
    ...form,
    leave: () => {
      form.discard()
      setDone(true)
    },
  }
}

// A number that cannot be read is no empty field.
const compared = (value: unknown): string =>
  JSON.stringify(typeof value === 'string' ? value.trim() : value, (_, part) =>
    Number.isNaN(part) ? 'NaN' : part,
  )

const changedFields = <Values extends object>(base: Values, values: Values): (keyof Values & string)[] =>
  (Object.keys(values) as (keyof Values & string)[]).filter(
    (name) => compared(base[name]) !== compared(values[name]),
  )

const fieldOfCode: Readonly<Record<string, string>> = {
  'name-taken': 'displayName',
  'wholesaler-exists': 'displayName',
  'eclass-exists': 'eclassNumber',
}

/** What a refused save says, by field; nothing where it is about no field. */
function refusedFields(problem: ProblemError, values: object, t: TFunction<'catalogue'>): FieldErrors {
  const field = fieldOfCode[problem.code]
  const named = problem.errors.flatMap(({ path, code, detail }) => {
    const name = path.split('.')[0] ?? ''
    return name in values
      ? [[name, detail ?? t([`masterData.error.${code}`, 'masterData.error.invalid'])] as const]
      : []
  })
  if (named.length > 0) return Object.fromEntries(named)
  return field ? { [field]: problem.detail } : {}
}
