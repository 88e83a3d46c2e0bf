/** How a person is called where name and last name do not stand apart. */
export const fullName = ({ name, lastname }: { name: string; lastname: string }): string =>
  `${name} ${lastname}`.trim()
