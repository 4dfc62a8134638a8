import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { ownAgenda } from '#content/derived/scheduling.ts'
import { siteMap } from '#content/site-map.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { moveTo, openHydrated } from '#tests/support/pages/browser.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'
import { expect, grantAccess, test } from '#tests/support/people/desk.ts'
import { triesAll } from '#tests/support/runs.ts'

const long = 'a'.repeat(60)

/** The same page, asked for in another way. */
const again = (path: string) => (triesAll ? [path] : [])

/** Opens the first and goes on as the desk's links do: its scripts, and axe, are read once. */
async function expectAllAccessible(page: Page, [first, ...rest]: string[]) {
  await page.setViewportSize({ width: 390, height: 900 })
  await openHydrated(page, first as string)
  await expectAccessible(page, first as string, [390, 1440])
  for (const path of rest) {
    await moveTo(page, path)
    // On a desk's screen the pages differ less: the first one is judged there too.
    await expectAccessible(page, path)
  }
}

test('axe finds nothing on the desk’s pages of a client, and nothing overflows the page', async ({
  page,
  staff,
  company,
  database,
}) => {
  test.setTimeout(120_000)
  await grantAccess(database, staff.id, company.id)
  for (const source of ['meta', 'google'] as const) {
    const campaign = await addCampaign(database, { id: company.id, email: '' }, { name: source })
    await database.db.execute(
      sql`update alisio.campaigns set source = ${source} where id = ${campaign}`,
    )
    await addStats(database, campaign, [
      { daysAgo: source === 'meta' ? 1 : 5, spend: 987654.32, conversions: 3 },
      { daysAgo: 40, spend: 12, conversions: 1 },
    ])
  }
  await database.db.execute(sql`
    insert into alisio.invitations (email, client_id, token_hash, expires_at)
    values (${`${long}@example.com`}, ${company.id}, ${company.id}, now() - interval '1 day')`)
  await expectAllAccessible(page, [
    '/agencia',
    '/agencia/clientes',
    ...again(`/agencia/clientes?busca=${encodeURIComponent(company.name)}`),
    '/agencia/clientes?busca=ninguem-com-este-nome',
    '/agencia/clientes/novo',
    `/agencia/clientes/${company.id}/apagar`,
    `/agencia/clientes/${company.id}/relatorios`,
    `/agencia/clientes/${company.id}`,
    ...['numeros', 'metas', 'historico', 'ajustes', 'pessoas'].map(
      (section) => `/agencia/clientes/${company.id}?secao=${section}`,
    ),
  ])
  await page.getByText('Tirar acesso').click()
  await expectAccessible(page, 'the question before access ends')
  await page.getByRole('button', { name: 'Ver como cliente' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectAccessible(page, 'looking as the client')
})

test('axe finds nothing on the desk’s pages of leads and meetings, nor beside the page', async ({
  page,
  staff: _staff,
  database,
}) => {
  test.setTimeout(120_000)
  const lead = await writeLead(database, { name: `Ana ${long}`, message: long.repeat(4) })
  await expectAllAccessible(page, [
    '/agencia/leads',
    `/agencia/leads?busca=${long}&estado=new`,
    ...again('/agencia/leads?busca=ninguem-com-este-nome'),
    `/agencia/leads/${lead}`,
    ...again(`/agencia/leads/${lead}?por=email`),
    `/agencia/leads/${lead}/apagar`,
    '/agencia/leads/novo',
    ...(ownAgenda
      ? [
          '/agencia/agenda',
          ...again('/agencia/agenda?ver=dia'),
          '/agencia/agenda/ajustes',
          '/agencia/agenda/bloqueios',
          '/agencia/agenda/meu-calendario',
        ]
      : []),
  ])
})

test('axe finds nothing on the desk’s other pages, nor beside the page', async ({
  page,
  staff: _staff,
}) => {
  test.setTimeout(120_000)
  await expectAllAccessible(page, [
    '/agencia/relatorios',
    '/agencia/origens',
    ...again('/agencia/origens?por=pagina'),
    '/agencia/origens/referencias',
    '/agencia/avisos',
    '/agencia/equipe',
    '/agencia/registro',
    '/agencia/dois-fatores',
    '/convite?token=invented',
  ])
})

const edit = (doc: string, query = {}) => `/agencia/site?${new URLSearchParams({ doc, ...query })}`

test('axe finds nothing on the site’s editor, nor beside the page @whole', async ({
  page,
  staff: _staff,
}) => {
  test.setTimeout(180_000)
  const [service] = siteMap.filter(({ page: family }) => family === 'service')
  await expectAllAccessible(page, [
    '/agencia/site',
    '/agencia/site?busca=telefone',
    '/agencia/site?busca=nada-com-estas-letras',
    edit('brand#brand'),
    edit('brand#brand', { parte: 'hours' }),
    edit('plans#recurringServices'),
    edit('pages/links#page'),
    edit('palette#palette'),
    edit('look#look'),
    edit('parts#parts'),
    edit('menus#menuLinks'),
    ...(service ? [edit(`${service.content}#service`, { parte: 'faq' })] : []),
    '/agencia/site/publicar',
    '/agencia/site/historico',
    '/agencia/site/historico/inicio',
    '/agencia/site/imagens',
    '/agencia/site/paginas',
    '/agencia/site/paginas?tipo=person',
    '/agencia/site/quem-publica',
    '/agencia/site/comecar',
    '/agencia/conteudos',
    '/agencia/conteudos/trazer',
  ])
})

test('The client’s page is worked by keyboard @whole', async ({ page, staff: _staff, company }) => {
  await openHydrated(page, '/agencia/clientes?busca=Empresa')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  // A page that the menu led to is read and worked from its title on.
  const menu = page.getByRole('navigation', { name: 'Mesa da agência' })
  await menu.getByRole('link', { name: 'Leads' }).press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  await openHydrated(page, `/agencia/clientes/${company.id}?secao=historico`)
  const note = page.getByLabel('Nova anotação')
  await note.focus()
  await page.keyboard.type('Escrito sem mouse')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Anotar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.note-body')).toHaveText('Escrito sem mouse')
})
