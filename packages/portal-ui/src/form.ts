export { type AutosavingDraft, createAutosavingDraft } from './form/autosaving-draft.ts'
export { ClashDialog, type ClashDialogProps } from './form/clash-dialog.tsx'
export {
  useDraftFieldIn,
  useDraftIn,
  useDraftStateIn,
  useInvalidFieldsIn,
} from './form/draft-context.ts'
export { type DraftKind, tidied } from './form/draft-kind.ts'
export { DraftNotices, type DraftNoticesProps, useDraftAlert } from './form/draft-notices.tsx'
export { type DraftState, shownValue } from './form/draft-state.ts'
export type { FieldErrors } from './form/field-errors.ts'
export { FormNotices, type FormNoticesProps } from './form/form-notices.tsx'
export { lengthErrors } from './form/length-errors.ts'
export type { ObjectForm, ObjectFormOptions } from './form/object-form.ts'
export { PendingMail, type PendingMailProps } from './form/pending-mail.tsx'
export { SaveBar, SaveMark } from './form/save-bar.tsx'
export { type AutosavingFormOptions, useAutosavingForm } from './form/use-autosaving-form.ts'
export { useObjectForm } from './form/use-object-form.ts'
