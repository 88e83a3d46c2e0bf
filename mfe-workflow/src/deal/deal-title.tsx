import { titleOf, usePageTitle } from '@schrankwerk/shell-api'
import { useEffect } from 'react'

/**
 * What the browser calls the page. Where the address changed because the draft was made while somebody types, the focus
 * stays where it is.
 */
export const DealTitle = ({ title, isJustMade }: { title: string; isJustMade: boolean }) =>
  isJustMade ? <QuietTitle title={title} /> : <PageTitle title={title} />

function PageTitle({ title }: { title: string }) {
  usePageTitle(title)
  return null
}

function QuietTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = titleOf(title)
  }, [title])
  return null
}
