import { Button, Columns, Dialog, IconButton, Muted, Stack } from '@schrankwerk/ui'
import { FieldError, TextField } from '@schrankwerk/ui/forms'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leftText } from '../../not-added.ts'
import styles from './article.module.css'
import { fieldId } from './article-fields.ts'
import { isTaken, listOfKind, type NumberKind, refusalHere, rowOfKind } from './check-alternative.ts'
import { useFieldError, useForm } from './form-context.tsx'

export interface AlternativesDialogProps {
  articleId: string | undefined
  open: boolean
  onClose: () => void
}

const kinds: readonly NumberKind[] = ['orderNumber', 'manufacturerNumber']
const formOf = (kind: NumberKind) => document.getElementById(fieldId(rowOfKind[kind]))?.closest('form')

/** Further numbers by which the article is found; Enter adds one. */
export function AlternativesDialog({ articleId, open, onClose }: AlternativesDialogProps) {
  const { t } = useTranslation('catalogue')
  const { values } = useForm()
  const left = kinds.find((kind) => values[rowOfKind[kind]] !== undefined)
  // What is typed and not added is added first, or refused where it stands.
  const done = () => (left === undefined ? onClose() : formOf(left)?.requestSubmit())
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('article.alternatives.title')}
      actions={
        <Button variant="primary" onClick={done}>
          {t('article.alternatives.done')}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{t('article.alternatives.text')}</p>
        <Columns>
          {kinds.map((kind) => (
            <Numbers key={kind} kind={kind} articleId={articleId} />
          ))}
        </Columns>
      </Stack>
    </Dialog>
  )
}

function Numbers({ kind, articleId }: { kind: NumberKind; articleId: string | undefined }) {
  const { t } = useTranslation('catalogue')
  const { values, errors, set } = useForm()
  const [refusal, setRefusal] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const list = listOfKind[kind]
  const row = rowOfKind[kind]
  const numbers = values[list]
  const typed = values[row] ?? ''
  const listError = useFieldError(list)

  const add = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const number = typed.trim()
    if (isAsking || number === '') return
    const here = refusalHere(values, kind, number)
    if (here) return setRefusal(t(`article.alternatives.refused.${here}`, { number }))
    setAsking(true)
    // Where the question cannot be asked now, saving still refuses what is taken.
    const taken = await isTaken(values, kind, number, articleId).catch(() => false)
    setAsking(false)
    if (taken) return setRefusal(t('article.alternatives.refused.taken', { number }))
    setRefusal(undefined)
    set((now) => ({
      [list]: [...now[list], number],
      // What was typed while it was asked stays.
      [row]: now[row]?.trim() === number ? undefined : now[row],
    }))
  }
  return (
    <Stack gap={2}>
      <form onSubmit={(event) => void add(event)}>
        <TextField
          id={fieldId(row)}
          label={t(`article.alternatives.${kind}`)}
          description={t('article.alternatives.hint')}
          value={typed}
          onChange={(text) => {
            set({ [row]: leftText(text) })
            setRefusal(undefined)
          }}
          error={typed === '' ? undefined : (refusal ?? errors[row])}
          action={
            <IconButton
              small
              type="submit"
              loading={isAsking}
              label={t('article.alternatives.addTo', { list: t(`article.alternatives.${kind}`) })}
            >
              <IconPlus size={16} stroke={1.75} aria-hidden="true" />
            </IconButton>
          }
        />
      </form>
      <FieldError>{listError}</FieldError>
      {numbers.length === 0 ? (
        <Muted>{t('article.alternatives.none')}</Muted>
      ) : (
        <ul className={styles.numbers} aria-label={t(`article.alternatives.${kind}`)}>
          {numbers.map((number) => (
            <li key={number}>
              {number}
              <IconButton
                small
                label={t('article.alternatives.remove', { number })}
                onClick={() => set({ [list]: numbers.filter((other) => other !== number) })}
              >
                <IconX size={14} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
