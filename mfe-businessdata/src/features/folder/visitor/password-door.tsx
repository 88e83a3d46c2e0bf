import {
  ProblemError,
  problemText,
  usePageTitle,
  useSingleMutation,
  useUserIfAny,
} from '@schrankwerk/shell-api'
import { Button, Notice, Page, Section, Stack } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInButton } from '../../../sign-in-button.tsx'
import { PasswordField } from './password-field.tsx'
import { openByPassword } from './visitor.api.ts'

type Opened = Awaited<ReturnType<typeof openByPassword>>

interface PasswordDoorProps {
  offerId: string
  /** Why one stands here, if not for the first time. */
  notice?: ReactNode
  back?: ReactNode
  onOpen: (opened: Opened) => void
}

const codeOf = (error: unknown) => (error instanceof ProblemError ? error.code : undefined)

/** Both ways into a folder; whether it exists and how it is shared they do not tell. */
export function PasswordDoor({ offerId, notice, back, onOpen }: PasswordDoorProps) {
  const { t } = useTranslation('businessdata')
  const isSignedIn = useUserIfAny() !== undefined
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const signIn = useRef<HTMLButtonElement>(null)
  usePageTitle(t('folder.titlePlain'))
  useEffect(() => field.current?.focus(), [])
  const refuse = (sentence: string) => {
    setWrong(sentence)
    field.current?.select()
    field.current?.focus()
  }
  const opening = useSingleMutation({
    mutationFn: () => openByPassword(offerId, password),
    onSuccess: onOpen,
    onError: (error) => {
      if (codeOf(error) === 'folder-password-wrong') refuse(problemText(error))
      if (codeOf(error) === 'folder-sign-in-needed') signIn.current?.focus()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password === '') refuse(t('door.passwordMissing'))
    else opening.mutate()
  }
  const { error } = opening
  return (
    <Page title={t('folder.titlePlain')} back={back} reading>
      <Stack gap={5}>
        {notice}
        <p>{t(isSignedIn ? 'door.introSignedIn' : 'door.intro')}</p>
        <form noValidate onSubmit={submit}>
          <Stack gap={4}>
            <PasswordField
              ref={field}
              label={t('door.password')}
              value={password}
              error={wrong}
              onChange={(value) => {
                setPassword(value)
                setWrong(undefined)
              }}
            />
            {error && !wrong && codeOf(error) !== 'folder-password-wrong' && (
              <Notice tone="error">{sentenceOf(error, t)}</Notice>
            )}
            <div>
              <Button type="submit" variant="primary" loading={opening.isPending}>
                {t('door.open')}
              </Button>
            </div>
          </Stack>
        </form>
        {!isSignedIn && (
          <Section title={t('door.account')} description={t('door.accountText')}>
            <SignInButton ref={signIn} />
          </Section>
        )}
      </Stack>
    </Page>
  )
}

const sentenceOf = (error: Error, t: TFunction<'businessdata'>): string => {
  const seconds = error instanceof ProblemError ? error.retryAfterSeconds : undefined
  if (codeOf(error) === 'folder-password-locked' && seconds !== undefined)
    return t('door.locked', { count: Math.max(1, Math.ceil(seconds / 60)) })
  if (codeOf(error) === 'folder-sign-in-needed') return t('door.signInNeeded')
  return problemText(error)
}
