import { setTimeout as sleep } from 'node:timers/promises'
import { type BenchSite, openSite, press, shownAt } from './site.ts'

const paragraph =
  'O vento que sopra da terra ao amanhecer leva a jangada para o mar, e o que volta à tarde a traz. '

const subjects = ['Marés', 'Ventos', 'Redes', 'Portos', 'Velas']
const addressOf = (number: number) => `/conteudos/texto-${number}`

/** A text of some six kilobytes; the newest has the highest number. */
function article(number: number, change: object = {}): [document: string, patch: unknown] {
  const body = Array.from(
    { length: 12 },
    (_, at) => `## Parte ${at + 1} de ${number}\n\n${paragraph.repeat(5)}`,
  ).join('\n\n')
  const day = new Date(Date.UTC(2024, 0, 1 + number)).toISOString().slice(0, 10)
  return [
    `articles/texto-${number}#article`,
    {
      title: `Texto ${number}`,
      summary: `O que se lê no texto ${number}, em poucas palavras.`,
      body,
      subject: subjects[number % subjects.length],
      published: day,
      ...change,
    },
  ]
}

/** Releases as the desk makes them, in one statement. */
async function insert(query: BenchSite['query'], documents: [string, unknown][]): Promise<void> {
  const rows = documents.map(([document, patch]) => ({ document, patch }))
  const json = JSON.stringify(rows).replaceAll("'", "''")
  await query(`with release as (
      insert into alisio.site_releases (author_name, state, goes_live_at)
      values ('bench', 'ready', date_trunc('milliseconds', clock_timestamp())) returning id
    ), version as (
      insert into alisio.site_versions (document, patch, author_name)
      select document, patch, 'bench'
      from jsonb_to_recordset('${json}'::jsonb) as one (document text, patch jsonb)
      returning id, document
    )
    insert into alisio.site_release_documents (release_id, document, version_id)
    select release.id, version.document, version.id from release, version`)
}

async function draft({ query }: BenchSite, document: string, patch: unknown): Promise<void> {
  const json = JSON.stringify(patch).replaceAll("'", "''")
  await query(`insert into alisio.site_drafts (document, patch, changed_by_name)
    values ('${document}', '${json}'::jsonb, 'bench')`)
}

/** A new build serves at once and renders meanwhile; what is published then would wait for that. */
async function renderedAgain({ query }: BenchSite): Promise<void> {
  while ((await query('select from alisio.site_renderings')).rows.length === 0) await sleep(100)
}

async function timed(site: BenchSite, document: string, patch: unknown, at: string, text: string) {
  await draft(site, document, patch)
  const shown = site.apps.map((app) => shownAt(app.url, text, at))
  const since = performance.now()
  const answer = await press(site.first, site.account, [document])
  if (answer.status >= 400) throw new Error(`publishing was answered with ${answer.status}`)
  return Math.max(...(await Promise.all(shown))) - since
}

export type Growth = {
  pages: number
  /** Until all processes show it: one text, a new page, a fact on every page. */
  text: number[]
  page: number
  fact: number
  /** With and without the pages, in milliseconds and MB. */
  start: { without: number; with: number; newBuild: number }
  memory: { without: number; with: number }
}

/** What many pages cost: publications, a start, and memory. */
export async function measureGrowth(pages: number, runs: number): Promise<Growth> {
  const documents = Array.from({ length: pages }, (_, at) => article(at))
  const site = await openSite({ processes: 3 })
  try {
    const [, second, third] = site.apps as [unknown, BenchSite['apps'][0], BenchSite['apps'][0]]
    const measure = async (app: typeof second) => {
      await app.end('SIGINT')
      const start = await app.start()
      for (let at = 0; at < 3; at += 1) await fetch(`${app.url}/links`)
      return { start, memory: app.residentMb() }
    }
    const before = await measure(second)
    await insert(site.query, documents)
    for (const app of site.apps) {
      await shownAt(app.url, `Texto ${pages - 1}`, addressOf(pages - 1))
    }
    const after = await measure(second)
    await site.query('delete from alisio.site_renderings')
    const newBuild = await third.end('SIGINT').then(() => third.start())
    await renderedAgain(site)
    const text: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const mark = `Mudado ${run}`
      const [key, value] = article(run, { summary: mark })
      text.push(await timed(site, key, value, addressOf(run), mark))
    }
    const [key, value] = article(pages)
    const page = await timed(site, key, value, addressOf(pages), `Texto ${pages}`)
    const fact = await timed(site, 'brand#brand', { tagline: 'Um fato.' }, addressOf(1), 'Um fato.')
    return {
      pages,
      text,
      page,
      fact,
      start: { without: before.start, with: after.start, newBuild },
      memory: { without: before.memory, with: after.memory },
    }
  } finally {
    await site.close()
  }
}
