import { join } from 'node:path'
import type { NatsUser } from '../../nats/permissions.ts'
import { findNatsProgram } from '../../nats/program.ts'
import { startNatsServer } from '../../nats/server.ts'
import { reconcileStreams } from '../../nats/streams.ts'
import { PartFailure } from '../failure.ts'
import type { Setting } from '../part.ts'

export interface NatsPart {
  urlOf(user: NatsUser): string
}

/** What an environment says about streams; the rest is about a server that runs elsewhere. */
const sizes = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith('NATS_STREAM_')))

/** NATS, our own or the one that NATS_URL names; there all services share that address. */
export async function startNats({
  environment,
  home,
  ports,
  processes,
  secrets,
}: Setting): Promise<NatsPart> {
  const given = environment.NATS_URL
  if (given) {
    await reconcileStreams(environment).catch((error) => {
      throw new PartFailure(
        'NATS',
        `Der Server von NATS_URL nimmt die Streams nicht an: ${error.message}`,
        'Prüfen Sie Adresse, Rechte, die übrigen Angaben zu NATS (docs/operations.md), und dass JetStream eingeschaltet ist.',
      )
    })
    return { urlOf: () => given }
  }
  const { program, version } = await findNatsProgram(home.cache)
  return startNatsServer({
    processes,
    program,
    version,
    folder: join(home.data, 'nats'),
    port: ports.nats,
    password: (user) => secrets(`NATS_PASSWORD_${user.toUpperCase()}`),
    log: home.logOf('nats'),
    environment: sizes(environment),
  })
}
