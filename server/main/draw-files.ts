import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Patches } from '#content/live.ts'
import { readPictures } from '#features/pictures/server/pictures.server.ts'
import { picturesIn } from '#features/publishing/rules/pictures.ts'
import { loadDrawnFile, storeDrawnFile } from '#features/publishing/server/publishing.server.ts'
import type { AppDeps } from '../deps.ts'

/** Draws one file in a thread that ends with it: a PDF takes seconds, and few are asked for. */
export function drawFile(
  buildFolder: string,
  name: string,
  patches: Patches,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(buildFolder, 'server/download-worker.js'), {
      workerData: { buildFolder, name, patches, pictures },
    })
    worker.once('message', (file: Uint8Array) => resolve(Buffer.from(file)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('drawing ended')))
  })
}

/** Pictures of the library that the portfolio shows. */
function portfolioPictures(patches: Patches): string[] {
  const documents = Object.entries(patches).filter(([key]) => key.startsWith('portfolio/'))
  return [...picturesIn(Object.fromEntries(documents))]
}

/** Files by their key: drawn once by whichever process is first asked, one after another. */
export function createDrawnFiles({ database }: Pick<AppDeps, 'database'>, buildFolder: string) {
  const pending = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  async function find(key: string, name: string, patches: Patches): Promise<Buffer> {
    const stored = await loadDrawnFile(database, key)
    if (stored) return stored
    const ids = name.endsWith('.pdf') ? portfolioPictures(patches) : []
    const pictures = await readPictures(database, ids)
    const drawn = last.then(() => drawFile(buildFolder, name, patches, pictures))
    last = drawn.catch(() => {})
    const file = await drawn
    await storeDrawnFile(database, key, file)
    return file
  }

  return (key: string, name: string, patches: Patches): Promise<Buffer> => {
    const waiting = pending.get(key)
    if (waiting) return waiting
    const drawing = find(key, name, patches).finally(() => pending.delete(key))
    pending.set(key, drawing)
    return drawing
  }
}
