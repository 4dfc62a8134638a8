import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findings, tally } from '../support/markdown.ts'
import { pageFile, selectPages } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'
import { onStage, sceneHtml } from '../support/scenes.ts'
import { temporaryFolder } from '../support/server.ts'
import { needCommand, toolFile, toolVersion } from '../support/tools.ts'

type Message = { type: string; subType?: string; url: string; message: string }

/** How React writes void elements; without effect, as the message itself says. */
const SERIALIZATION = /^Trailing slash on void elements/

/** Pages and mails that exist only when they are asked for; the others are judged as built. */
function fetchScenes(folder: string): Promise<Map<string, string>> {
  return onStage(async ({ url, scenes, mails }) => {
    const files = new Map<string, string>()
    const saveFile = (name: string, text: string) => {
      const file = join(folder, `${files.size}.html`)
      writeFileSync(file, text)
      files.set(file, name)
    }
    for (const scene of scenes) saveFile(scene.name, await sceneHtml(url, scene))
    for (const { subject, html } of mails) saveFile(`mail: ${subject}`, html)
    return files
  })
}

export const html: Part = {
  name: 'html',
  title: 'HTML: the W3C’s Nu checker',
  async run({ pages }) {
    const java = needCommand('java', 'default-jre-headless')
    const jar = toolFile('vnu-jar/build/dist/vnu.jar')
    const folder = temporaryFolder()
    const files = await fetchScenes(folder)
    const pageCount = files.size
    for (const path of selectPages(pages)) files.set(pageFile(path), path)
    const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--exit-zero-always', ...files.keys()]
    const { stderr } = await runCommand(java, args)
    rmSync(folder, { recursive: true, force: true })
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
      `${toolVersion('vnu-jar')} over ${files.size - pageCount} pre-rendered pages and ${pageCount} pages and mails made on request: the account’s forms with and without errors, the client area empty and with campaigns, the contact page after a form without JavaScript, error pages, every kind of mail.`,
      `Markup: ${findings(markup.list(), 'nothing found.')}`,
      `Inlined style sheets: ${findings(styles.list(), 'nothing found.')}`,
      'The checker’s style sheet grammar is older than Chromium’s, Firefox’s and Safari’s: it does not know registered properties, container queries, view transitions, starting styles, nested conditions nor masks with positions. Chromium, in which the tests run, draws these rules; other browsers are not exercised here.',
    ].join('\n\n')
  },
}
