import type { Visibility } from '@schrankwerk/contracts'
import { formatMail } from '@schrankwerk/domain'
import { isOver } from '@schrankwerk/domain/folder-openings'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
import { Button, Empty, formatDate, IconButton, Menu, Section, StateBadge } from '@schrankwerk/ui'
import { type Column, DataTable } from '@schrankwerk/ui/table'
import { IconDots, IconUserPlus } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { companyOf } from '../../folder/company-of.ts'
import { ChangeFailure } from './change-failure.tsx'
import { EndEntryDialog } from './end-entry-dialog.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { invite } from './settings.api.ts'
import styles from './settings.module.css'
import { type SettingsText, useSettingsText } from './settings-text.ts'
import type { SharedFolder } from './shared-folder.ts'
import { useSettingsChange } from './use-settings-change.ts'

type Open = { dialog: 'entry'; entry?: Visibility } | { dialog: 'end'; entry: Visibility }

/** Whom the two companies let in by name; the own entries can be changed, those of both be ended. */
export function Entries({ folder, level }: { folder: SharedFolder; level: 2 | 3 }) {
  const t = useSettingsText()
  const [open, setOpen] = useState<Open>()
  const id = useId()
  const [ended, setEnded] = useState(0)
  // The button that led to the question goes with its row.
  useEffect(() => {
    if (ended > 0) document.getElementById(id)?.focus({ preventScroll: true })
  }, [ended, id])
  const { side, visibilities } = folder.settings
  const isOpenFolder = folder.state === 'open'
  const inviting = useSettingsChange({
    send: ({ id }: Visibility) => invite(folder.offerId, id),
    done: ({ email }) => t('entry.invited', { email: formatMail(email) }),
  })
  const today = todayInBerlin()
  const hasEnded = (entry: Visibility) => entry.isOver || isOver(entry, today)
  const actions = (entry: Visibility) => {
    const end = () => setOpen({ dialog: 'end', entry })
    if (entry.side !== side)
      return (
        <Button small aria-label={t('entry.endOf', { email: formatMail(entry.email) })} onClick={end}>
          {t('entry.end')}
        </Button>
      )
    const isInviting = inviting.isPending && inviting.variables?.id === entry.id
    return (
      <Menu
        label={t('entry.actionsOf', { email: formatMail(entry.email) })}
        trigger={
          <IconButton label={t('entry.actionsOf', { email: formatMail(entry.email) })} loading={isInviting}>
            <IconDots size={18} stroke={1.75} aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            key: 'edit',
            label: t('entry.edit'),
            disabled: !isOpenFolder,
            onSelect: () => setOpen({ dialog: 'entry', entry }),
          },
          {
            key: 'invite',
            label: t('entry.invite'),
            disabled: !isOpenFolder || hasEnded(entry),
            onSelect: () => inviting.mutate(entry),
          },
          { key: 'end', label: t('entry.end'), danger: true, onSelect: end },
        ]}
      />
    )
  }
  const add = (
    <Button
      small
      icon={<IconUserPlus size={16} stroke={1.75} aria-hidden="true" />}
      disabled={!isOpenFolder}
      onClick={() => setOpen({ dialog: 'entry' })}
    >
      {t('entry.add')}
    </Button>
  )
  return (
    <Section id={id} level={level} title={t('entry.title')} description={t('entry.text')} actions={add}>
      <ChangeFailure
        error={inviting.error}
        onRetry={() => inviting.variables && inviting.mutate(inviting.variables)}
        onDiscard={inviting.reset}
      />
      <DataTable
        label={t('entry.table')}
        rows={visibilities}
        rowKey={({ id }) => id}
        rowLabel={({ email }) => formatMail(email)}
        columns={[
          ...columnsOf(folder, hasEnded, t),
          {
            key: 'actions',
            header: '',
            name: t('entry.actions'),
            hideable: false,
            align: 'end',
            cell: actions,
          },
        ]}
        empty={<Empty text={t('entry.none')} />}
      />
      {open?.dialog === 'entry' && (
        <EntryDialog folder={folder} entry={open.entry} onClose={() => setOpen(undefined)} />
      )}
      {open?.dialog === 'end' && (
        <EndEntryDialog
          folder={folder}
          entry={open.entry}
          onClose={() => setOpen(undefined)}
          onDone={() => setEnded(ended + 1)}
        />
      )}
    </Section>
  )
}

const columnsOf = (
  folder: SharedFolder,
  hasEnded: (entry: Visibility) => boolean,
  t: SettingsText,
): Column<Visibility>[] => {
  const marked = (entry: Visibility) => {
    if (hasEnded(entry)) return t('entry.over')
    return entry.permissions.read || entry.permissions.write ? undefined : t('entry.noRight')
  }
  return [
    {
      key: 'email',
      header: t('entry.email'),
      hideable: false,
      sortValue: ({ email }) => formatMail(email).toLowerCase(),
      cell: (entry) => (
        <>
          <span className={hasEnded(entry) ? styles.over : styles.mail}>{formatMail(entry.email)}</span>{' '}
          {marked(entry) && <StateBadge tone="grey">{marked(entry)}</StateBadge>}
        </>
      ),
    },
    {
      key: 'endDate',
      header: t('entry.endDate'),
      hideable: false,
      sortValue: ({ endDate }) => endDate ?? '9999',
      cell: ({ endDate }) => (endDate === null ? t('entry.unlimited') : formatDate(endDate)),
    },
    {
      key: 'read',
      header: t('right.read'),
      hideable: false,
      cell: ({ permissions: { read, write } }) => t(read || write ? 'entry.yes' : 'entry.no'),
    },
    {
      key: 'write',
      header: t('right.write'),
      hideable: false,
      cell: ({ permissions }) => t(permissions.write ? 'entry.yes' : 'entry.no'),
    },
    {
      key: 'side',
      header: t('entry.of'),
      hideable: false,
      sortValue: ({ side }) => companyOf(folder, side),
      cell: ({ side }) => companyOf(folder, side),
    },
    {
      key: 'invitedAt',
      header: t('entry.invitedAt'),
      hideable: false,
      sortValue: ({ invitedAt }) => invitedAt,
      cell: ({ invitedAt }) => (invitedAt === null ? t('entry.notInvited') : formatDate(invitedAt)),
    },
  ]
}
