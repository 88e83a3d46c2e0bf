import { toast } from 'react-toastify/unstyled'

/** Where a page says at its top what can be done: the buttons beside its title, and all of an object's header. */
const heads = '.kit-page-head .kit-actions, .kit-object-start'

/** How far down the heads reach where the page is at its top: who scrolls back meanwhile finds them free as well. */
const lowestHead = (): number => {
  const ends = [...document.querySelectorAll(heads)].map(
    (head) => head.getBoundingClientRect().bottom + scrollY,
  )
  return Math.max(0, ...ends.filter((end) => end < innerHeight / 2))
}

/** Keeps messages from lying on what leads on, also where the page changes under them. Ends with what it returns. */
export function keepBelowHeads(): () => void {
  const place = () =>
    document.documentElement.style.setProperty('--kit-toasts-below', `${Math.ceil(lowestHead())}px`)
  const stopListening = toast.onChange(({ status }) => {
    if (status === 'added') place()
  })
  const changes = new ResizeObserver(place)
  changes.observe(document.body)
  return () => {
    stopListening()
    changes.disconnect()
  }
}
