/** E-Class numbers are compared by their eight digits: „27-37-10-03" and „27371003" are one. */
export const eclassKey = (text: string): string => text.replace(/[\s.\-–/]/g, '')
