import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const listening = '0A'

/** Inode of a socket → the address it listens at, as the kernel writes it: hexadecimal, byte order of the machine. */
function listeningSockets(): Map<string, string> {
  const lines = ['tcp', 'tcp6'].flatMap((kind) =>
    readFileSync(`/proc/net/${kind}`, 'utf8').split('\n').slice(1),
  )
  const fields = lines.map((line) => line.trim().split(/\s+/))
  return new Map(
    fields.filter((field) => field[3] === listening).map((field) => [field[9]!, field[1]!.split(':')[0]!]),
  )
}

const socketsOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? []
    } catch {
      // Closed meanwhile.
      return []
    }
  })

const loopback = ['0100007F', '0000000000000000FFFF00000100007F', '00000000000000000000000001000000']

/** Whether a process listens, and to this machine alone or beyond it. Linux only. */
export function reachOf(pid: number): 'nobody' | 'this machine' | 'the network' {
  const sockets = listeningSockets()
  const addresses = socketsOf(pid).flatMap((inode) => sockets.get(inode) ?? [])
  if (addresses.length === 0) return 'nobody'
  return addresses.every((address) => loopback.includes(address)) ? 'this machine' : 'the network'
}
