import type { MasterDataKind } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { formatNumber, TextLink } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { masterDataPath } from '../../paths.ts'

interface NamedRow {
  id: string
  displayName: string
  usedByArticleAmount: number
}

/** The name as the way to its page. */
export const nameColumn = <Row extends NamedRow>(
  kind: MasterDataKind,
  t: TFunction<'catalogue'>,
  nameOf: (row: Row) => string = ({ displayName }) => displayName,
): Column<Row> => ({
  key: 'displayName',
  header: t('masterData.field.displayName'),
  sortable: true,
  hideable: false,
  cell: (row) => (
    <TextLink component={Link} to={masterDataPath(kind, row.id)}>
      {nameOf(row)}
    </TextLink>
  ),
})

/** How many articles use it. */
export const articlesColumn = <Row extends NamedRow>(t: TFunction<'catalogue'>): Column<Row> => ({
  key: 'usedByArticleAmount',
  header: t('masterData.field.usedByArticleAmount'),
  sortable: true,
  align: 'end',
  cell: ({ usedByArticleAmount }) => formatNumber(usedByArticleAmount),
})
