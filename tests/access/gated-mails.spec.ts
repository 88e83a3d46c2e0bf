import { searchArticles } from '@schrankwerk/contracts'
import { expect, test } from 'vitest'
import { mailsFromNow } from '../journeys/mails.ts'
import { stackAddresses } from '../stack-addresses.ts'
import { signInAs } from './people.ts'
import { releasedEnquiry, releasedOffer } from './scene.ts'

test('who has yet to change the password gets no mail about business, the others of the company do', async () => {
  const customer = await signInAs('einkauf@nordhafen.example')
  const supplier = await signInAs('vertrieb@suedtal.example')
  const operator = await signInAs('betrieb@schrankwerk.example')
  const [article] = await operator.get(searchArticles, { query: { searchTerm: 'Siemens', amount: 1 } })
  const enquiry = await releasedEnquiry(customer, [article.orderNumber])
  const mails = await mailsFromNow()
  // Mails go out in the order they were planned: with the second offer's, all of the first one's are there.
  for (let offers = 0; offers < 2; offers += 1) {
    await releasedOffer(supplier, enquiry)
    await mails.arrived('Neues Angebot', ['einkauf@nordhafen.example', 'technik@nordhafen.example'])
  }
  const received = await fetch(`${stackAddresses().inbox}/api/mails?to=neu@nordhafen.example`)
  expect(await received.json()).toEqual([])
})
