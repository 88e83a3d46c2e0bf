import { afterAll, expect, test } from 'vitest'
import { fileStoreContract } from './file-store.contract.example.ts'
import { createFolderStore } from './index.ts'
import { temporaryFolder } from './kit.example.ts'

const folders: Awaited<ReturnType<typeof temporaryFolder>>[] = []
async function aFolder() {
  const folder = await temporaryFolder()
  folders.push(folder)
  return folder.path
}
afterAll(async () => {
  for (const folder of folders) await folder.remove()
})

fileStoreContract('a folder', async (now) => {
  const folder = await aFolder()
  const [store, copy] = [1, 2].map(() => createFolderStore({ folder, reserveBytes: 0, now }))
  return { store: store!, copy: copy! }
})

test('a folder says when its disk is down to the reserve', async () => {
  const folder = await aFolder()
  const [roomy, full] = [0, Number.MAX_SAFE_INTEGER].map((reserveBytes) =>
    createFolderStore({ folder, reserveBytes }),
  )
  expect([await roomy!.hasRoom(), await full!.hasRoom()]).toEqual([true, false])
})
