import {
  archiveEnquiry,
  createEnquiry,
  filterReplacements,
  enquiryColumns as sortable,
} from '@schrankwerk/contracts'
import { ListPage, useList } from '@schrankwerk/portal-ui/list'
import { useMayCall } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Empty, LinkButton, TextLink, useIsNarrow } from '@schrankwerk/ui'
import { IconArchive, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { enquiriesQuery } from '../features/enquiry/enquiry.api.ts'
import { ArchiveEnquiriesDialog } from '../features/enquiry/list/archive-enquiries-dialog.tsx'
import { CopyEnquiryButton } from '../features/enquiry/list/copy-enquiry-button.tsx'
import { enquiryColumns, initiallyHidden, titleOf } from '../features/enquiry/list/enquiry-columns.tsx'
import { EnquiryFilters, enquiryFilters, withKnownState } from '../features/enquiry/list/enquiry-filters.tsx'
import { enquiryPath, newEnquiryPath, replacementPath } from '../paths.ts'

export function Component() {
  const { t } = useTranslation('workflow')
  const isCustomer = useMayCall(createEnquiry)
  // Cards have no room for it; the enquiry's own page copies too.
  const isNarrow = useIsNarrow()
  const mayArchive = useMayCall(archiveEnquiry)
  const mayRemember = useMayCall(filterReplacements)
  const list = useList({
    name: 'enquiry',
    query: (asked) => enquiriesQuery(withKnownState(asked)),
    filters: enquiryFilters,
    sortable,
    hidden: initiallyHidden(isCustomer),
  })
  const create = isCustomer && (
    <LinkButton
      variant="primary"
      component={Link}
      to={newEnquiryPath}
      icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      {t('enquiry.list.create')}
    </LinkButton>
  )
  return (
    <ListPage
      list={list}
      title={t('enquiry.list.title')}
      what={t('enquiry.list.what')}
      columns={enquiryColumns({ t, isCustomer })}
      nameOf={(row) => titleOf(row, t)}
      to={(row) => enquiryPath(row.id)}
      rowActions={isNarrow ? undefined : (row) => <CopyEnquiryButton enquiry={row} />}
      actions={
        <>
          {mayRemember && (
            <TextLink component={Link} to={replacementPath}>
              {t('enquiry.list.replacements')}
            </TextLink>
          )}
          {create}
        </>
      }
      filters={<EnquiryFilters address={list.address} isCustomer={isCustomer} />}
      empty={
        <Empty text={t(isCustomer ? 'enquiry.list.empty' : 'enquiry.list.emptySupplier')} action={create} />
      }
      emptyFiltered={t('enquiry.list.emptyFiltered')}
      bulk={
        mayArchive && {
          verb: () => t('enquiry.archive.verb'),
          icon: <IconArchive size={16} stroke={1.75} aria-hidden="true" />,
          dialog: ArchiveEnquiriesDialog,
        }
      }
    />
  )
}
