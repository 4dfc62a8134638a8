import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLogger } from '#server/log.ts'
import { fillTables } from '../dashboard-scale/fill-tables.ts'
import { measureImport } from '../dashboard-scale/measure-import.ts'
import { addPages, buildCopy, copyProject, folderSize } from '../growth/project-copy.ts'
import { table } from '../support/markdown.ts'
import { memory } from '../support/memory.ts'
import { CannotRun, type Part } from '../support/part.ts'
import { temporaryFolder, withServer } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'

const FEW = 50
const MANY = 500
const STARTS = 3
const REST_MS = 5000
const importSize = { campaigns: 200, days: 500 }

type Built = { pages: number; seconds: number; bytes: number; readyMs: number; megabytes: number }

/** Builds with so many pages more, then starts the build a few times. */
async function measure(folder: string, pages: number): Promise<Built> {
  const seconds = await buildCopy(folder)
  const bytes = folderSize(join(folder, 'build', 'client'))
  const data = temporaryFolder()
  const ready: number[] = []
  const megabytes: number[] = []
  for (let start = 0; start <= STARTS; start += 1) {
    await withServer(
      async ({ readyMs, pid }) => {
        // The first start creates the database.
        if (start === 0) return
        ready.push(readyMs)
        await sleep(REST_MS)
        megabytes.push(memory(pid))
      },
      { data, project: folder },
    )
  }
  rmSync(data, { recursive: true, force: true })
  console.log(`  ${pages} pages more: ${round(seconds)} s`)
  return { pages, seconds, bytes, readyMs: median(ready), megabytes: median(megabytes) }
}

function growthTable(all: Built[]): string {
  const [base] = all as [Built]
  const rows = all.map(({ pages, seconds, bytes, readyMs, megabytes }) => {
    const per = (now: number, then: number, digits: number) =>
      pages ? round((now - then) / pages, digits) : '–'
    return [
      pages,
      round(seconds, 1),
      per(seconds * 1000, base.seconds * 1000, 0),
      round(bytes / 1e6, 1),
      per(bytes / 1000, base.bytes / 1000, 1),
      round(readyMs / 1000, 2),
      round(megabytes),
      per(megabytes * 1000, base.megabytes * 1000, 0),
    ]
  })
  const head = [
    'pages added',
    'build, s',
    'per page, ms',
    'build/client, MB',
    'per page, kB',
    'start to ready, s',
    'memory at rest, MB',
    'per page, kB',
  ]
  return table(head, rows)
}

async function importSpeed(): Promise<string> {
  const folder = temporaryFolder()
  const server = await startEmbedded(join(folder, 'data'), createLogger('warn'))
  try {
    await migrate(server.connection, 'server/db/migrations')
    await fillTables(server.connection, 1)
    return await measureImport(server.connection, folder, importSize)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const growth: Part = {
  name: 'growth',
  title: 'How cost grows: pages, memory, start-up, import',
  slow: 'builds a copy of the project with 50 and 500 more pages',
  async run() {
    if (process.platform !== 'linux') throw new CannotRun('memory is read from /proc, as on Linux')
    const folder = temporaryFolder()
    const measured: Built[] = []
    let withPictures: number
    try {
      await copyProject(folder)
      measured.push(await measure(folder, 0))
      addPages(folder, 0, FEW, FEW)
      withPictures = await buildCopy(folder)
      measured.push(await measure(folder, FEW))
      addPages(folder, FEW, MANY, FEW)
      measured.push(await measure(folder, MANY))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    const pictures = round((withPictures - (measured[1] as Built).seconds) / FEW, 2)
    return [
      `A copy of the project in which service pages are added as people add them, a content file and a line of the site map; the size counts every encoding of every file. Pictures (a wind drawing in two sizes and a share card of its own for each page) are drawn once and kept: the first build with ${FEW} pages took ${round(withPictures, 1)} s, ${pictures} s per new page’s pictures, the builds below find them drawn. The ${MANY} pages share the pictures of the first ${FEW}. Start-up is the median of ${STARTS}, with a database that is there; memory is the server’s, ${REST_MS / 1000} s after its start.`,
      growthTable(measured),
      await importSpeed(),
    ].join('\n\n')
  },
}
