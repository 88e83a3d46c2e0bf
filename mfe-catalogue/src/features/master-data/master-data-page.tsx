import { ChangeHistory } from '@schrankwerk/portal-ui/change-history'
import { ClashDialog, FormNotices, SaveBar, SaveMark } from '@schrankwerk/portal-ui/form'
import { usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import {
  BackLink,
  type BarAction,
  ObjectHeader,
  ObjectPage,
  Section,
  Stack,
  useShortcuts,
} from '@schrankwerk/ui'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteMasterData } from './delete-master-data.tsx'
import { fieldId } from './field-id.ts'
import type { Deleting, Kept } from './master-data.ts'
import { masterDataListAddress } from './master-data-address.ts'
import { Usage } from './usage.tsx'
import type { MasterDataForm } from './use-master-data-form.ts'

export interface MasterDataPageProps<One extends Kept, Values> {
  of: Deleting<One>
  one: One | undefined
  form: MasterDataForm<One, Values>
  valuesOf: (one: One) => Values
  /** A value as people read it, where it is more than a text, a number or a list of texts. */
  textOf?: (field: keyof Values & string, values: Values) => string | undefined
  /** What else can be done with it. */
  actions?: readonly BarAction[]
  children: ReactNode
}

/** The page of one of a kind, or of a new one: its fields, what uses it, what became of it. */
export function MasterDataPage<One extends Kept, Values extends object>(
  props: MasterDataPageProps<One, Values>,
) {
  const { of, one, form, valuesOf, textOf, actions = [], children } = props
  const { t } = useTranslation('catalogue')
  const [isDeleting, setDeleting] = useState(false)
  const { kind } = of
  const title = one ? of.nameOf(one) : t(`masterData.${kind}.new`)
  usePageTitle(one ? `${t(`masterData.${kind}.one`)} ${title}` : title)
  useShortcuts({ save: form.save })
  const text = (field: keyof Values & string, values: Values): string => {
    const value = textOf?.(field, values) ?? values[field]
    return (Array.isArray(value) ? value.join(', ') : String(value ?? '')) || '–'
  }
  const remove: BarAction = {
    key: 'delete',
    label: t(`masterData.${kind}.delete.verb`, { count: 1 }),
    icon: <IconTrash size={16} stroke={1.75} aria-hidden="true" />,
    danger: true,
    onSelect: () => setDeleting(true),
  }
  return (
    <ObjectPage
      header={
        <ObjectHeader
          back={
            <BackLink component={Link} to={masterDataListAddress(kind)}>
              {t(`masterData.${kind}.many`)}
            </BackLink>
          }
          title={title}
          save={<SaveMark form={form} />}
        />
      }
      notices={
        <FormNotices
          form={form}
          fieldId={fieldId}
          labelOf={(path) => t(`masterData.field.${path.split('.')[0]}`)}
        />
      }
      bar={
        <SaveBar
          form={form}
          create={t(`masterData.${kind}.create`)}
          others={one ? [...actions, remove] : []}
        />
      }
    >
      <Section title={t('masterData.section.data')}>
        <Stack gap={4}>{children}</Stack>
      </Section>
      {one && (
        <>
          <Section title={t('masterData.section.usage')}>
            <Usage kind={kind} one={one} />
          </Section>
          <Section title={t('masterData.section.history')}>
            <ChangeHistory of={one} labelOf={(field) => t([`masterData.field.${field}`, 'history.field'])} />
          </Section>
        </>
      )}
      {form.clash && (
        <ClashDialog
          title={t(`masterData.${kind}.changed`)}
          text={t('masterData.changedText')}
          rows={form.clash.fields.map((name) => [
            t(`masterData.field.${String(name)}`),
            text(name, form.values),
            form.clash && text(name, valuesOf(form.clash.theirs)),
          ])}
          onTakeTheirs={form.takeTheirs}
          onKeepMine={form.keepMine}
        />
      )}
      {one && isDeleting && (
        <DeleteMasterData
          of={of}
          items={[one]}
          onClose={() => setDeleting(false)}
          onDone={(left) => left.length === 0 && form.leave()}
        />
      )}
    </ObjectPage>
  )
}
