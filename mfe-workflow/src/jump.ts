/** Brings a field into view and the focus into it. */
export const jumpToField = (id: string): void => {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Brings the beginning of a section into view and the focus to it. */
export const jumpToSection = (id: string): void => {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

/** Brings the section of a parts list into view and opens its mapping; where nobody may map it, the section alone. */
export const jumpToMapping = (sectionId: string): void => {
  jumpToSection(sectionId)
  document.getElementById(sectionId)?.querySelector<HTMLElement>('[data-opens="mapping"]')?.click()
}

/** Brings a section into view and the focus to its button that takes files, or to the section. */
export const jumpToUpload = (sectionId: string): void => {
  const section = document.getElementById(sectionId)
  if (!section) return
  section.scrollIntoView()
  const input = section.querySelector('input[type="file"]')
  const button = input?.parentElement?.querySelector('button') ?? section
  button.focus({ preventScroll: true })
}
