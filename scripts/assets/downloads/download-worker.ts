import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { findContent } from '#app/site/page-data.server.ts'
import { applyPatches, type Patches } from '#content/live.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import { lowerThreadPriority } from '#server/process/low-priority.ts'
import { cutNames, provideCuts } from '../pdf/fonts.ts'
import { provideUploads } from '../pdf/screen-pictures.ts'
import { drawDownload } from './downloads.ts'

type Order = {
  buildFolder: string
  name: string
  patches: Patches
  pictures: ReadonlyMap<string, Uint8Array>
}

// Built with the server (vite.config.ts), which starts it for one file at a time.
lowerThreadPriority()
const { buildFolder, name, patches, pictures } = workerData as Order
provideCuts(async () =>
  cutNames.map((cut) => [cut, readFileSync(path.join(buildFolder, 'pdf-fonts', `${cut}.ttf`))]),
)
provideUploads(pictures)
applyPatches(patches)

async function draw(): Promise<void> {
  const find = async (slug = '') => findContent<Profile | Personal>(`team/${slug}`)
  parentPort?.postMessage(await drawDownload(name, find))
}

await draw()
