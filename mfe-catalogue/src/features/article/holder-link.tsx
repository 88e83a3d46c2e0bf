import { Link } from '@schrankwerk/shell-api/router'
import { TextLink } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { articlePath } from '../../paths.ts'

/** Shows the article that has a number already, beside the form: what was typed there stays. */
export function HolderLink({ articleId }: { articleId: string }) {
  const { t } = useTranslation('catalogue')
  return (
    <TextLink component={Link} to={articlePath(articleId)} target="_blank">
      {t('article.showHolder')}
    </TextLink>
  )
}
