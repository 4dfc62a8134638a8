import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Patches } from '#content/live.ts'

/** Fits the assistant's model to a release in a thread that ends with it. */
export const createFitThread =
  (buildFolder: string) =>
  (patches: Patches): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(join(buildFolder, 'server/fit-worker.js'), { workerData: patches })
      worker.unref()
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`fitting ended with ${code}`)))
    })
