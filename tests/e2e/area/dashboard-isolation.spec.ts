import { sql } from 'drizzle-orm'
import { expect, test } from '#tests/support/people/client-area.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'

test.describe('Another client’s campaign', () => {
  test('cannot be opened, downloaded or found', async ({
    page,
    client,
    database,
    browser,
    signUp,
    complaints,
  }) => {
    const context = await browser.newContext()
    const other = await signUp(context)
    await context.close()
    const secret = await addCampaign(database, other, { name: 'Segredo industrial' })
    await addStats(database, secret, [{ daysAgo: 0, spend: 777.77, clicks: 7 }])
    await addCampaign(database, client, { name: 'Minha' })

    const answer = await page.goto(`/dashboard/campaigns/${secret}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Campanha não encontrada' })).toBeVisible()
    // The browser itself reports an answer of 404.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
    const paths = [
      '/dashboard',
      '/dashboard/campaigns',
      '/dashboard/campaigns?busca=segredo',
      '/dashboard.data',
      '/dashboard/campaigns.data',
      `/dashboard/campaigns/${secret}.data`,
      '/dashboard/export.csv?periodo=90',
      `/dashboard/export.csv?campanha=${secret}`,
      `/dashboard/export.csv?user_id=${other.id}`,
      `/dashboard/campaigns/${secret}'%20or%20'1'='1`,
    ]
    for (const path of paths) {
      const text = await (await page.request.get(path)).text()
      expect(text, path).not.toContain('Segredo industrial')
      expect(text, path).not.toContain('777,77')
    }
    const foreignFile = await page.request.get(`/dashboard/export.csv?campanha=${secret}`)
    expect(foreignFile.status()).toBe(404)
  })

  test('is not touched by a forged form', async ({
    page,
    client,
    database,
    browser,
    signUp,
    baseURL,
  }) => {
    const context = await browser.newContext()
    const other = await signUp(context)
    await context.close()
    await addCampaign(database, other, { name: 'Demo alheia', demo: true })
    const form = {
      intent: 'remove-demo',
      target_user_id: other.id,
      user_id: other.id,
      userId: other.id,
    }
    const headers = { Origin: baseURL as string }
    await page.request.post('/dashboard?index', { headers, form })
    await page.request.post('/dashboard?index', {
      headers,
      form: { ...form, intent: 'generate-demo' },
    })
    const count = async (userId: string) =>
      (await database.db.execute(sql`select 1 from alisio.campaigns where client_id = ${userId}`))
        .rows.length
    expect(await count(other.id)).toBe(1)
    expect(await count(client.id)).toBe(4)

    const elsewhere = { Origin: 'https://elsewhere.example' }
    const forged = await page.request.post('/dashboard?index', {
      headers: elsewhere,
      form: { intent: 'remove-demo' },
    })
    // React Router refuses some foreign origins before the guard does.
    expect([400, 403]).toContain(forged.status())
    expect(await count(client.id)).toBe(4)
    const unknown = await page.request.post('/dashboard?index', {
      headers,
      form: { intent: 'constructor' },
    })
    expect(unknown.status()).toBe(400)
  })
})

test('Without a session there are no figures and no file', async ({ request, baseURL }) => {
  for (const path of ['/dashboard', '/dashboard/campaigns', '/dashboard/export.csv']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(302)
    expect(answer.headers().location).toBe('/auth')
  }
  const demo = await request.post('/dashboard?index', {
    headers: { Origin: baseURL as string },
    form: { intent: 'generate-demo' },
    maxRedirects: 0,
  })
  expect(demo.headers().location).toBe('/auth')
})
