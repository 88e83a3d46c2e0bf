import { useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Inline, Muted, Stack } from '@schrankwerk/ui'
import { jumpToSection } from '../../../jump.ts'
import { useDraftStore } from '../form/offer-draft.ts'
import { sectionIds } from '../page-ids.ts'
import { usePageText } from './page-text.ts'

/** In place of the offer's own lines while it has no row. */
export function LinesToBegin({ count }: { count: number }) {
  const page = usePageText()
  const { ensureCreated } = useDraftStore()
  // Why it failed, the notices of the draft say.
  const begin = useSingleMutation({
    mutationFn: ensureCreated,
    // The button goes, and would take the focus with it.
    onSuccess: () => jumpToSection(sectionIds.lines),
  })
  return (
    <Stack gap={3}>
      <Muted>{count > 0 ? page('begin.lines', { count }) : page('begin.noLines')}</Muted>
      <Inline gap={2}>
        <Button loading={begin.isPending} onClick={() => begin.mutate()}>
          {page(count > 0 ? 'begin.edit' : 'begin.upload')}
        </Button>
      </Inline>
    </Stack>
  )
}
