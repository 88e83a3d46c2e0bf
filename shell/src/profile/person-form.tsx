import type { User } from '@schrankwerk/contracts'
import { formatMail, mostLinksAnHour } from '@schrankwerk/domain'
import { ClashDialog, FormNotices, PendingMail, SaveMark, useObjectForm } from '@schrankwerk/portal-ui/form'
import type { ProblemError } from '@schrankwerk/shell-api'
import { Button, Inline, Section, Stack } from '@schrankwerk/ui'
import { FormGrid, TextField } from '@schrankwerk/ui/forms'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { profilePath } from '../routing/access.ts'
import { ownUserQuery, readOwnUser, rememberOwnUser, takeBackMail, update } from './own-user.api.ts'
import {
  changedFields,
  checkPerson,
  inputOf,
  isRequired,
  noPerson,
  type PersonInput,
  type PersonValues,
  personFields,
  personLengths,
  valuesOf,
} from './person-values.ts'

const fieldId = (field: string) => `person-${field}`

const refusedFields = ({ status, errors, detail }: ProblemError) =>
  status === 400 ? Object.fromEntries(errors.map((one) => [one.path, one.detail ?? detail])) : {}

function NewMail({ user, saves }: { user: User; saves: number }) {
  const { t } = useTranslation('shell')
  const cache = useQueryClient()
  return (
    <PendingMail
      address={user.newMail}
      saves={saves}
      takeBack={() => takeBackMail(user.id)}
      remember={(saved) => rememberOwnUser(cache, saved)}
      readAgain={() => void cache.invalidateQueries({ queryKey: ownUserQuery.queryKey })}
      fieldId={fieldId('mail')}
      words={{
        title: t('profile.person.newMailTitle'),
        text: t('profile.person.newMail', {
          mail: formatMail(user.newMail ?? ''),
          current: formatMail(user.mail),
        }),
        verb: t('profile.person.takeBack'),
        done: ({ mail }) => t('profile.person.takenBack', { mail: formatMail(mail) }),
        failed: (detail) => t('profile.person.takeBackFailed', { detail }),
      }}
    />
  )
}

/** Name and contact data of oneself. */
export function PersonForm({ user }: { user: User }) {
  const { t } = useTranslation('shell')
  const form = useObjectForm<User, PersonValues, PersonInput>({
    kind: 'profile',
    saved: user,
    empty: noPerson,
    valuesOf,
    changedFields,
    inputOf,
    check: (values) => checkPerson(values, user, t),
    refusedFields,
    create: () => Promise.reject(new Error('Nobody makes himself.')),
    update,
    read: () => readOwnUser(),
    remember: rememberOwnUser,
    path: () => profilePath,
    words: {
      saved: t('profile.person.saved'),
      created: t('profile.person.saved'),
      failed: (detail) => t('profile.person.failed', { detail }),
    },
  })
  const { values, errors, set, clash } = form
  const lengths = personLengths(values)
  const label = (field: string) => t(`profile.person.${field}`)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.save()
  }
  const field = (name: keyof PersonValues) => ({
    id: fieldId(name),
    label: label(name),
    required: isRequired(name, user),
    value: values[name],
    onChange: (value: string) => set({ [name]: value }),
    error: lengths[name] ?? errors[name],
  })
  return (
    <Section title={t('profile.person.title')} actions={<SaveMark form={form} />}>
      <FormNotices form={form} fieldId={fieldId} labelOf={label} />
      <NewMail user={user} saves={form.saves} />
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <FormGrid>
            <TextField {...field('name')} autoComplete="given-name" />
            <TextField {...field('lastname')} autoComplete="family-name" />
            <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" />
            <TextField
              {...field('mail')}
              type="email"
              autoComplete="email"
              description={t('profile.person.mailHint', { most: mostLinksAnHour })}
            />
          </FormGrid>
          <Inline gap={2}>
            <Button
              type="submit"
              variant={user.passwordChangeNeeded ? 'default' : 'primary'}
              icon={<IconDeviceFloppy size={18} stroke={1.75} aria-hidden />}
              loading={form.isSaving}
            >
              {t('profile.person.save')}
            </Button>
            {form.isDirty && (
              <Button onClick={form.discard} disabled={form.isSaving}>
                {t('profile.person.discard')}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
      {clash && (
        <ClashDialog
          title={t('profile.person.changed')}
          text={t('profile.person.changedText')}
          rows={personFields
            .filter((name) => clash.fields.includes(name))
            .map((name) => [label(name), values[name] || '–', valuesOf(clash.theirs)[name] || '–'])}
          onTakeTheirs={form.takeTheirs}
          onKeepMine={form.keepMine}
        />
      )}
    </Section>
  )
}
