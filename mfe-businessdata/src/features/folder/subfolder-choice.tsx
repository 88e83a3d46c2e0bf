import type { BusinessData, Subfolder } from '@schrankwerk/contracts'
import { Button, formatNumber, IconButton, Inline, Menu, useIsNarrow } from '@schrankwerk/ui'
import { SelectField } from '@schrankwerk/ui/forms'
import { IconDots, IconFolderPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './folder.module.css'
import type { FolderAct } from './folder-dialogs.tsx'
import type { SubfolderChoice as Choice } from './use-folder-address.ts'

export interface SubfolderChoiceProps {
  folder: BusinessData
  choice: Choice
  onChoice: (choice: Choice) => void
  onAct: (act: FolderAct) => void
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Which files are shown, and what can be done with the subfolder they are in. */
export function SubfolderChoice({ folder, choice, onChoice, onAct }: SubfolderChoiceProps) {
  const { t } = useTranslation('businessdata')
  const isNarrow = useIsNarrow()
  const { items, subfolders, permissions } = folder
  const places = useMemo(() => {
    const counts = new Map<string | null, number>()
    for (const { subfolderId } of items) counts.set(subfolderId, (counts.get(subfolderId) ?? 0) + 1)
    return [
      { key: 'all', name: t('subfolder.all'), count: items.length },
      { key: 'top', name: t('subfolder.top'), count: counts.get(null) ?? 0 },
      ...subfolders.map(({ id, name }) => ({ key: id, name, count: counts.get(id) ?? 0 })),
    ]
  }, [items, subfolders, t])
  const chosen = subfolders.find(({ id }) => id === choice)
  const actions = permissions.write && (
    <Inline gap={1} wrap={false}>
      <Button small icon={<IconFolderPlus {...icon} />} onClick={() => onAct({ act: 'add-subfolder' })}>
        {t('subfolder.add')}
      </Button>
      {chosen && <SubfolderMenu subfolder={chosen} onAct={onAct} />}
    </Inline>
  )
  if (subfolders.length === 0) return actions
  if (isNarrow)
    return (
      <div className={styles.choice}>
        <SelectField
          label={t('subfolder.choice')}
          searchable={false}
          options={places.map(({ key, name, count }) => ({
            value: key,
            label: `${name} (${formatNumber(count)})`,
          }))}
          value={choice}
          onChange={(key) => onChoice(key ?? 'all')}
        />
        {actions}
      </div>
    )
  return (
    <nav className={styles.subfolders} aria-label={t('subfolder.choice')}>
      <ul>
        {places.map(({ key, name, count }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={key === choice ? 'true' : undefined}
              onClick={() => onChoice(key)}
            >
              <span>{name}</span>
              <span className="kit-muted kit-tabular">{formatNumber(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      {actions}
    </nav>
  )
}

function SubfolderMenu({ subfolder, onAct }: { subfolder: Subfolder; onAct: (act: FolderAct) => void }) {
  const { t } = useTranslation('businessdata')
  const { id, name } = subfolder
  const label = t('subfolder.more', { name })
  return (
    <Menu
      label={label}
      trigger={
        <IconButton small label={label}>
          <IconDots {...icon} />
        </IconButton>
      }
      items={[
        {
          key: 'rename',
          label: t('subfolder.rename'),
          onSelect: () => onAct({ act: 'rename-subfolder', subfolderId: id }),
        },
        {
          key: 'delete',
          label: t('subfolder.delete'),
          danger: true,
          onSelect: () => onAct({ act: 'delete-subfolder', subfolderId: id }),
        },
      ]}
    />
  )
}
