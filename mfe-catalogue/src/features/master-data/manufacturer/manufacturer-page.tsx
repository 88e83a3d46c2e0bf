import type { ManufacturerInFull } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { type BarAction, LazyPart, lazyCode } from '@schrankwerk/ui'
import { FormGrid, TextField, UrlField } from '@schrankwerk/ui/forms'
import { IconPackage, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldId } from '../field-id.ts'
import { articleAmount } from '../master-data.ts'
import { MasterDataPage } from '../master-data-page.tsx'
import { DisplayNameField } from '../name-fields.tsx'
import { NameVariants } from '../name-variants.tsx'
import { articlesOf } from '../usage.tsx'
import { useMasterDataForm } from '../use-master-data-form.ts'
import { findManufacturer, manufacturers } from './manufacturer.api.ts'
import { checkManufacturer, emptyManufacturer, inputOf, valuesOf } from './manufacturer-values.ts'

const deletion = lazyCode(() => import('./delete-articles-dialog.tsx'))
const iconProps = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The page of one manufacturer, or of a new one. */
export function ManufacturerPage({ one }: { one: ManufacturerInFull | undefined }) {
  const { t } = useTranslation('catalogue')
  const [isDeleting, setDeleting] = useState(false)
  const form = useMasterDataForm(manufacturers, one, {
    empty: emptyManufacturer,
    valuesOf,
    inputOf,
    check: checkManufacturer,
  })
  const { values, errors, set } = form
  const amount = one ? articleAmount(one) : 0
  const actions: BarAction[] = one
    ? [
        {
          key: 'articles',
          label: t('masterData.manufacturer.toArticles'),
          icon: <IconPackage {...iconProps} />,
          component: Link,
          linkProps: { to: articlesOf(one.id) },
          isBeside: true,
        },
        ...(amount > 0
          ? [
              {
                key: 'deleteArticles',
                label: t('masterData.manufacturer.articles.verb', { count: amount }),
                icon: <IconTrash {...iconProps} />,
                danger: true,
                onSelect: () => setDeleting(true),
              },
            ]
          : []),
      ]
    : []
  return (
    <MasterDataPage of={manufacturers} one={one} form={form} valuesOf={valuesOf} actions={actions}>
      <FormGrid>
        <DisplayNameField form={form} />
        <TextField
          id={fieldId('abbreviation')}
          label={t('masterData.field.abbreviation')}
          maxLength={50}
          value={values.abbreviation}
          onChange={(abbreviation) => set({ abbreviation })}
          error={errors.abbreviation}
        />
        <UrlField
          id={fieldId('link')}
          label={t('masterData.field.link')}
          value={values.link}
          onChange={(link) => set({ link })}
          error={errors.link}
        />
      </FormGrid>
      <NameVariants form={form} ownId={one?.id} findOwner={findManufacturer} />
      {one && isDeleting && (
        <LazyPart part={deletion} what={t('masterData.manufacturer.articles.what')}>
          {({ DeleteArticlesDialog }) => (
            <DeleteArticlesDialog manufacturer={one} onClose={() => setDeleting(false)} />
          )}
        </LazyPart>
      )}
    </MasterDataPage>
  )
}
