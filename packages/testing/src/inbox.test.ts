import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { inbox } from './inbox.ts'

test('a mail that is waited for arrives with its text, its page and its attachment', async () => {
  const box = await inbox()
  const arrived = box.waitForMail((mail) => mail.to.includes('einkauf@nord.example'))
  await createTransport({ url: box.url, ignoreTLS: true } as never).sendMail({
    from: 'portal@schrankwerk.example',
    to: 'Einkauf@Nord.example',
    subject: 'Angebot für „Pumpwerk Süd“',
    text: 'Grüße',
    html: '<p>Grüße</p>',
    messageId: '<offer-1@schrankwerk.example>',
    attachments: [{ filename: 'Bestätigung.pdf', content: Buffer.from('%PDF-1.7') }],
  })
  const mail = await arrived
  expect(mail).toMatchObject({
    subject: 'Angebot für „Pumpwerk Süd“',
    messageId: '<offer-1@schrankwerk.example>',
    from: 'portal@schrankwerk.example',
  })
  expect(mail.text).toContain('Grüße')
  expect(mail.html).toContain('<p>Grüße</p>')
  expect(mail.attachments.map((part) => [part.filename, part.content.toString()])).toEqual([
    ['Bestätigung.pdf', '%PDF-1.7'],
  ])
  await box.close()
})

test('a mail that never comes is refused with what did come', async () => {
  const box = await inbox()
  await expect(box.waitForMail(() => true, 0.05)).rejects.toThrow('Arrived: none')
  await box.close()
})
