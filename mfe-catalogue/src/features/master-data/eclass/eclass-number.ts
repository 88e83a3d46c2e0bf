const length = 8

/** What the form's field keeps of what is typed or pasted, digits, at most eight: `27-37-10-03` becomes `27371003`. */
export const eclassDigits = (text: string): string => text.replace(/\D/g, '').slice(0, length)

export const isEclassNumber = (text: string): boolean => text.length === length

/** As it is written: `27371003` becomes `27-37-10-03`. */
export const groupedEclassNumber = (digits: string): string => digits.replace(/(\d\d)(?=\d)/g, '$1-')
