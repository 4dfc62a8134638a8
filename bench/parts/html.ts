import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findings, tally } from '../support/markdown.ts'
import { chosenPages, pageFile } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'
import { temporaryFolder, withServer } from '../support/server.ts'
import { needCommand, toolFile, toolVersion } from '../support/tools.ts'

type Message = { type: string; subType?: string; url: string; message: string }

/** How React writes void elements; without effect, as the message itself says. */
const SERIALIZATION = /^Trailing slash on void elements/

/** Pages that exist only when they are asked for are fetched; the others are judged as built. */
const onRequest = ['/nao-existe']

async function fetchPages(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  await withServer(async ({ url }) => {
    for (const path of onRequest) {
      const file = join(folder, `${path.slice(1)}.html`)
      const headers = { accept: 'text/html' }
      writeFileSync(file, await (await fetch(url + path, { headers })).text())
      files.set(file, path)
    }
  })
  return files
}

export const html: Part = {
  name: 'html',
  title: 'HTML: the W3C’s Nu checker',
  async run({ pages }) {
    const java = needCommand('java', 'default-jre-headless')
    const jar = toolFile('vnu-jar/build/dist/vnu.jar')
    const files = await fetchPages(temporaryFolder())
    const built = chosenPages(pages)
    for (const path of built) files.set(pageFile(path), path)
    const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--exit-zero-always', ...files.keys()]
    const { stderr } = await runCommand(java, args)
    const { messages } = JSON.parse(stderr) as { messages: Message[] }
    const markup = tally()
    const styles = tally()
    for (const { type, subType, url, message } of messages) {
      if (SERIALIZATION.test(message)) continue
      const page = [...files].find(([name]) => url.endsWith(name))?.[1] ?? url
      const list = message.startsWith('CSS: ') ? styles : markup
      list.add(`${subType ?? type}: ${message}`, page)
    }
    return [
      `${toolVersion('vnu-jar')} over ${files.size} pages.`,
      `Markup: ${findings(markup.list(), 'nothing found.')}`,
      `Inlined style sheets: ${findings(styles.list(), 'nothing found.')}`,
      'The checker’s style sheet grammar is older than Chromium’s, Firefox’s and Safari’s: it does not know registered properties, container queries, view transitions, starting styles, nested conditions nor masks with positions. Chromium, in which the tests run, draws these rules; other browsers are not exercised here.',
    ].join('\n\n')
  },
}
