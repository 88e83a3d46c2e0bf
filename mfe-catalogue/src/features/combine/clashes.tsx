import type { CombinePreview } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { Notice, SimpleTable, Stack, TextLink } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { discountGroupName } from '../../discount-group-name.ts'
import { articlePath, masterDataPath } from '../../paths.ts'
import { DuplicateArticles } from './duplicate-articles.tsx'

/** Whether anything stands against combining. */
export const stands = ({ numberClashes, groupClashes, importRunning }: CombinePreview): boolean =>
  importRunning || numberClashes.amount > 0 || groupClashes.amount > 0

/** What has to be settled first, with the ways there. */
export function Clashes({ preview }: { preview: CombinePreview }) {
  const { t } = useTranslation('catalogue')
  const { numberClashes, duplicateArticles, groupClashes, importRunning } = preview
  const more = (all: number, shown: number) =>
    all > shown && <p>{t('combine.clash.more', { count: all - shown })}</p>
  return (
    <Stack gap={3}>
      {importRunning && <Notice>{t('combine.importRunning')}</Notice>}
      {numberClashes.amount > 0 && (
        <>
          <Notice tone="error" title={t('combine.clash.numbers', { count: numberClashes.amount })}>
            {t('combine.clash.numbersHint')}
          </Notice>
          {duplicateArticles > 0 && !importRunning && (
            <DuplicateArticles
              amount={duplicateArticles}
              ids={preview.chosen.map(({ id }) => id)}
              survivorName={preview.chosen[0]?.displayName ?? ''}
            />
          )}
          <SimpleTable
            label={t('combine.clash.numberTable')}
            head={[t('combine.clash.number'), t('combine.clash.articles')]}
            rows={numberClashes.first.map(({ kind, number, articles }) => [
              <span key="number">{`${t(`combine.clash.kind.${kind}`)} ${number}`}</span>,
              <ul key="articles">
                {articles.map((article) => (
                  <li key={article.id}>
                    <TextLink component={Link} to={articlePath(article.id)}>
                      {[article.manufacturerName, article.orderNumber ?? article.manufacturerNumber]
                        .filter(Boolean)
                        .join(' ')}
                    </TextLink>
                    {article.description && ` – ${article.description}`}
                  </li>
                ))}
              </ul>,
            ])}
          />
          {more(numberClashes.amount, numberClashes.first.length)}
        </>
      )}
      {groupClashes.amount > 0 && (
        <>
          <Notice tone="error" title={t('combine.clash.groups', { count: groupClashes.amount })}>
            {t('combine.clash.groupsHint')}
          </Notice>
          <SimpleTable
            label={t('combine.clash.groupTable')}
            head={[t('combine.clash.name'), t('combine.clash.groupsOf')]}
            rows={groupClashes.first.map(({ name, groups }) => [
              name,
              <ul key="groups">
                {groups.map((group) => (
                  <li key={group.id}>
                    <TextLink component={Link} to={masterDataPath('discountgroup', group.id)}>
                      {`${group.manufacturerName}: ${discountGroupName(group)}`}
                    </TextLink>
                  </li>
                ))}
              </ul>,
            ])}
          />
          {more(groupClashes.amount, groupClashes.first.length)}
        </>
      )}
    </Stack>
  )
}
