import { rmSync } from 'node:fs'
import path from 'node:path'
import { sendContact } from '../faults/requests.ts'
import { waitForMail } from '../support/mail-files.ts'
import { temporaryFolder, withServer } from '../support/server.ts'
import { crawl, queryAssistant, type Served } from './crawl.ts'
import { takePictures } from './pictures.ts'

/** Five pages of different kinds. */
const shown = ['home', 'service', 'cases', 'profile', 'plans']

/** Everything a visitor gets of the copy: pages, files, answers of the assistant, a mail. */
export async function visit(root: string): Promise<{ served: Served[]; pictures: string }> {
  const load = (file: string) => import(path.join(root, file))
  const { brand } = await load('content/brand.ts')
  const { CHAT_PATH } = await load('features/assistant/rules/chat.ts')
  const { siteMap } = await load('content/site-map.ts')
  const folder = temporaryFolder()
  const data = path.join(folder, 'data')
  try {
    return await withServer(
      async ({ url }) => {
        const pages = await crawl(url, new URL(brand.url).origin)
        const answers = await queryAssistant(url, CHAT_PATH)
        const to = 'visitante@example.com'
        await sendContact(url, { email: to })
        const { html, text, subject } = await waitForMail(path.join(data, 'mail'), { to })
        const mail: Served = {
          address: 'mail',
          status: 200,
          type: 'text/html',
          text: `${subject}${text}${html}`,
          body: Buffer.alloc(0),
        }
        const looked = shown.map(
          (family) => siteMap.find(({ page }: { page: string }) => page === family)?.path ?? '/',
        )
        return {
          served: [...pages, ...answers, mail],
          pictures: await takePictures(url, looked),
        }
      },
      {
        project: root,
        data: folder,
        env: { CONTACT_MIN_SECONDS: '0', CHAT_PER_MINUTE: '100', CHAT_AT_ONCE: '10' },
      },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
