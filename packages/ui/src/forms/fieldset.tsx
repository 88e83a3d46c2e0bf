import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'

export interface FieldsetProps {
  legend: ReactNode
  description?: ReactNode
  /** Belongs to the field above it, and is indented below it. */
  dependent?: boolean
  disabled?: boolean
  children: ReactNode
}

export function Fieldset({ legend, description, dependent, disabled, children }: FieldsetProps) {
  const id = useId()
  return (
    <fieldset
      className="kit-fieldset"
      data-dependent={dependent || undefined}
      disabled={disabled}
      aria-describedby={description ? id : undefined}
    >
      <legend>{legend}</legend>
      {description && (
        <p id={id} className="kit-muted">
          {description}
        </p>
      )}
      <div className="kit-fieldset-body">{children}</div>
    </fieldset>
  )
}

/** Fields side by side from 768 px on. */
export function FormGrid({ columns = 2, children }: { columns?: 1 | 2 | 3; children: ReactNode }) {
  return <div className={`kit-form-grid kit-form-grid-${columns}`}>{children}</div>
}

/**
 * A message below a field, read out when it comes; nothing where there is none. Its `id` is for the field's
 * `aria-describedby`.
 */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="kit-field-error" role="alert">
      <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
      {children}
    </p>
  )
}

export interface ErrorSummaryProps {
  /** `field` is the id of the field to jump to. */
  errors: { field: string; label: string; message: string }[]
  title?: string
}

/** All errors of a form above its buttons, each with a way to its field. */
export function ErrorSummary({ errors, title = 'Bitte prüfen Sie diese Angaben' }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div className="kit-notice kit-notice-error" role="alert">
      <IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />
      <div className="kit-notice-text">
        <p className="kit-notice-title">{title}</p>
        <ul>
          {errors.map((error) => (
            <li key={error.field}>
              <button
                type="button"
                className="kit-link"
                onClick={() => document.getElementById(error.field)?.focus()}
              >
                {error.label}
              </button>
              : {error.message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
