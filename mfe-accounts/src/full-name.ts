/** How a person is called where name and last name do not stand apart. */
export const fullName = ({
  name,
  lastname,
  mail = '',
}: {
  name: string
  lastname: string
  mail?: string
}): string => `${name} ${lastname}`.trim() || mail
