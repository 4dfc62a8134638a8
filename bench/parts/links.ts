import { findings } from '../support/markdown.ts'
import { selectPages } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'
import { withServer } from '../support/server.ts'
import { toolFile, toolVersion } from '../support/tools.ts'

type Link = { url: string; status?: number; state: 'OK' | 'BROKEN' | 'SKIPPED'; parent?: string }

/** Everything but the server's own address: the sample brand's hosts do not exist, by design. */
const ELSEWHERE = '^(?!http://(127\\.0\\.0\\.1|localhost)[:/])'

export const links: Part = {
  name: 'links',
  title: 'Links: linkinator',
  async run({ pages }) {
    const cli = toolFile('linkinator/build/src/cli.js')
    return withServer(async ({ url }) => {
      const starts = selectPages(pages).map((path) => url + path)
      const args = [cli, ...starts, '--format', 'json', '--check-fragments', '--skip', ELSEWHERE]
      const { stdout, stderr } = await runCommand(process.execPath, args)
      if (!stdout.includes('{')) throw new Error(stderr.slice(-1000))
      const { links: all } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { links: Link[] }
      const unique = new Map(all.map((link) => [link.url, link]))
      const count = (state: string) =>
        [...unique.values()].filter((link) => link.state === state).length
      const broken = all
        .filter((link) => link.state === 'BROKEN')
        .map(({ url: to, status, parent }) => `${status} \`${to}\` on \`${parent}\``)
      return [
        `${toolVersion('linkinator')} from ${starts.length} pages, with fragments: ${count('OK')} addresses of the site answered. Addresses elsewhere are not asked: this runs offline.`,
        findings(broken, 'No broken link.'),
      ]
        .join('\n\n')
        .replaceAll(url, '')
    })
  },
}
