import { useTranslation } from 'react-i18next'
import classes from './register.module.css'
import { type StepName, stepNames } from './registration.ts'

/** Where one is among the steps. */
export function Stepper({ step }: { step: StepName }) {
  const { t } = useTranslation('shell')
  const current = stepNames.indexOf(step)
  return (
    <ol className={classes.steps} aria-label={t('register.steps')}>
      {stepNames.map((name, index) => (
        <li
          key={name}
          className={classes.step}
          data-done={index < current || undefined}
          {...(name === step ? { 'aria-current': 'step' } : {})}
        >
          {t(`register.${name}`)}
          {index < current && <span className="kit-hidden"> {t('register.filledIn')}</span>}
        </li>
      ))}
    </ol>
  )
}
