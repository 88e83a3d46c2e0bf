import { IconArrowLeft } from '@tabler/icons-react'
import type { ElementType, ReactNode } from 'react'
import { type OfComponent, TextLink } from './button.tsx'

/** „← Anfragen“: the way back, by the name of the list it leads to. */
export function BackLink<C extends ElementType = 'a'>({
  children,
  ...rest
}: OfComponent<C, { children: ReactNode; className?: string }>) {
  const props = rest as { className?: string }
  return (
    <TextLink {...props}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
      <span className="kit-hidden">Zurück: </span>
      {children}
    </TextLink>
  )
}
