/**
 * The README's pictures, from the built site with sample data on a database of their own, where axe
 * looks at the desk of a newcomer too. `node bench/readme-pictures.ts [FOLDER]`, after a build; the
 * pictures go to docs/images, and those of every width to the folder.
 */
import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNothingBesideThePage, expectNoViolations } from '#tests/support/pages/axe.ts'
import { AppProcess } from './support/app-process.ts'
import { nextPort } from './support/free-port.ts'
import { needChromium } from './support/tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'alisio-pictures-'))
// As root the database runs as another user, who has to get through.
chmodSync(folder, 0o711)
const env = { DATA_DIR: join(folder, 'data'), SIGN_UPS_PER_ADDRESS: '100' }
const app = new AppProcess({ port: await nextPort(), env, logFile: join(folder, 'log') })

async function firstLink(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/command/staff.ts', '--invite', 'marina@alisio.example'],
    { env: { ...process.env, ...env, PORT: new URL(app.url).port } },
  )
  const { pathname, search } = new URL(/http\S+convite\S+/.exec(stdout)?.[0] as string)
  return pathname + search
}

async function shoot(page: Page, path: string, name: string, width: number) {
  await page.goto(app.url + path, { waitUntil: 'networkidle' })
  const picture = await page.screenshot()
  await sharp(picture)
    .resize({ width })
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(join('docs/images', `${name}.png`))
  console.log(`docs/images/${name}.png`)
}

/** The sample data as people first see it, at every width. */
async function inspect(page: Page, paths: Record<string, string>) {
  const size = page.viewportSize() as { width: number; height: number }
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(app.url + path, { waitUntil: 'networkidle' })
      await expectNoViolations(page, `${path} at ${width} px`)
      await expectNothingBesideThePage(page, `${path} at ${width} px`)
      const file = join(process.argv[2] ?? folder, `${name}-${width}.png`)
      await page.screenshot({ path: file, fullPage: true })
    }
  }
  await page.setViewportSize(size)
}

try {
  await app.start()
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 968 },
    locale: 'pt-BR',
    timezoneId: 'America/Fortaleza',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Rejeitar' }).click()
  await shoot(page, '/', 'home', 960)
  await shoot(page, '/home1', 'classic', 960)

  await page.goto(app.url + (await firstLink()), { waitUntil: 'networkidle' })
  await page.getByLabel('Nome Completo').fill('Marina Lopes')
  for (const name of ['password', 'confirmPassword']) {
    await page.locator(`[name=${name}]`).fill('jangada-no-mar-aberto')
  }
  await page.getByRole('button', { name: 'Criar senha e entrar' }).click()
  await page.waitForURL(/\/agencia/)
  await page.goto(`${app.url}/agencia/clientes`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Explorar com dados de exemplo' }).click()
  const first = page.locator('.client-row-name a').first()
  await first.waitFor()
  await shoot(page, '/agencia/clientes', 'desk', 960)
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await shoot(page, `/agencia/agenda?semana=${soon}`, 'desk-agenda', 960)
  await page.goto(`${app.url}/agencia/clientes`)
  const client = (await first.getAttribute('href')) as string
  await inspect(page, {
    clients: '/agencia/clientes',
    client,
    showcase: '/agencia/vitrine',
    agenda: '/agencia/agenda',
    meetings: '/agencia/agenda?ver=lista',
  })
  await page.goto(app.url + client)
  await page.getByRole('button', { name: 'Ver como cliente' }).click()
  await page.waitForURL(/\/dashboard$/)
  await shoot(page, '/dashboard', 'client-area', 960)
  await browser.close()
} finally {
  await app.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
