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
    await reconcileStreams(given).catch((error) => {
      throw new PartFailure(
        'NATS',
        `Der Server von NATS_URL nimmt die Streams nicht an: ${error.message}`,
        'Prüfen Sie Adresse und Rechte, und dass JetStream eingeschaltet ist.',
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
  })
}
