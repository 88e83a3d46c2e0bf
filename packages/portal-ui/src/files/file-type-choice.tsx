import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { SelectField } from '@schrankwerk/ui/forms'

export interface FileTypeChoiceProps<Type extends string> {
  filename: string
  type: Type
  nameOf: (type: Type) => string
  /** Types the file may be given now; fewer than two others leave the type as text. */
  types: readonly Type[]
  /** Left out where the type may not be changed. */
  onChange?: ((type: Type) => Promise<unknown>) | false | undefined
}

/** A file's type as text, or as a choice where there is one; why a change was refused is said beneath. */
export function FileTypeChoice<Type extends string>(props: FileTypeChoiceProps<Type>) {
  const { filename, type, nameOf, onChange } = props
  const changing = useSingleMutation<unknown, Type>({
    mutationFn: async (chosen) => (onChange ? onChange(chosen) : undefined),
  })
  const types = props.types.includes(type) ? props.types : [type, ...props.types]
  if (!onChange || types.length < 2) return nameOf(type)
  return (
    <SelectField
      hideLabel
      label={`Dateiart von ${filename}`}
      searchable={false}
      disabled={changing.isPending}
      options={types.map((value) => ({ value, label: nameOf(value) }))}
      value={(changing.isPending && changing.variables) || type}
      onChange={(chosen) => chosen !== null && chosen !== type && changing.mutate(chosen as Type)}
      error={changing.error && `Die Dateiart konnte nicht geändert werden. ${problemText(changing.error)}`}
    />
  )
}
