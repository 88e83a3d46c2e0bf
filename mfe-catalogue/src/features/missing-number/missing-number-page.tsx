import { createArticle, type MissingNumberDetail } from '@schrankwerk/contracts'
import { problemText, useMayCall, usePageTitle, useSingleMutation } from '@schrankwerk/shell-api'
import { Link, useNavigate } from '@schrankwerk/shell-api/router'
import {
  ActionBar,
  BackLink,
  formatDate,
  formatNumber,
  notify,
  ObjectHeader,
  ObjectPage,
  Section,
  SimpleTable,
  StateBadge,
} from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { missingNumbersAddress } from '../../lists/missing-numbers-address.ts'
import { ignore, restore } from './missing-number.api.ts'
import { missingNumberName } from './missing-number-columns.tsx'
import { NumberSuggestions } from './number-suggestions.tsx'
import { useNewArticleAddress } from './use-new-article-address.ts'

const tones = { OPEN: 'amber', IGNORED: 'grey', FOUND: 'green' } as const

/** One number that no article has: how often it is asked for, what could be meant, and what can be done. */
export function MissingNumberPage({ missing }: { missing: MissingNumberDetail }) {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const cache = useQueryClient()
  const mayCreate = useMayCall(createArticle)
  const newArticle = useNewArticleAddress(missing)
  const name = missingNumberName(missing)
  usePageTitle(`${t('missing.page.one')} ${name}`)
  const act = missing.state === 'IGNORED' ? 'restore' : 'ignore'
  const acting = useSingleMutation({
    mutationFn: () => (act === 'restore' ? restore : ignore)([missing.id]),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['missingNumber'] })
      notify.success(t(`missing.${act}.done`, { count: 1 }))
      if (act === 'ignore') void navigate(missingNumbersAddress())
    },
    onError: (error) =>
      notify.error(t(`missing.${act}.failed`, { names: `„${name}“`, detail: problemText(error) })),
  })
  const primary = {
    key: 'create',
    label: t('article.list.create'),
    component: Link,
    linkProps: { to: newArticle.address },
  }
  return (
    <ObjectPage
      header={
        <ObjectHeader
          back={
            <BackLink component={Link} to={missingNumbersAddress()}>
              {t('missing.list.title')}
            </BackLink>
          }
          title={name}
          state={<StateBadge tone={tones[missing.state]}>{t(`missing.state.${missing.state}`)}</StateBadge>}
          facts={[
            { label: t(`missing.kind.${missing.kind}`), value: missing.number },
            { label: t('missing.column.lines'), value: formatNumber(missing.lines) },
            { label: t('missing.column.enquiries'), value: formatNumber(missing.enquiries) },
            { label: t('missing.column.lastAt'), value: formatDate(missing.lastAt) },
          ]}
        />
      }
      note={t(newArticle.isUnknown ? 'missing.page.newManufacturer' : 'missing.page.note', {
        name: missing.manufacturerName,
      })}
      bar={
        <ActionBar
          {...(mayCreate && { primary })}
          others={[
            {
              key: act,
              label: t(`missing.${act}.verb`, { count: 1 }),
              isBeside: true,
              loading: acting.isPending,
              onSelect: () => acting.mutate(),
            },
          ]}
        />
      }
    >
      <Section title={t('missing.suggestions.title')}>
        <NumberSuggestions missing={missing} />
      </Section>
      <Section title={t('missing.spellings.title')}>
        <SimpleTable
          label={t('missing.spellings.title')}
          head={[t('missing.column.number'), t('missing.column.manufacturerName'), t('missing.column.lines')]}
          align={['start', 'start', 'end']}
          rows={missing.spellings.map(({ number, manufacturerName, lines }) => [
            number,
            manufacturerName ?? '–',
            formatNumber(lines),
          ])}
        />
      </Section>
      {missing.companies && (
        <Section title={t('missing.companies.title')}>
          {missing.companies.length === 0 ? (
            <p>{t('missing.companies.none')}</p>
          ) : (
            <SimpleTable
              label={t('missing.companies.title')}
              head={[t('missing.companies.name'), t('missing.column.enquiries')]}
              align={['start', 'end']}
              rows={missing.companies.map((company) => [company.name, formatNumber(company.enquiries)])}
            />
          )}
        </Section>
      )}
    </ObjectPage>
  )
}
