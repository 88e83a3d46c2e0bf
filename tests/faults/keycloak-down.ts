import { filterEnquiries } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/contracts/client'
import { renewTokens, signInForTokens } from '@schrankwerk/testing/browser'
import { type FaultContext, pause, same, until } from './fault-context.ts'

const seconds = 20

/**
 * Who is signed in works on, or gets 503 where a service's own token ends just then; the sign-in page says honestly
 * that it is away; a service that begins anew meanwhile answers 503; then everything works again without a hand.
 */
export async function keycloakDown(context: FaultContext): Promise<string> {
  const { customer, stack, holdDown, kill, releasedEnquiry, mailsNaming } = context
  const { portal } = stack.ready
  const who = { portal, mail: 'vertrieb@elbaue.example', password: 'schrankwerk-demo' }
  const { refreshToken } = await signInForTokens(who)
  const title = `Während die Anmeldung fehlte ${Date.now()}`
  const answers: number[] = []
  const goesOn = () => answers.at(-1) === 200
  const ask = () =>
    customer.call(filterEnquiries).then(
      () => 200,
      (error: unknown) => (error instanceof ProblemError ? error.status : 0),
    )

  same('the answer before', await ask(), 200)
  await holdDown('keycloak', 0, async () => {
    await until('sign-in fails', 10, async () => (await signInPage(portal)).status === 503)
    same('the sign-in page', (await signInPage(portal)).says, 'Die Anmeldung ist gerade nicht erreichbar.')
    // Longer than a service remembers a person, so that it has to ask identity with a token of its own.
    const end = Date.now() + seconds * 1000
    while (Date.now() < end) {
      answers.push(await ask())
      await pause(500)
    }
    same(
      'other answers than 200 and 503',
      [...new Set(answers)].filter((one) => one !== 200 && one !== 503),
      [],
    )
    if (goesOn()) await releasedEnquiry(title)
    const former = stack.processes.get('workflow')?.pid
    kill('workflow')
    const isNew = () => stack.processes.get('workflow')?.pid !== former
    await until('workflow is back', 60, async () => isNew() && (await isAlive(context)))
    same('the answer of the new workflow', await ask(), 503)
  })
  const started = performance.now()
  const back = await until('sign-in works again', 120, async () => Boolean(await signInForTokens(who)))
  await until('the new workflow believes tokens again', 30, async () => (await ask()) === 200)
  const whole = Math.round(performance.now() - started)
  await renewTokens(portal, refreshToken)
  if (!goesOn()) await releasedEnquiry(title)
  await until('the suppliers have their mails', 60, async () => (await mailsNaming(title)).length >= 4)
  const mails = await mailsNaming(title)
  same('mails and recipients', mails.length, new Set(mails.flatMap((mail) => mail.to)).size)
  const worked = answers.filter((status) => status === 200).length
  return `${worked} of ${answers.length} calls in ${seconds} s went on, ${answers.length - worked} got 503, sign-in back after ${back} ms, all after ${whole} ms, who was signed in still is, ${mails.length} mails, none twice`
}

async function signInPage(portal: string): Promise<{ status: number; says: string | undefined }> {
  const address = `${portal}/auth/realms/schrankwerk/protocol/openid-connect/auth?client_id=portal`
  const page = await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' })
  return { status: page.status, says: /<p>([^.<]+\.)/.exec(await page.text())?.[1] }
}

const isAlive = async ({ stack }: FaultContext) =>
  (await fetch(`http://127.0.0.1:${stack.ports.workflowInternal}/health`)).ok
