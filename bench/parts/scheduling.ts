import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { brand } from '#content/brand.ts'
import { buildCopy, copyProject } from '../growth/project-copy.ts'
import { findings } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { temporaryFolder, withServer } from '../support/server.ts'

const OTHER = 'https://calendar.example.com/agency'
const AGENDA_PATHS = ['/agenda', '/agenda/conversa', '/agenda/convite.ics']

/** As an agency says it that books elsewhere: one line of its content. */
function bookElsewhere(folder: string): void {
  const file = join(folder, 'content/brand.ts')
  const before = readFileSync(file, 'utf8')
  const after = before.replace(/scheduling: '[^']*'/, `scheduling: '${OTHER}'`)
  if (after === before) throw new Error('content/brand.ts names no scheduling')
  writeFileSync(file, after)
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? ''
const isAgenda = (href: string) => /^\/agenda(?![\w-])/.test(href.replace(brand.url, ''))

async function look(url: string, folder: string) {
  const wrong: string[] = []
  for (const path of AGENDA_PATHS) {
    const { status } = await fetch(url + path)
    if (status !== 404) wrong.push(`${path} answers ${status}`)
  }
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const listed = [...map.matchAll(/<loc>([^<]+)/g)].map(
    ([, loc]) => new URL(loc as string).pathname,
  )
  if (listed.some(isAgenda)) wrong.push('the sitemap names the own page')
  const built = JSON.parse(readFileSync(join(folder, 'build/pages.json'), 'utf8')) as {
    pages: object
  }
  const paths = [...Object.keys(built.pages), '/contato']
  let buttons = 0
  for (const path of paths) {
    const page = parse(await (await fetch(url + path)).text())
    for (const link of page.querySelectorAll('a[href]')) {
      const [href, text] = [hrefOf(link), link.text.trim()]
      if (isAgenda(href)) wrong.push(`${path}: “${text}” leads to ${href}`)
      if (!href.startsWith(OTHER)) {
        if (/^agendar\b/i.test(text)) wrong.push(`${path}: “${text}” leads to ${href}`)
        continue
      }
      buttons += 1
      if (link.getAttribute('target') !== '_blank') wrong.push(`${path}: “${text}” opens here`)
    }
  }
  return { wrong, buttons, pages: paths.length }
}

export const scheduling: Part = {
  name: 'scheduling',
  title: 'Meetings booked at another service',
  slow: 'a second build',
  async run() {
    const folder = temporaryFolder()
    chmodSync(folder, 0o755)
    try {
      await copyProject(folder)
      bookElsewhere(folder)
      await buildCopy(folder)
      const { wrong, buttons, pages } = await withServer(({ url }) => look(url, folder), {
        project: folder,
      })
      const all = `The own page is gone (${AGENDA_PATHS.join(', ')} answer 404, the sitemap does not name it), and all ${buttons} buttons of ${pages} pages open the other service in a new tab.`
      return `A copy of the project with \`brand.scheduling\` set to another service’s address, built and served; every page was read.\n\n${findings(wrong, all)}`
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
