import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { serverArgs } from '#scripts/start/server-args.mjs'
import { timeForAll } from '#tests/support/missing.ts'
import { expectNoViolations } from '#tests/support/pages/axe.ts'
import { expect, openHydrated, test, waitForHydration } from '#tests/support/pages/browser.ts'
import { skipWithout } from '#tests/support/pages/site.ts'
import { waitForMail } from '#tests/support/smtp.ts'

skipWithout(timeForAll)
test.describe.configure({ timeout: 180_000 })

let folder: string
let server: ChildProcess | undefined

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alisio-first-hour-'))
  // The database's own user passes through it.
  chmodSync(folder, 0o711)
})
test.afterEach(async () => {
  if (server && server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

/** An installation nobody has used, and the link that its window shows. */
async function startEmpty(): Promise<{ address: string; deskLink: string }> {
  const env = {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    WORKERS: '1',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    SMTP_URL: `smtp://127.0.0.1:${process.env.E2E_SMTP_PORT ?? '4313'}`,
  }
  const child = spawn(process.execPath, serverArgs, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  server = child
  return new Promise((resolve) => {
    child.on('message', (message: { type?: string; address: string; deskLink: string }) => {
      if (message.type === 'ready') resolve(message)
    })
  })
}

const DAY = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

const figures = {
  name: 'meta-ads.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      '"Início dos relatórios","Término dos relatórios","Nome da campanha","Veiculação da campanha","Valor usado (BRL)","Impressões","Cliques no link","Resultados"',
      ...[5, 4, 3].map(
        (back) =>
          `"${dayBefore(back)}","${dayBefore(back)}","Leads","active","100,50","1000","20","2"`,
      ),
    ].join('\n'),
  ),
}

/** Choosing a file counts as one press too. */
const PRESSES = 17

test('From an empty system to the first client, report and meeting, by the desk alone', async ({
  page,
}) => {
  const { address, deskLink } = await startEmpty()
  let presses = 0
  const press = async (target: Locator) => {
    presses += 1
    await target.click()
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const link = (name: string | RegExp) => page.getByRole('link', { name })
  const guide = page.getByRole('region', { name: 'A sua primeira hora' })
  const step = (name: string) => guide.getByRole('listitem').filter({ hasText: name })

  // A machine at work may need a moment for the first page.
  await expect
    .poll(async () => (await page.request.get(deskLink)).status(), { timeout: 60_000 })
    .toBe(200)
  await openHydrated(page, deskLink)
  await page.getByLabel('Nome Completo').fill('Marina Dona')
  await page.locator('[name=password]').fill('jangada-no-mar-aberto')
  await page.locator('[name=confirmPassword]').fill('jangada-no-mar-aberto')
  await press(button('Criar senha e entrar'))
  await expect(guide).toContainText('0 de 8 passos prontos')
  await expect(page.getByText('Nada esperando')).toHaveCount(0)
  await expectNoViolations(page, 'the first hour')

  await press(button('Enviar um e-mail de teste'))
  await waitForMail({ to: 'oi@alisio.example', subject: 'saem' })

  await press(link('Criar cliente: O primeiro cliente'))
  await page.getByLabel('Nome da empresa').fill('Padaria do Porto')
  await press(button('Criar cliente'))
  await expect(page.getByRole('heading', { level: 1, name: 'Padaria do Porto' })).toBeVisible()

  await press(link('Visão geral'))
  presses += 1
  await page.getByLabel('Arquivo de números').setInputFiles(figures)
  await press(button('Confirmar 3 dias'))
  await expect(page.getByText('Números importados').first()).toBeVisible()

  await press(page.getByRole('navigation').getByRole('link', { name: 'Relatórios' }).first())
  await press(link(/Começar: Padaria do Porto/))
  await page.getByLabel('Primeiro dia').fill(dayBefore(5))
  await page.getByLabel('Último dia').fill(dayBefore(3))
  await press(button('Começar'))
  await press(button('Aprovar e enviar'))
  await press(button('Aprovar e enviar agora'))
  await expect(page.getByRole('heading', { name: /^Aprovado\. Sai:/ })).toBeVisible()

  await press(page.getByRole('navigation').getByRole('link', { name: 'Agenda' }).first())
  await press(link('Marcar reunião'))
  await waitForHydration(page)
  presses += 1
  await page.locator('input[name=start]').first().check()
  await page.locator('main [name=name]').fill('Priscila Souza')
  await page.locator('main [name=phone]').fill('85988887777')
  await press(button('Marcar reunião'))
  await expect(page.getByRole('heading', { level: 1, name: 'Priscila Souza' })).toBeVisible()

  await press(page.getByRole('navigation').getByRole('link', { name: 'Hoje' }).first())
  for (const title of ['O primeiro cliente', 'Os primeiros números', 'Os e-mails saem?']) {
    await expect(step(title)).toContainText('pronto')
  }
  await expect(guide).toContainText('3 de 8 passos prontos')
  expect(presses).toBe(PRESSES)

  await button('Não mostrar mais este guia').click()
  await expect(guide).toHaveCount(0)
  expect((await page.request.get(`${address}/agencia`)).status()).toBe(200)
})
