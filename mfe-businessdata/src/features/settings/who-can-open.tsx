import type { FolderSide } from '@schrankwerk/contracts'
import { formatMail } from '@schrankwerk/domain'
import { type FolderOpening, whoCanOpen } from '@schrankwerk/domain/folder-openings'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'

import { companyOf } from '../../folder/company-of.ts'
import styles from './settings.module.css'
import { type SettingsText, useSettingsText } from './settings-text.ts'
import type { SharedFolder } from './shared-folder.ts'

const namedAtMost = 3

/** In sentences, what switches, rights and entries come to at this moment. */
export function WhoCanOpen({ folder }: { folder: SharedFolder }) {
  const t = useSettingsText()
  const openings = whoCanOpen({ ...folder.settings, state: folder.state, today: todayInBerlin() })
  return (
    <ul className={styles.sentences}>
      {openings.map((opening) => {
        const sentence = sentenceOf(opening, folder, t)
        return <li key={sentence}>{sentence}</li>
      })}
    </ul>
  )
}

const sentenceOf = (opening: FolderOpening, folder: SharedFolder, t: SettingsText): string => {
  const names = (sides: readonly FolderSide[]) =>
    sides.map((side) => companyOf(folder, side)).join(` ${t('opens.and')} `)
  /** Whose files are shown. */
  const files = (what: 'guests' | 'visitors', sides: readonly FolderSide[]) =>
    t(`opens.${what}.${(['none', 'one', 'both'] as const)[sides.length as 0 | 1 | 2]}`, {
      company: names(sides),
    })
  switch (opening.who) {
    case 'admins':
      return t(`opens.admins.${opening.right}`, { companies: names(opening.sides) })
    case 'company':
      return t(`opens.company.${opening.right}`, { company: companyOf(folder, opening.side) })
    case 'named': {
      const shown = opening.emails.slice(0, namedAtMost).map(formatMail)
      const more = opening.emails.length - shown.length
      const emails = [...shown, ...(more > 0 ? [t('opens.more', { count: more })] : [])].join(', ')
      return t(`opens.${opening.takesGuests ? 'named' : 'colleagues'}.${opening.right}`, { emails })
    }
    case 'guests':
      return files('guests', opening.see)
    case 'visitors':
      return files('visitors', opening.see)
    case 'nobody-outside':
      return t(`opens.nobodyOutside.${opening.reason}`)
  }
}
