import type { Article } from '@schrankwerk/contracts'
import { ProblemError, problemText, useDraft, useUnsavedGuard } from '@schrankwerk/shell-api'
import { useNavigate } from '@schrankwerk/shell-api/router'
import { notify } from '@schrankwerk/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { articlePath, newId } from '../../paths.ts'
import { create, read, rememberArticle, update } from './article.api.ts'
import { articleProblem } from './article-problem.ts'
import {
  type ArticleFieldName,
  type ArticleValues,
  changedFields,
  emptyArticle,
  inputOf,
  rebased,
  valuesOf,
} from './article-values.ts'
import { checkArticle, type FieldErrors } from './check-article.ts'

/** What was typed and the state it was typed onto. */
interface KeptArticle {
  editVersion: number | undefined
  base: ArticleValues
  values: ArticleValues
}

export interface ArticleForm extends KeptArticle {
  changed: readonly ArticleFieldName[]
  errors: FieldErrors
  /** Counts the refused saves; each leads to the first error. */
  refusals: number
  isSaving: boolean
  /** Why the save failed, where no field is to blame. */
  failure: string | undefined
  /** Typed before a reload or an earlier visit. */
  isRestored: boolean
  /** Somebody else's state, found while saving. */
  clash: Article | undefined
  set: <Name extends ArticleFieldName>(name: Name, value: ArticleValues[Name]) => void
  save: () => void
  discard: () => void
  takeTheirs: () => void
  keepMine: () => void
}

const startOf = (article: Article | undefined): KeptArticle => {
  const base = article ? valuesOf(article) : emptyArticle
  return { editVersion: article?.editVersion, base, values: base }
}

/** The form of one article, or of a new one: what is typed, its errors, saving, and what others did meanwhile. */
export function useArticleForm(article: Article | undefined): ArticleForm {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const kept = useDraft<KeptArticle>(`article:${article?.id ?? newId}`)
  const [state, setState] = useState<KeptArticle>(() => kept.value ?? startOf(article))
  const [isRestored, setRestored] = useState(kept.value !== undefined)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [clash, setClash] = useState<Article>()
  const attempt = useRef<{ input: string; key: string }>(undefined)
  const { base, values, editVersion } = state
  const changed = useMemo(() => changedFields(base, values), [base, values])
  const isDirty = changed.length > 0
  const { release } = useUnsavedGuard(isDirty)

  const settle = (current: Article | undefined) => {
    setState(startOf(current))
    setErrors({})
    setRestored(false)
  }
  useEffect(() => {
    if (isDirty) kept.keep(state)
    else kept.drop()
  }, [isDirty, kept, state])
  // What others saved is shown at once where nothing has been typed.
  useEffect(() => {
    if (article && !isDirty && article.editVersion !== editVersion) setState(startOf(article))
  }, [article, isDirty, editVersion])

  const refuse = (found: FieldErrors) => {
    setErrors(found)
    setRefusals((count) => count + 1)
  }
  const saving = useMutation({
    mutationFn: async () => {
      const input = inputOf(values, changed)
      if (article && editVersion !== undefined) return update(article.id, editVersion, input)
      // A repeated attempt at the same article must not make two.
      const text = JSON.stringify(input)
      if (attempt.current?.input !== text) attempt.current = { input: text, key: crypto.randomUUID() }
      return create(input, attempt.current.key)
    },
    onSuccess: async (saved) => {
      await rememberArticle(cache, saved)
      settle(saved)
      notify.success(t(article ? 'article.save.saved' : 'article.save.created'))
      if (article) return
      release()
      void navigate(articlePath(saved.id), { replace: true, preventScrollReset: true })
    },
    onError: async (error) => {
      refuse(articleProblem(error, values, t))
      if (!article || !(error instanceof ProblemError) || error.code !== 'changed-meanwhile') return
      const current = await read(article.id).catch(() => undefined)
      if (current) setClash(current)
    },
  })
  const { error } = saving
  const isAboutField = Object.keys(errors).length > 0

  return {
    ...state,
    changed,
    errors,
    refusals,
    isSaving: saving.isPending,
    failure:
      error && !isAboutField && !clash
        ? t('article.save.failed', { detail: problemText(error, '') })
        : undefined,
    isRestored: isRestored && isDirty,
    clash,
    set: (name, value) => {
      setState((now) => ({ ...now, values: { ...now.values, [name]: value } }))
      setErrors((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
        ),
      )
    },
    save: () => {
      if (saving.isPending) return
      saving.reset()
      const found = checkArticle(values, t)
      if (Object.keys(found).length > 0) return refuse(found)
      if (!isDirty) return notify.info(t('article.save.nothing'))
      saving.mutate()
    },
    discard: () => {
      saving.reset()
      settle(article)
    },
    takeTheirs: () => {
      if (!clash) return
      void rememberArticle(cache, clash)
      saving.reset()
      settle(clash)
      setClash(undefined)
    },
    keepMine: () => {
      if (!clash) return
      void rememberArticle(cache, clash)
      saving.reset()
      const current = valuesOf(clash)
      setState({ editVersion: clash.editVersion, base: current, values: rebased(base, values, current) })
      setClash(undefined)
    },
  }
}
