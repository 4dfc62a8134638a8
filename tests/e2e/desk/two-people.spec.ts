import { sql } from 'drizzle-orm'
import { noWords } from '#features/reports/rules/report.ts'
import { beginReport } from '#features/reports/server/drafts/begin-report.ts'
import { saveWords } from '#features/reports/server/drafts/change-draft.ts'
import { addMonthOfFigures } from '#tests/support/features/reports.ts'
import { expectNoViolations } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast, forgiveRefusals } from '#tests/support/pages/forms.ts'
import { expect, test } from '#tests/support/people/desk.ts'

const october = { first: '2026-10-01', last: '2026-10-31' }

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts @whole`, () => {
    test.use({ javaScriptEnabled })

    test('The second person to save a report draft gets a warning, keeps their text, and decides which one stays', async ({
      page,
      staff,
      employee,
      browser,
      baseURL,
      company,
      database,
      complaints,
    }) => {
      const elsewhere = await browser.newContext({ baseURL })
      const colleague = await employee(elsewhere, 'team')
      await elsewhere.close()
      await database.db.execute(
        sql`update alisio."user" set name = 'Ana Prado' where id = ${colleague.id}`,
      )
      await addMonthOfFigures(database, company.id)
      const id = await beginReport(database, staff.id, company.id, october)
      const address = `/agencia/relatorios/${id}`
      const open = () => (javaScriptEnabled ? openHydrated(page, address) : page.goto(address))
      const colleagueSaves = (comment: string) =>
        saveWords(database, colleague.id, id, { words: { ...noWords, comment }, leftOut: [] })
      const comment = page.getByLabel('Para o cliente')
      const conflict = page.getByText('Alguém salvou este rascunho antes de você')
      const stored = async () => {
        const { rows } = await database.db.execute<{ comment: string }>(
          sql`select words ->> 'comment' as comment from alisio.reports where id = ${id}`,
        )
        return rows[0]?.comment
      }

      await open()
      await colleagueSaves('Texto da Ana')
      await comment.fill('O meu texto')
      await page.getByLabel('O que foi feito, linha 2').fill('Separamos as verbas')
      await page.getByRole('button', { name: 'Salvar rascunho' }).click()
      await expect(conflict).toBeVisible()
      await expect(page.getByText('Ana Prado salvou em')).toBeVisible()
      await expect(page.locator('.report-theirs')).toContainText('Texto da Ana')
      await expect(comment).toHaveValue('O meu texto')
      expect(await stored()).toBe('Texto da Ana')
      if (javaScriptEnabled) await expectNoViolations(page, 'a draft saved by two')
      // Pressing the same button again is not yet a decision.
      await page.getByRole('button', { name: 'Salvar rascunho' }).click()
      await expect(conflict).toBeVisible()
      expect(await stored()).toBe('Texto da Ana')
      await page.getByRole('button', { name: 'Salvar o meu por cima' }).click()
      await expect(conflict).toBeHidden()
      await expect(comment).toHaveValue('O meu texto')
      expect(await stored()).toBe('O meu texto')

      // From here on the next save is no conflict, and theirs can be taken instead.
      await comment.fill('O meu, corrigido')
      const reloaded = page.waitForResponse(
        (response) => response.request().method() === 'GET' && response.url().includes(id),
      )
      await page.getByRole('button', { name: 'Salvar rascunho' }).click()
      // The page has to hold this version before the colleague makes the next one.
      await reloaded
      expect(await stored()).toBe('O meu, corrigido')
      if (javaScriptEnabled) await expectToast(page, 'Rascunho salvo')
      await colleagueSaves('Outro texto da Ana')
      await comment.fill('Tarde demais')
      await page.getByRole('button', { name: 'Aprovar e enviar' }).click()
      await expect(conflict).toBeVisible()
      await page.getByRole('link', { name: 'Descartar o meu e usar o salvo' }).click()
      await expect(conflict).toBeHidden()
      await expect(comment).toHaveValue('Outro texto da Ana')
      forgiveRefusals(complaints)
    })
  })
}

test('Refreshing the figures keeps what was typed @whole', async ({
  page,
  staff,
  company,
  database,
}) => {
  await addMonthOfFigures(database, company.id)
  const id = await beginReport(database, staff.id, company.id, october)
  await database.db.execute(sql`
    update alisio.campaigns_stats set spend = spend + 1 where client_id = ${company.id}`)
  await openHydrated(page, `/agencia/relatorios/${id}`)
  await page.getByLabel('Para o cliente').fill('Ainda não salvei')
  await page.getByRole('button', { name: 'Atualizar os números' }).click()
  await expectToast(page, 'Números atualizados')
  await expect(page.getByLabel('Para o cliente')).toHaveValue('Ainda não salvei')
})
