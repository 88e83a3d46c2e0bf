import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openApiDocument } from '@schrankwerk/contracts/openapi'
import { findRemotes } from '@schrankwerk/tooling/remotes'
import { PartFailure } from '../failure.ts'
import { fingerprint } from '../fingerprint.ts'
import { root } from '../home.ts'
import type { Setting } from '../part.ts'
import { runProgram } from '../programs.ts'
import { writeWhole } from '../write-whole.ts'
import { isPublished, publishRemote } from './publish-remote.ts'

const remotes = findRemotes(root)

const sources = [
  'package-lock.json',
  'gateway/src/api-page',
  'shell',
  ...remotes.map(({ folder }) => folder),
  ...['contracts', 'domain', 'shell-api', 'portal-ui', 'bom-ui', 'ui', 'spreadsheet', 'tooling'].map(
    (name) => `packages/${name}`,
  ),
]

export const hasWeb = () => existsSync(join(root, 'shell', 'webpack.config.ts'))

/** Builds shell and remotes where their sources have changed, and lays them out for the gateway. */
export async function publishWeb(
  { environment, home }: Setting,
  step: (text: string) => void,
): Promise<string> {
  const stampFile = join(home.folder, 'web.json')
  const wanted = await fingerprint(root, sources)
  const stamp = await readFile(stampFile, 'utf8').then(JSON.parse, () => null)
  if (stamp?.fingerprint === wanted && existsSync(join(home.web, 'index.html'))) return 'unverändert'
  const log = home.logOf('web')
  step('werden gebaut')
  try {
    const filters = ['shell', ...remotes.map(({ folder }) => folder)].map(
      (name) => `--filter=@schrankwerk/${name}`,
    )
    const { stdout, stderr } = await runProgram(
      process.execPath,
      [
        join(root, 'node_modules/turbo/bin/turbo'),
        'run',
        'build',
        '--concurrency=2',
        '--ui=stream',
        ...filters,
      ],
      {
        cwd: root,
        env: { ...environment, NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
      },
    )
    await appendFile(log, stdout + stderr)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    await appendFile(log, stdout + stderr || `${error}\n`)
    const reason = /(?:Module not found: |ERROR in )[^\n]+/.exec(stdout)?.[0]
    throw new PartFailure(
      'Oberfläche',
      `Die Oberfläche ließ sich nicht bauen${reason ? `: ${reason}` : '.'}`,
      'Lesen Sie die Protokolldatei.',
      log,
    )
  }
  step('werden ausgelegt')
  await publishShell(join(root, 'shell', 'dist'), home.web)
  for (const { id, dir } of remotes) await publishRemote(join(dir, 'dist'), home.web, id)
  await publishApiPage(join(home.web, 'docs'))
  await writeWhole(stampFile, JSON.stringify({ fingerprint: wanted }))
  return 'neu gebaut'
}

/** The API page at /api/docs, made from the contracts the services check with. */
async function publishApiPage(target: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, 'shell', 'package.json'), 'utf8'))
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'openapi.json'), JSON.stringify(openApiDocument(version)))
  const program = join(root, 'gateway', 'src', 'api-page', 'write-api-page.ts')
  await runProgram(process.execPath, [program, target], { cwd: root })
}

const week = 7 * 24 * 60 * 60 * 1000

/** The page comes last: whoever loads it finds every file that it names. Files of older pages stay a week. */
async function publishShell(dist: string, web: string) {
  await mkdir(web, { recursive: true })
  for (const name of (await readdir(dist)).sort((one) => (one === 'index.html' ? 1 : -1))) {
    await cp(join(dist, name), join(web, name), { recursive: true, filter: isPublished })
  }
  for (const folder of ['js', 'css', 'assets']) {
    const current = new Set(await readdir(join(dist, folder)).catch(() => []))
    for (const name of await readdir(join(web, folder)).catch(() => [])) {
      const file = join(web, folder, name)
      if (!current.has(name) && Date.now() - (await stat(file)).mtimeMs > week)
        await rm(file, { recursive: true })
    }
  }
}
