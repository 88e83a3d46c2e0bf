import type { Reference } from '@schrankwerk/contracts'
import { Drawer, IconButton, LazyPart, lazyCode, SkeletonLine, useIsNarrow } from '@schrankwerk/ui'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './chat.module.css'
import { doorId } from './chat-button.tsx'
import type { Beginning, ChatPlace } from './chat-door.tsx'
import { useChatText } from './chat-text.ts'
import { rememberClosed } from './opens-by-itself.ts'
import { ShowInPage, showInPage } from './show-in-page.ts'
import { useChatAddress } from './use-chat-address.ts'

const panel = lazyCode(() => import('./chat-panel.tsx'))

/** Beside the page where there is room for it, else over it. */
export function ChatFrame({ place, begins }: { place: ChatPlace; begins: Beginning }) {
  const t = useChatText()
  const { isOpen, close } = useChatAddress()
  const isNarrow = useIsNarrow('side')
  const [wanted, setWanted] = useState<Reference>()
  useEffect(() => {
    if (!wanted || isOpen) return
    setWanted(undefined)
    void showInPage(wanted)
  }, [wanted, isOpen])
  if (!isOpen) return null
  const closeIt = () => {
    rememberClosed(true)
    close()
  }
  const show = (reference: Reference) => {
    if (!isNarrow) return void showInPage(reference)
    setWanted(reference)
    close()
  }
  const content = (
    <LazyPart part={panel} what={t('what')} skeleton={<SkeletonLine width="60%" />}>
      {({ ChatPanel }) => (
        <ShowInPage value={show}>
          <ChatPanel place={place} begins={begins} />
        </ShowInPage>
      )}
    </LazyPart>
  )
  if (isNarrow)
    return (
      <Drawer open onClose={closeIt} title={t('title')}>
        <div className={styles.sheet}>{content}</div>
      </Drawer>
    )
  return <Beside onClose={closeIt}>{content}</Beside>
}

function Beside({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useChatText()
  const side = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const own = side.current
    const door = () => document.getElementById(doorId)
    // Whoever opened it by the button goes on inside; one that opens by itself takes no focus.
    if (document.activeElement === door()) heading.current?.focus({ preventScroll: true })
    return () => {
      if (own?.contains(document.activeElement)) queueMicrotask(() => door()?.focus({ preventScroll: true }))
    }
  }, [])
  return (
    <aside ref={side} className="kit-side kit-no-print" aria-label={t('title')}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <IconButton small label={t('close')} onClick={onClose}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </aside>
  )
}
