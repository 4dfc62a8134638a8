import { expect, type Page } from '@playwright/test'

/** A toast with this title and text. */
export async function expectToast(page: Page, title: string, description?: string) {
  const toast = page.locator('[role=status], [role=alert]').filter({ hasText: title })
  await expect(toast.first()).toBeVisible()
  if (description) await expect(toast.first()).toContainText(description)
}

/** Browsers log an error for every response of 400 and more; these stories expect such responses. */
export function forgiveRefusals(complaints: string[]) {
  const rest = complaints.filter((line) => !line.startsWith('Failed to load resource'))
  complaints.splice(0, complaints.length, ...rest)
}

export async function fillSignUp(
  page: Page,
  { name = 'Ana Lima', email, password }: { name?: string; email: string; password: string },
) {
  await page.getByRole('tab', { name: 'Criar Conta' }).click()
  const form = page.getByRole('tabpanel', { name: 'Criar Conta' })
  await form.getByLabel('Nome Completo').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.locator('[name=password]').fill(password)
  await form.locator('[name=confirmPassword]').fill(password)
  return form
}

export async function signIn(page: Page, email: string, password: string) {
  const form = page.getByRole('tabpanel', { name: 'Login' })
  await form.getByLabel('Email').fill(email)
  await form.locator('[name=password]').fill(password)
  await form.getByRole('button', { name: 'Entrar' }).click()
}
