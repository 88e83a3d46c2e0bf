import { BomPanel, emptyBom, type LineFilter } from '@schrankwerk/bom-ui'
import type { Enquiry } from '@schrankwerk/contracts'
import { Section } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { usePageMarks } from '../../../question/page-marks-context.ts'
import { sectionIds } from '../section-ids.ts'

export interface BomSectionProps {
  enquiry: Enquiry | undefined
  isEditable: boolean
  /** Makes the draft's row where there is none yet. */
  ensureCreated: () => Promise<string>
  onChanged: () => Promise<void>
  /** The lines that are shown, as a figure of the estimate or a chip says; undefined: all. */
  lineFilter: LineFilter | undefined
  onLineFilter: (filter: LineFilter | undefined) => void
}

/** The place of the parts list on the enquiry's page. */
export function BomSection(props: BomSectionProps) {
  const { enquiry, isEditable, ensureCreated, onChanged, lineFilter, onLineFilter } = props
  const { t } = useTranslation('workflow')
  return (
    <Section id={sectionIds.bom} title={t('enquiry.section.bom')}>
      <BomPanel
        owner={{ enquiryId: enquiry?.id ?? '' }}
        editable={isEditable}
        bom={enquiry ?? emptyBom}
        editVersion={enquiry?.editVersion}
        marks={usePageMarks()?.lines}
        amount={enquiry?.amount ?? undefined}
        filter={lineFilter}
        onFilter={onLineFilter}
        onChanged={() => void onChanged()}
        ensureOwner={async () => ({ enquiryId: await ensureCreated() })}
      />
    </Section>
  )
}

/** There are lines to make a price range of, and the asker may see it. */
export const showsEstimate = (enquiry: Enquiry, isCustomer: boolean): boolean =>
  enquiry.lineCount > 0 && (isCustomer || enquiry.estimateVisible)
