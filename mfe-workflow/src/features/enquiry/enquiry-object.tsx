import { EstimateCard } from '@schrankwerk/bom-ui'
import { createEnquiry, type Enquiry, type FileType } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { ObjectPage, Section, useShortcuts } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadAll } from '../../files/file.api.ts'
import { ObjectFiles } from '../../files/object-files.tsx'
import { BomSection, showsEstimate } from './bom/bom-section.tsx'
import { ClashDialog } from './clash-dialog.tsx'
import { ConditionsFacts } from './conditions/conditions-facts.tsx'
import { ConditionsForm } from './conditions/conditions-form.tsx'
import { DraftProvider } from './draft-context.tsx'
import { DraftNotices } from './draft-notices.tsx'
import { enquiryKey } from './enquiry.api.ts'
import { EnquiryActions } from './enquiry-actions.tsx'
import { EnquiryHeader } from './enquiry-header.tsx'
import { ProjectDataFacts } from './project-data-facts.tsx'
import { ProjectDataForm } from './project-data-form.tsx'
import { EnquiryReadiness } from './readiness/enquiry-readiness.tsx'
import { saveOrAsk } from './save-or-ask.ts'
import { sectionIds } from './section-ids.ts'
import { useEnquiryDraft } from './use-enquiry-draft.ts'

export interface EnquiryObjectProps {
  /** Undefined while the new enquiry has no row yet. */
  enquiry: Enquiry | undefined
  onBorn: (id: string) => void
}

/** An enquiry as an object page: a draft is a form that saves itself, anything later is text. */
export function EnquiryObject({ enquiry, onBorn }: EnquiryObjectProps) {
  const { t } = useTranslation('workflow')
  const draft = useEnquiryDraft(enquiry, onBorn)
  const cache = useQueryClient()
  const isCustomer = useMayCall(createEnquiry)
  const [wantedType, setWantedType] = useState<FileType>()
  const [isChecked, setChecked] = useState(false)
  const isEditable = enquiry === undefined || enquiry.allowedActions.includes('edit')
  useShortcuts({ save: isEditable ? () => void saveOrAsk(draft) : undefined })

  const refresh = useCallback(async () => {
    const { id } = draft.getState()
    if (id) await cache.invalidateQueries({ queryKey: enquiryKey(id) })
  }, [draft, cache])
  const files = enquiry?.fileItems ?? []
  const allowedTypes = enquiry ? enquiry.allowedFileTypes : 'all'
  const sections = [
    { id: sectionIds.projectData, label: t('enquiry.section.projectData') },
    { id: sectionIds.bom, label: t('enquiry.section.bom'), count: enquiry?.lineCount || undefined },
    { id: sectionIds.files, label: t('enquiry.section.files'), count: files.length || undefined },
    { id: sectionIds.conditions, label: t('enquiry.section.conditions') },
  ]
  return (
    <DraftProvider value={draft}>
      <ObjectPage
        header={<EnquiryHeader enquiry={enquiry} isEditable={isEditable} />}
        note={enquiry && t(`enquiry.note.${enquiry.state}`)}
        notices={<DraftNotices />}
        sections={sections}
        main={
          <Section id={sectionIds.projectData} title={t('enquiry.section.projectData')}>
            {isEditable ? (
              <ProjectDataForm enquiry={enquiry} isChecked={isChecked} />
            ) : (
              enquiry && <ProjectDataFacts enquiry={enquiry} />
            )}
          </Section>
        }
        readiness={isEditable && <EnquiryReadiness enquiry={enquiry} onWantFile={setWantedType} />}
        aside={
          enquiry &&
          showsEstimate(enquiry, isCustomer) && (
            <EstimateCard owner={{ enquiryId: enquiry.id }} amount={enquiry.amount ?? 1} />
          )
        }
        bar={
          <EnquiryActions enquiry={enquiry} isEditable={isEditable} onIncomplete={() => setChecked(true)} />
        }
      >
        <BomSection
          enquiry={enquiry}
          isEditable={isEditable}
          ensureCreated={draft.ensureCreated}
          onChanged={refresh}
        />
        <ObjectFiles
          id={sectionIds.files}
          owner="enquiry"
          ownerId={enquiry?.id}
          makeOwner={draft.ensureCreated}
          files={files}
          mayUpload={allowedTypes.length > 0}
          allowedTypes={allowedTypes}
          wanted={wantedType}
          onWant={setWantedType}
          onChanged={refresh}
          downloadAll={
            enquiry && files.length > 0
              ? { begin: () => downloadAll({ enquiryId: enquiry.id }, files) }
              : undefined
          }
        />
        <Section id={sectionIds.conditions} title={t('enquiry.section.conditions')}>
          {isEditable ? (
            <ConditionsForm enquiry={enquiry} makeEnquiry={draft.ensureCreated} onFilesChanged={refresh} />
          ) : (
            enquiry && <ConditionsFacts conditions={enquiry} />
          )}
        </Section>
      </ObjectPage>
      <ClashDialog />
    </DraftProvider>
  )
}
