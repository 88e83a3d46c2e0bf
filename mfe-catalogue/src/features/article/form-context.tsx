import { createContext, type ReactNode, useContext } from 'react'
import { fieldId } from './article-fields.ts'
import type { ArticleFieldName, ArticleValues } from './article-values.ts'
import { HolderLink } from './holder-link.tsx'
import type { ArticleForm } from './use-article-form.ts'

const FormContext = createContext<ArticleForm | undefined>(undefined)

export const ArticleFormProvider = FormContext.Provider

export function useForm(): ArticleForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field of an article stands inside its form.')
  return form
}

/** What is wrong with a field; where another article has its number, with the way there. */
export function useFieldError(name: keyof ArticleValues): ReactNode {
  const { errors, holders } = useForm()
  const articleId = holders[name]
  if (errors[name] === undefined || articleId === undefined) return errors[name]
  return (
    <span>
      {errors[name]} <HolderLink articleId={articleId} />
    </span>
  )
}

/** Id, value, error and change of one field. */
export function useField<Name extends ArticleFieldName>(name: Name) {
  const { values, texts, set } = useForm()
  return {
    id: fieldId(name),
    value: values[name],
    error: useFieldError(name),
    unreadable: texts[name],
    onChange: (value: ArticleValues[Name], text?: string) =>
      set({ [name]: value }, text === undefined ? undefined : { [name]: text }),
  }
}
