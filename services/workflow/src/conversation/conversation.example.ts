import type { Actor } from '@schrankwerk/service-kit'
import type { workflowInTest } from '../workflow.example.ts'

type Workflow = Awaited<ReturnType<typeof workflowInTest>>

/** Writes a message; `key` is the Idempotency-Key. */
export const say = (
  given: Workflow,
  actor: Actor,
  conversationId: string,
  content: string,
  more: { file?: { name: string; content: string }; reference?: object; key?: string } = {},
) => {
  const body = new FormData()
  body.append('conversationId', conversationId)
  if (content !== '') body.append('content', content)
  if (more.reference) body.append('reference', JSON.stringify(more.reference))
  if (more.file) body.append('file', new Blob([more.file.content]), more.file.name)
  return given.send(actor, '/conversation/message/send', {
    method: 'POST',
    body,
    ...(more.key && { headers: { 'idempotency-key': more.key } }),
  })
}

/** The conversation that this supplier began on a released enquiry of the customer. */
export async function conversationIn(
  given: Workflow,
  { customer = given.customer, supplier = given.supplier } = {},
): Promise<{ id: string; enquiryId: string }> {
  const { id: enquiryId } = await given.releasedEnquiry(customer)
  const { status, body } = await given.post(supplier, `/conversation/?enquiryId=${enquiryId}`)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { id: body.id, enquiryId }
}
