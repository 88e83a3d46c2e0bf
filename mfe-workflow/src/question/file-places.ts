import type { FileItem, Question, Reference } from '@schrankwerk/contracts'
import type { FilePlaces } from '@schrankwerk/portal-ui/files'
import type { Asking } from './asking.ts'
import type { QuestionText } from './question-text.ts'
import { keyOfReference } from './use-questions.ts'

type Place = Extract<Reference, { kind: 'PLACE' }>
const isPlace = (question: Question): question is Question & { reference: Place } =>
  question.reference.kind === 'PLACE'

/** Where a preview is to be opened; the last part of a path is the file's id. */
export const asShownPlace = (shown: Reference | undefined): FilePlaces<FileItem>['shown'] =>
  shown?.kind === 'PLACE'
    ? { fileId: shown.path.split('/').at(-1) ?? '', page: shown.page, x: shown.x, y: shown.y }
    : undefined

/** The questions about places in PDFs, and the way to ask about another place. */
export function filePlaces(
  asking: Asking,
  shown: FilePlaces<FileItem>['shown'],
  t: QuestionText,
): FilePlaces<FileItem> {
  const placeName = ({ filename }: FileItem, page: number) => t('place.page', { name: filename, page })
  return {
    of: (file, onLeave) => ({
      signs: (
        asking.questions.get(keyOfReference({ kind: 'PLACE', path: file.path, page: 1, x: 0, y: 0 })) ?? []
      )
        .filter(isPlace)
        .map((question) => ({
          id: question.messageId,
          page: question.reference.page,
          x: question.reference.x,
          y: question.reference.y,
          label: t('sign', { count: 1, place: placeName(file, question.reference.page) }),
          onOpen: () => {
            onLeave()
            asking.open(question)
          },
        })),
      onChoose:
        asking.mayAsk && asking.isShared(file.path)
          ? (place) => {
              onLeave()
              asking.ask({ kind: 'PLACE', path: file.path, ...place }, placeName(file, place.page))
            }
          : undefined,
    }),
    shown,
  }
}
