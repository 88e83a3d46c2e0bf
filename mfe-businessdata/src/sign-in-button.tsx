import { signIn, type WayIn } from '@schrankwerk/shell-api'
import { Button, Notice, Stack } from '@schrankwerk/ui'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SignInButtonProps {
  way?: WayIn
  variant?: 'primary'
  ref?: Ref<HTMLButtonElement>
}

/** Leaves for the sign-in; says so where that cannot be reached. */
export function SignInButton({ way, variant, ref }: SignInButtonProps) {
  const { t } = useTranslation('businessdata')
  const [state, setState] = useState<'here' | 'leaving' | 'away'>('here')
  const leave = () => {
    setState('leaving')
    signIn(way).catch(() => setState('away'))
  }
  return (
    <Stack gap={3} align="flex-start">
      <Button ref={ref} variant={variant} loading={state === 'leaving'} onClick={leave}>
        {t('signIn')}
      </Button>
      {state === 'away' && <Notice tone="error">{t('signInAway')}</Notice>}
    </Stack>
  )
}
