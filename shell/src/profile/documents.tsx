import { exportPerson, filterArticles, getAvv, legalPages } from '@schrankwerk/contracts'
import { saveAnswer } from '@schrankwerk/portal-ui/save-answer'
import { api, problemText, useMayCall, useSingleMutation } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Button, Inline, LinkButton, Notice, Section, Stack, TextLink } from '@schrankwerk/ui'
import { IconBook, IconCalendarEvent, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useConfiguration } from '../start/use-configuration.ts'

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }

/** What there is to take along, and the ways to elsewhere. */
export function Documents() {
  const { t } = useTranslation('shell')
  // It is about the catalogue, for those who look after it.
  const keepsCatalogue = useMayCall(filterArticles)
  const appointmentUrl = useConfiguration((configuration) => configuration?.appointmentUrl)
  const documentationUrl = useConfiguration((configuration) => configuration?.documentationUrl)
  return (
    <Section title={t('profile.documents.title')} description={t('profile.documents.text')}>
      <Stack gap={3}>
        <Inline gap={2}>
          <Download call={getAvv} label={t('profile.documents.avv')} />
          <Download call={exportPerson} label={t('profile.documents.export')} />
        </Inline>
        <Inline gap={2}>
          {appointmentUrl && (
            <LinkButton
              href={appointmentUrl}
              {...elsewhere}
              icon={<IconCalendarEvent size={18} stroke={1.75} aria-hidden />}
            >
              {t('appointment')}
            </LinkButton>
          )}
          {documentationUrl && keepsCatalogue && (
            <LinkButton
              href={documentationUrl}
              {...elsewhere}
              icon={<IconBook size={18} stroke={1.75} aria-hidden />}
            >
              {t('profile.documents.documentation')}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Section>
  )
}

interface DownloadProps {
  call: typeof getAvv | typeof exportPerson
  label: string
}

function Download({ call, label }: DownloadProps) {
  const { t } = useTranslation('shell')
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async () => saveAnswer((await api.call(call)) as Response),
  })
  return (
    <Stack gap={2}>
      <Button
        icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {error && <Notice tone="error">{t('profile.documents.failed', { detail: problemText(error) })}</Notice>}
    </Stack>
  )
}

/** The pages that always are in reach. */
export function LegalLinks() {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('legal.menu')}>
      <Inline gap={4}>
        {legalPages.map((page) => (
          <TextLink key={page} component={Link} to={`/${page}`}>
            {t(`legal.${page}`)}
          </TextLink>
        ))}
      </Inline>
    </nav>
  )
}
