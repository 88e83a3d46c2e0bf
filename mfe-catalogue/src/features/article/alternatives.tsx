import { Button, DescriptionList, Stack } from '@schrankwerk/ui'
import { FieldError } from '@schrankwerk/ui/forms'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlternativesDialog } from './alternatives-dialog.tsx'
import { fieldId } from './article-fields.ts'
import { addedNumbers } from './article-values.ts'
import { useFieldError, useForm } from './form-context.tsx'

const lists = ['possibleOrderNumbers', 'possibleManufacturerNumbers'] as const

/** The further numbers as text, and the way to change them. */
export function Alternatives({ articleId }: { articleId: string | undefined }) {
  const { t } = useTranslation('catalogue')
  const { values, errors } = useForm()
  const [isOpen, setOpen] = useState(false)
  const wrong = lists.find((list) => errors[list] !== undefined)
  const left = addedNumbers.find((row) => errors[row] !== undefined)
  const shown = wrong ?? left ?? lists[0]
  const error = useFieldError(shown)
  // What was left in a row of the dialog has its place there while that is open.
  const isInDialog = isOpen && shown === left
  return (
    <Stack gap={3}>
      <DescriptionList
        columns={2}
        items={lists.map((list) => ({
          term: t(`article.field.${list}`),
          value: values[list].join(', ') || '–',
        }))}
      />
      <FieldError>{error}</FieldError>
      <div>
        <Button
          id={isInDialog ? undefined : fieldId(shown)}
          small
          icon={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('article.alternatives.open')}
        </Button>
      </div>
      <AlternativesDialog articleId={articleId} open={isOpen} onClose={() => setOpen(false)} />
    </Stack>
  )
}
