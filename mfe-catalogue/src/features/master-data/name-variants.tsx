import { Button, IconButton, Muted, notify, Stack } from '@schrankwerk/ui'
import { FieldError, TextField } from '@schrankwerk/ui/forms'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leftText } from '../../not-added.ts'
import { fieldId } from './field-id.ts'
import styles from './master-data.module.css'
import type { FieldsOf, NamesValues } from './name-fields.tsx'

export interface NameVariantsProps {
  form: FieldsOf<NamesValues>
  /** Undefined for a new one. */
  ownId: string | undefined
  /** The one of its kind that has this name already, or null. */
  findOwner: (name: string) => Promise<{ id: string; displayName: string } | null>
}

const iconProps = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const longestName = 200

/** Further names by which it is found; Enter adds one, and each may become the display name. */
export function NameVariants({ form, ownId, findOwner }: NameVariantsProps) {
  const { t } = useTranslation('catalogue')
  const { values, errors, set } = form
  const { displayName, nameVariants, newVariant: typed = '' } = values
  const [refusal, setRefusal] = useState<string>()
  const [isAsking, setAsking] = useState(false)

  const refuse = (why: string, owner?: string) => {
    const text = t(`masterData.variant.refused.${why}`, { name: typed.trim(), owner })
    setRefusal(text)
    notify.warn(text)
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const name = typed.trim()
    if (isAsking || name === '' || name.length > longestName) return
    if (isSame(name, displayName)) return refuse('current')
    if (nameVariants.some((variant) => isSame(variant, name))) return refuse('listed')
    setAsking(true)
    // Where the question cannot be asked now, saving still refuses what is taken.
    const owner = await findOwner(name).catch(() => null)
    setAsking(false)
    if (owner && owner.id !== ownId) return refuse('taken', owner.displayName)
    setRefusal(undefined)
    set((now) => ({
      nameVariants: [...now.nameVariants, name],
      // What was typed while it was asked stays.
      newVariant: now.newVariant?.trim() === name ? undefined : now.newVariant,
    }))
  }
  const without = (name: string) => nameVariants.filter((variant) => variant !== name)
  const showAs = (name: string) =>
    set({
      displayName: name,
      nameVariants: nameVariants.flatMap((variant) => {
        if (variant !== name) return [variant]
        return displayName.trim() === '' ? [] : [displayName.trim()]
      }),
    })
  return (
    <Stack gap={2}>
      <form aria-label={t('masterData.variant.add')} onSubmit={(event) => void add(event)}>
        <TextField
          id={fieldId('newVariant')}
          label={t('masterData.variant.add')}
          description={t('masterData.variant.hint')}
          maxLength={longestName}
          value={typed}
          onChange={(text) => {
            set({ newVariant: leftText(text) })
            setRefusal(undefined)
          }}
          error={typed === '' ? undefined : (refusal ?? errors.newVariant)}
          action={
            <IconButton small type="submit" loading={isAsking} label={t('masterData.variant.addVerb')}>
              <IconPlus {...iconProps} />
            </IconButton>
          }
        />
      </form>
      <FieldError>{errors.nameVariants}</FieldError>
      {nameVariants.length === 0 ? (
        <Muted>{t('masterData.variant.none')}</Muted>
      ) : (
        <ul className={styles.variants} aria-label={t('masterData.field.nameVariants')}>
          {nameVariants.map((name) => (
            <li key={name}>
              <span>{name}</span>
              <Button
                small
                variant="quiet"
                aria-label={t('masterData.variant.showAsOf', { name })}
                onClick={() => showAs(name)}
              >
                {t('masterData.variant.showAs')}
              </Button>
              <IconButton
                small
                label={t('masterData.variant.remove', { name })}
                onClick={() => set({ nameVariants: without(name) })}
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
