/** Whether both are the same address, as people type it. */
export const isSameMail = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
