import { useTranslation } from 'react-i18next'

type Words = Readonly<Record<string, unknown>>

/** Of a word in several forms, the key that is asked for. */
type WithoutForm<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key

/** The keys of all sentences among words, however deep; `kind.ADDED` is the one of `{ kind: { ADDED: '…' } }`. */
export type TextKey<Own> = {
  [Key in keyof Own & string]: Own[Key] extends string ? WithoutForm<Key> : `${Key}.${TextKey<Own[Key]>}`
}[keyof Own & string]

/** Says a key of them; of several the first that there is, which the last always is. */
export type OwnText<Own extends Words> = (
  key: TextKey<Own> | readonly [...string[], TextKey<Own>],
  values?: Record<string, unknown>,
) => string

/** The words of a part, in a namespace of its own; they come with its code, so that no page without it loads them. */
export function useOwnTexts<Own extends Words>(namespace: string, words: Own): OwnText<Own> {
  const { t, i18n } = useTranslation(namespace, { useSuspense: false })
  if (!i18n.hasResourceBundle('de', namespace)) i18n.addResourceBundle('de', namespace, words)
  // Its own type knows the keys of declared namespaces only.
  return t as unknown as OwnText<Own>
}
