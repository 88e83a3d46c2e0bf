import { type Ref, useId } from 'react'
import styles from './password-field.module.css'

interface PasswordFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** One field: the kit's bring sixty KB, which this page would have to wait for on a slow line. */
export function PasswordField({ label, value, onChange, error, ref }: PasswordFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={ref}
        className={styles.input}
        type="password"
        autoComplete="off"
        required
        maxLength={1000}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
