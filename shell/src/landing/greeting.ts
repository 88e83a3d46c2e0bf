/** The landing page as the page itself holds it, until the portal's code shows what belongs there. */
export const greetingId = 'greeting'

/** Whether the landing page is to be shown here, as far as the page could tell before any code was there. */
export const isGreeted = (): boolean => 'greeted' in document.documentElement.dataset

export const endGreeting = (): void => document.getElementById(greetingId)?.remove()
