import { currentUser, usePageTitle } from '@schrankwerk/shell-api'
import { Navigate } from '@schrankwerk/shell-api/router'
import { Button, Inline, Muted, Notice, Page, Stack, TextLink } from '@schrankwerk/ui'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './register.module.css'
import { Registered } from './registered.tsx'
import { Stepper } from './stepper.tsx'
import { stepFields } from './steps.tsx'
import { type Registration, useRegistration } from './use-registration.ts'

export function Component() {
  return currentUser() ? <Navigate to="/profile" replace /> : <Register />
}

/** After a refusal to the first field with an error, after a change of step to its heading. */
function useFocus({ step, refusals, errors }: Registration) {
  const shown = useRef({ step, refusals })
  // biome-ignore lint/correctness/useExhaustiveDependencies: not while an error is corrected
  useEffect(() => {
    if (shown.current.step === step && shown.current.refusals === refusals) return
    shown.current = { step, refusals }
    const field = Object.keys(errors).find((name) => document.getElementById(name))
    document.getElementById(field ?? 'step')?.focus()
  }, [step, refusals])
}

function Register() {
  const { t } = useTranslation('shell')
  const registration = useRegistration()
  usePageTitle(t('register.title'))
  useFocus(registration)
  const { step, agreements, failure } = registration
  const Fields = stepFields[step]
  const isLast = step === 'company'
  const isAgreed = agreements.privacy && agreements.terms
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    registration.next()
  }
  if (registration.isDone) return <Registered mail={registration.values['user.mail'].trim()} />
  return (
    <Page title={t('register.title')} reading>
      <Stepper step={step} />
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <h2 id="step" tabIndex={-1} className={classes.heading}>
            {t(`register.${step}`)}
          </h2>
          {registration.isLedBack && <Notice>{t('register.passwordAgain')}</Notice>}
          <Fields registration={registration} />
          <div className={classes.decoy} aria-hidden="true">
            <label htmlFor="website">Website</label>
            <input
              id="website"
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={registration.website}
              onChange={(event) => registration.setWebsite(event.currentTarget.value)}
            />
          </div>
          {failure && <Notice tone="error">{failure}</Notice>}
          <Inline gap={3}>
            {step !== 'person' && <Button onClick={registration.back}>{t('back')}</Button>}
            <Button
              type="submit"
              variant="primary"
              loading={registration.isSending}
              disabled={isLast && !isAgreed}
              {...(isLast && !isAgreed ? { 'aria-describedby': 'agreements-missing' } : {})}
            >
              {t(isLast ? 'register.submit' : 'register.next')}
            </Button>
            {isLast && !isAgreed && (
              <span id="agreements-missing">
                <Muted>{t('register.agreementsMissing')}</Muted>
              </span>
            )}
          </Inline>
        </Stack>
      </form>
      <p>
        {t('register.hasAccount')} <TextLink href="/">{t('signIn')}</TextLink>
      </p>
    </Page>
  )
}
