import { filterEnquiries } from '@schrankwerk/contracts'
import { personOf } from '@schrankwerk/infra/demo/people.ts'
import { type Ground, until } from './ground.ts'

/** Who is signed in works on; new sign-ins fail and work again without a hand. */
export async function keycloakDown({ customer, stack, holdDown }: Ground): Promise<string> {
  const signIn = () => personOf(stack.ready.portal, 'vertrieb@elbaue.example', 'schrankwerk-demo')
  await holdDown('keycloak', 10, async () => {
    await until('sign-in fails', 10, () =>
      signIn().then(
        () => false,
        () => true,
      ),
    )
    await customer.call(filterEnquiries)
  })
  const back = await until('sign-in works again', 120, async () => (await signIn()) !== undefined)
  return `calls went on, sign-in back after ${back} ms`
}
