/** By which entries find an address, in whatever letters it is written. */
export const keyOfMail = (mail: string): string => mail.toLowerCase()
