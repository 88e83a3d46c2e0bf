import { EstimateCard, type LineFilter } from '@schrankwerk/bom-ui'
import { createEnquiry, type Enquiry, type FileType } from '@schrankwerk/contracts'
import { DraftNotices, useAutosavingForm, useDraftAlert } from '@schrankwerk/portal-ui/form'
import { useMayCall } from '@schrankwerk/shell-api'
import { LazyPart, lazyCode, ObjectPage, Section, TableSkeleton, useShortcuts } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatSide } from '../../chat/chat-door.tsx'
import { useOwnChange } from '../../deal/own-change.ts'
import { downloadAll } from '../../files/file.api.ts'
import { ObjectFiles } from '../../files/object-files.tsx'
import { enquiryPath } from '../../paths.ts'
import { useSaveNow } from '../../use-save-now.ts'
import { BomSection, showsEstimate } from './bom/bom-section.tsx'
import { chatBeginning } from './chat-beginning.ts'
import { ConditionsForm } from './conditions/conditions-form.tsx'
import { enquiryKey, rememberEnquiry } from './enquiry.api.ts'
import { EnquiryActions } from './enquiry-actions.tsx'
import { DraftProvider, enquiryKind } from './enquiry-draft.ts'
import { EnquiryHeader } from './enquiry-header.tsx'
import { fieldLabel, fieldText } from './field-text.ts'
import { ProjectDataForm } from './project-data-form.tsx'
import { EnquiryReadiness } from './readiness/enquiry-readiness.tsx'
import { sectionIds } from './section-ids.ts'
import { stateNote } from './state-note.ts'

const projectDataFacts = lazyCode(() => import('./project-data-facts.tsx'))
const conditionsFacts = lazyCode(() => import('./conditions/conditions-facts.tsx'))

export interface EnquiryObjectProps {
  /** Undefined while the new enquiry has no row yet. */
  enquiry: Enquiry | undefined
  onCreated: (id: string) => void
}

/** An enquiry as an object page: a draft is a form that saves itself, anything later is text. */
export function EnquiryObject({ enquiry, onCreated }: EnquiryObjectProps) {
  const { t } = useTranslation('workflow')
  const draft = useAutosavingForm({
    kind: enquiryKind,
    saved: enquiry,
    remember: rememberEnquiry,
    path: enquiryPath,
    onCreated,
    words: { lost: t('enquiry.save.lost') },
  })
  const cache = useQueryClient()
  const isCustomer = useMayCall(createEnquiry)
  const [wantedType, setWantedType] = useState<FileType>()
  const [isChecked, setChecked] = useState(false)
  const [lineFilter, setLineFilter] = useState<LineFilter>()
  const isEditable = enquiry === undefined || enquiry.allowedActions.includes('edit')
  const saveNow = useSaveNow(draft)
  const isOwnChange = useOwnChange()
  useShortcuts({ save: isEditable ? () => void saveNow() : undefined })

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
        note={enquiry && stateNote(t, enquiry)}
        alert={useDraftAlert(draft)}
        notices={
          <DraftNotices
            draft={draft}
            isOwnChange={isOwnChange}
            labelOf={(field) => fieldLabel(t, field)}
            textOf={(field, value) => fieldText(t, field, value)}
            words={{
              changed: t('enquiry.clash.title'),
              changedByOneself: t('enquiry.clash.own'),
              ended: t('enquiry.clash.ended'),
            }}
          />
        }
        sections={sections}
        main={
          <Section id={sectionIds.projectData} title={t('enquiry.section.projectData')}>
            {isEditable ? (
              <ProjectDataForm enquiry={enquiry} isChecked={isChecked} />
            ) : (
              enquiry && (
                <LazyPart part={projectDataFacts} what={t('enquiry.section.projectData')}>
                  {({ ProjectDataFacts }) => <ProjectDataFacts enquiry={enquiry} />}
                </LazyPart>
              )
            )}
          </Section>
        }
        readiness={isEditable && <EnquiryReadiness enquiry={enquiry} onWantFile={setWantedType} />}
        aside={
          enquiry &&
          showsEstimate(enquiry, isCustomer) && (
            <EstimateCard
              owner={{ enquiryId: enquiry.id }}
              amount={enquiry.amount ?? 1}
              editable={isEditable}
              onShowLines={setLineFilter}
            />
          )
        }
        bar={
          <EnquiryActions enquiry={enquiry} isEditable={isEditable} onIncomplete={() => setChecked(true)} />
        }
        side={
          enquiry?.released && <ChatSide enquiryId={enquiry.id} begins={chatBeginning(enquiry, isCustomer)} />
        }
      >
        <BomSection
          enquiry={enquiry}
          isEditable={isEditable}
          ensureCreated={draft.ensureCreated}
          onChanged={refresh}
          lineFilter={lineFilter}
          onLineFilter={setLineFilter}
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
            enquiry && (
              <LazyPart
                part={conditionsFacts}
                what={t('enquiry.section.conditions')}
                skeleton={<TableSkeleton rows={8} />}
              >
                {({ ConditionsFacts }) => <ConditionsFacts conditions={enquiry} />}
              </LazyPart>
            )
          )}
        </Section>
      </ObjectPage>
    </DraftProvider>
  )
}
