import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Runs on Node 20 without any dependency: it is what fetches them.

export const root = fileURLToPath(new URL('../../', import.meta.url))

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** What npm wrote down about the installed packages has to hold what the lock file asks for. */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = readJson(hidden).packages
  const wanted = Object.entries(readJson(join(root, 'package-lock.json')).packages)
  return wanted.every(([path, entry]) => {
    if (path === '' || !path.startsWith('node_modules/') || entry.optional || entry.devOptional) return true
    if (entry.link) return existsSync(join(root, path))
    return installed[path]?.version === entry.version
  })
}

const npm = (...args) =>
  spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '' },
  })

function install() {
  if (isInstalled()) return
  const startedAt = Date.now()
  process.stdout.write('  Pakete werden installiert …\n')
  let done = npm('ci')
  // A registry without the packages of other platforms makes npm call a complete lock file incomplete.
  if (done.status !== 0 && /EUSAGE/.test(done.stderr ?? '')) done = npm('install', '--no-save')
  if (done.status !== 0) {
    process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? done.error}\n`)
    process.stderr.write(
      'Die Pakete ließen sich nicht installieren. Prüfen Sie die Verbindung zur npm-Registry und starten Sie noch einmal.\n',
    )
    process.exit(1)
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).replace('.', ',')
  process.stdout.write(`  ✓ ${'Pakete'.padEnd(16)}${`${seconds} s`.padStart(9)}\n`)
}

function findNode24() {
  const own = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  process.stderr.write(
    `Für ${process.platform}-${process.arch} gibt es kein mitgeliefertes Node 24. Installieren Sie Node 24 und starten Sie damit.\n`,
  )
  process.exit(1)
}

/** Installs what is missing and hands over to a TypeScript file, run by Node 24 that is first on the PATH. */
export function runWithNode24(script, args) {
  install()
  const node = findNode24()
  const path = [join(node, '..'), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  // The child decides when it has ended everything; that Ctrl+C reaches it twice does no harm.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
}
