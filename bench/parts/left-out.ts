import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '#content/brand.ts'
import { type Part as OfTheSite, parts as wanted } from '#content/parts.ts'
import { people } from '#content/people.ts'
import { buildOnce, copyProject, runIn } from '../adopt/copy.ts'
import { crawl, deadLinks } from '../adopt/crawl.ts'
import type { Part } from '../support/part.ts'
import { withServer } from '../support/server.ts'

/** What says that a part is still there, in any page that is served. */
const signs: Record<OfTheSite, RegExp> = {
  classic: /href="\/home1/,
  plans: /href="[^"]*\/planos/,
  portfolio: /href="[^"]*\/portfolio["/#]/,
  links: /href="\/links/,
  team: new RegExp(`href="[^"]*/(${people.leads.join('|')})"`),
  personal: /\/cv-[\w-]+\.pdf/,
  assistant: new RegExp(`>[^<]*${brand.assistant}`),
  agenda: /href="\/agenda/,
  clientArea: /href="\/(auth|dashboard)/,
}

async function lookAt(root: string, part: OfTheSite): Promise<string> {
  const built = runIn(root, ...buildOnce)
  if (!built.ok) return `${part}: NOT BUILT\n\n${built.said.slice(-1000)}`
  const served = await withServer(({ url }) => crawl(url, new URL(brand.url).origin), {
    project: root,
  })
  const pages = served.filter(({ type, status }) => type.includes('html') && status === 200)
  const still = pages
    .filter(({ text }) => signs[part].test(text))
    .map(({ address }) => `  - ${new URL(address).pathname} still shows it`)
  const dead = deadLinks(served).map((one) => `  - ${one}`)
  return [
    `- without ${part}: built, ${served.length} addresses served, ${dead.length} dead links, ${still.length} pages that still show it`,
    ...dead,
    ...still,
  ].join('\n')
}

export const leftOut: Part = {
  name: 'left-out',
  title: 'The site without each of its parts',
  slow: 'a build for every part',
  async run({ only }) {
    const root = copyProject()
    const file = path.join(root, 'content/parts.ts')
    const whole = readFileSync(file, 'utf8')
    const lines: string[] = []
    try {
      for (const part of Object.keys(wanted) as OfTheSite[]) {
        if (only.length > 0 && !only.includes(part)) continue
        writeFileSync(file, whole.replace(`  ${part}: true`, `  ${part}: false`))
        lines.push(await lookAt(root, part))
      }
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
    return lines.join('\n')
  },
}
