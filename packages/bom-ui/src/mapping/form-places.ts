/** Brings a place of the form into sight and its first field into focus. */
export function goTo(form: HTMLElement | null, point: string): void {
  placeIn(form, point)?.scrollIntoView({ block: 'center' })
  focusIn(form, point)
}

const placeIn = (form: HTMLElement | null, point: string) =>
  form?.querySelector<HTMLElement>(`[data-point="${CSS.escape(point)}"]`)

/** Gives the focus to the first field of a place, the chosen one of several. */
export const focusIn = (form: HTMLElement | null, point: string): void =>
  placeIn(form, point)
    ?.querySelector<HTMLElement>('input:checked, input, select, button')
    ?.focus({ preventScroll: true })
