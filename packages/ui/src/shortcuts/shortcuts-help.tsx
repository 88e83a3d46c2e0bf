import { useState } from 'react'
import { Dialog } from '../dialogs/dialog.tsx'
import { keyToMessages } from '../feedback/close-by-key.ts'
import { activeShortcuts, type Shortcut, useShortcuts } from './use-shortcuts.ts'

const focusSearch = () => {
  const field = [...document.querySelectorAll<HTMLElement>('[data-kit-search]')].find(
    (element) => element.getClientRects().length > 0,
  )
  field?.focus()
}

const keyNames: Record<string, string> = { Ctrl: 'Strg', Escape: 'Esc', s: 'S' }

const Keys = ({ keys }: { keys: string }) =>
  keys.split('+').map((key, index) => (
    <span key={key}>
      {index > 0 && ' + '}
      <kbd>{keyNames[key] ?? key}</kbd>
    </span>
  ))

/** `?` lists the keys that work on this screen, `/` goes to its search field. */
export function ShortcutsHelp() {
  const [shown, setShown] = useState<Pick<Shortcut, 'keys' | 'label'>[]>()
  useShortcuts({
    search: focusSearch,
    extra: [{ keys: '?', label: 'Diese Hilfe', run: () => setShown([...activeShortcuts(), keyToMessages]) }],
  })
  return (
    <Dialog open={shown !== undefined} onClose={() => setShown(undefined)} title="Tastenkürzel" size="small">
      <dl className="kit-keys">
        {shown?.map((shortcut) => (
          <div key={shortcut.keys}>
            <dt>
              <Keys keys={shortcut.keys} />
            </dt>
            <dd>{shortcut.label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
