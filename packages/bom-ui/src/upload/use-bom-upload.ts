import type { BomReading } from '@schrankwerk/contracts'
import { useState } from 'react'
import { useBomCalls } from '../data/bom-calls.ts'
import type { EditVersions } from '../data/edit-version.ts'
import { type BomOwner, ownerId } from '../data/owner.ts'
import { forgetUpload, startBomUpload, useUpload } from '../data/uploads.ts'
import type { BomUploadProps } from './bom-upload.tsx'

interface Options {
  /** What the list belongs to; an empty id means that there is no row yet, and that the upload makes it. */
  owner: BomOwner
  /** Makes the row of a draft that has none yet; called at the drop. */
  ensureOwner?: () => Promise<{ enquiryId: string }>
  /** Of a list that the upload itself begins: what it belongs to, by what the upload answered. */
  madeBy?: (reading: BomReading) => BomOwner
}

/** The table on its way, or the wish for another one, and what the list belongs to once the upload has made it. */
export function useBomUpload({ owner: ofPage, ensureOwner, madeBy }: Options) {
  const calls = useBomCalls()
  const [made, setMade] = useState<BomOwner>()
  const [unplaced, setUnplaced] = useState<{ file: File; error: unknown }>()
  const [isReplacing, setReplacing] = useState(false)
  const owner = ownerId(ofPage) === '' && made !== undefined ? made : ofPage
  const id = ownerId(owner)
  const upload = useUpload(id)
  const send = async (file: File, versions: EditVersions) => {
    setUnplaced(undefined)
    let target = owner
    if (id === '' && ensureOwner !== undefined) {
      try {
        target = await ensureOwner()
      } catch (error) {
        setUnplaced({ file, error })
        return
      }
      setMade(target)
    }
    const owned =
      id === '' && madeBy !== undefined
        ? (reading: BomReading) => {
            const begun = madeBy(reading)
            setMade(begun)
            return begun
          }
        : undefined
    await startBomUpload(calls, target, file, versions, owned)
  }
  const toOther = () => {
    setUnplaced(undefined)
    forgetUpload(id)
  }
  const pending: BomUploadProps['upload'] =
    unplaced === undefined ? upload : { ...unplaced, share: 0, cancel: () => undefined }
  return {
    owner,
    /** On its way, or failed. */
    pending,
    /** What the upload that just ended answered. */
    reading: upload?.reading,
    isWanted: isReplacing || pending !== undefined,
    send,
    /** To another file after a failure. */
    toOther,
    replace: () => setReplacing(true),
    /** Back to the former list. */
    keepFormer: () => {
      toOther()
      setReplacing(false)
    },
    ended: () => setReplacing(false),
  }
}
