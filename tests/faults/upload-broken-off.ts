import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { getEnquiry } from '@schrankwerk/contracts'
import { signInForTokens } from '@schrankwerk/infra/demo/sign-in.ts'
import { type FaultContext, same, until } from './fault-context.ts'

/** A sender that goes away leaves no file and no row. */
export async function uploadBrokenOff({ customer, stack, readyEnquiry }: FaultContext): Promise<string> {
  const { id } = await readyEnquiry('Abgebrochen')
  const folder = join(stack.home.files, 'workflow')
  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length
  const before = await files()
  const { accessToken } = await signInForTokens({
    portal: stack.ready.portal,
    mail: 'einkauf@nordhafen.example',
    password: 'schrankwerk-demo',
  })
  const boundary = 'abgebrochen'
  await new Promise<void>((resolve) => {
    const upload = request(`${stack.ready.portal}/api/file/`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': 50_000_000,
      },
    })
    upload.on('error', () => resolve())
    upload.write(`--${boundary}\r\nContent-Disposition: form-data; name="path"\r\n\r\nenquiry/${id}\r\n`)
    upload.write(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="Plan.pdf"\r\n\r\n%PDF-1.7\n`,
    )
    upload.write(Buffer.alloc(8_000_000, 'x'), () => upload.destroy())
  })
  const gone = await until('the partial file is gone', 20, async () => (await files()) === before)
  const { fileItems } = await customer.call(getEnquiry, { query: { id } })
  same('files of the enquiry', fileItems.length, 2)
  return `no file left after ${gone} ms, no row`
}
