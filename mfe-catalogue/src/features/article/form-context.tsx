import { createContext, useContext } from 'react'
import { fieldId } from './article-fields.ts'
import type { ArticleFieldName, ArticleValues } from './article-values.ts'
import type { ArticleForm } from './use-article-form.ts'

const FormContext = createContext<ArticleForm | undefined>(undefined)

export const ArticleFormProvider = FormContext.Provider

export function useForm(): ArticleForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field of an article stands inside its form.')
  return form
}

/** Id, value, error and change of one field. */
export function useField<Name extends ArticleFieldName>(name: Name) {
  const { values, errors, texts, set } = useForm()
  return {
    id: fieldId(name),
    value: values[name],
    error: errors[name],
    unreadable: texts[name],
    onChange: (value: ArticleValues[Name], text?: string) =>
      set({ [name]: value }, text === undefined ? undefined : { [name]: text }),
  }
}
