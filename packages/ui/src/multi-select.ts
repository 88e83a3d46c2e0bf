export { ChipsField, type ChipsFieldProps, MultiSelectField } from './forms/multi-select-fields.tsx'
