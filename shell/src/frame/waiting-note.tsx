import { useWaiting } from '@schrankwerk/shell-api'
import classes from './waiting-note.module.css'

/** What a call of the page waits for; over dialogs as well, since most such calls are made from one. */
export function WaitingNote() {
  const waiting = useWaiting()
  return <div role="status">{waiting && <p className={classes.note}>{waiting}</p>}</div>
}
