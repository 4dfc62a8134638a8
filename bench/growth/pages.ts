import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { table } from '../support/markdown.ts'
import { memory } from '../support/memory.ts'
import { temporaryFolder, withServer } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'
import { addPages, buildCopy, copyProject, folderSize } from './project-copy.ts'

const FEW = 50
const MANY = 500
const MOST = 5000
const STARTS = 3
const REST_MS = 5000

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

function pageTable(all: Built[]): string {
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

/** Builds, starts and memory with more and more pages; the largest takes ten minutes and 4 GB. */
export async function measurePageCounts(quick: boolean): Promise<string> {
  const folder = temporaryFolder()
  const results: Built[] = []
  let withPictures: number
  try {
    await copyProject(folder)
    results.push(await measure(folder, 0))
    addPages(folder, 0, FEW, FEW)
    withPictures = await buildCopy(folder)
    results.push(await measure(folder, FEW))
    addPages(folder, FEW, MANY, FEW)
    results.push(await measure(folder, MANY))
    if (!quick) {
      addPages(folder, MANY, MOST, FEW)
      results.push(await measure(folder, MOST))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const pictures = round((withPictures - (results[1] as Built).seconds) / FEW, 2)
  return [
    `A copy of the project in which texts are added as people add them, a content file of 6 kB and its lines in the list; the size counts every encoding of every file. Pictures (a wind drawing in two sizes and a share card of its own for each page) are drawn once and kept: the first build with ${FEW} pages took ${round(withPictures, 1)} s, ${pictures} s per new page’s pictures, the builds below find them drawn. Further pages share the pictures of the first ${FEW}. Start-up is the median of ${STARTS}, with a database that is there; memory is the server’s, ${REST_MS / 1000} s after its start.`,
    pageTable(results),
  ].join('\n\n')
}
