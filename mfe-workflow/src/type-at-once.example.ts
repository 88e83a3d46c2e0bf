import type { UserEvent } from '@testing-library/user-event'

/**
 * Adds a text behind what the field holds, in one input event. Drafts save after a rest in typing, and on a busy
 * machine the pause between two keys may be one.
 */
export async function typeAtOnce(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  const input = field as HTMLInputElement
  input.setSelectionRange(input.value.length, input.value.length)
  await user.paste(text)
}
