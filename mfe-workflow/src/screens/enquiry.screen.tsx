import { useParams } from '@schrankwerk/shell-api/router'
import { useState } from 'react'
import { EnquiryPage } from '../features/enquiry/enquiry-page.tsx'
import { newEnquiryId } from '../paths.ts'

/** A page of its own for each enquiry; a new one stays the same page when it gets its address. */
export function Component() {
  const { id = newEnquiryId } = useParams()
  const [created, setCreated] = useState<string>()
  const [shown, setShown] = useState({ id, visit: 0 })
  if (shown.id !== id) setShown({ id, visit: id === created ? shown.visit : shown.visit + 1 })
  return <EnquiryPage key={shown.visit} id={id} onCreated={setCreated} />
}
