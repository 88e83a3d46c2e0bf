export {
  CheckboxField,
  CheckboxGroupField,
  type CheckboxGroupFieldProps,
  type Choice,
  RadioGroupField,
  type RadioGroupFieldProps,
  SwitchField,
} from './forms/choice-fields.tsx'
export { DateField, type DateFieldProps } from './forms/date-field.tsx'
export type { FieldProps } from './forms/field.ts'
export {
  ErrorSummary,
  type ErrorSummaryProps,
  FieldError,
  Fieldset,
  type FieldsetProps,
  FormGrid,
} from './forms/fieldset.tsx'
export { FileDrop, type FileDropProps, hasEnding, refusalOf } from './forms/file-drop.tsx'
export { lengthMessage } from './forms/length-message.ts'
export { MoneyField, NumberField, type NumberFieldProps } from './forms/number-field.tsx'
export type { Option } from './forms/options.tsx'
export { parseGermanDate } from './forms/parse-german-date.ts'
export { type Parsed, parseGermanNumber } from './forms/parse-german-number.ts'
export { SearchField, type SearchFieldProps } from './forms/search-field.tsx'
export { longestSearch, searchText } from './forms/search-text.ts'
export { SelectField, type SelectFieldProps } from './forms/select-field.tsx'
export {
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
  UrlField,
} from './forms/text-fields.tsx'
export { type Upload, UploadList } from './forms/upload-list.tsx'
