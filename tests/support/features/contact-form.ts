import type { Page } from '@playwright/test'
import { contactForm } from '#content/contact-form.ts'
import { openHydrated, wakeIsland } from '../pages/browser.ts'

export const { labels } = contactForm
export const sendButton = (page: Page) => page.getByRole('button', { name: contactForm.submit })
export const field = (page: Page, name: keyof typeof labels) =>
  page.locator('main').getByRole('textbox', { name: labels[name] })
export const toastWith = (page: Page, title: string, text: string) =>
  page.locator('[role=alert], [role=status]').filter({ hasText: title }).filter({ hasText: text })

export function createVisitor() {
  const id = Math.random().toString(36).slice(2, 10)
  return {
    name: `Rita ${id}`,
    email: `rita-${id}@example.com`,
    phone: '85988887777',
    company: 'Padaria do Mar',
    message: `Quero um site novo.\nCódigo do pedido: ${id}`,
  }
}

export async function fill(page: Page, values: Partial<Record<keyof typeof labels, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as keyof typeof labels).fill(value)
  }
}

/** Opens a page and waits for its form: until then the browser itself would send it. */
export async function openForm(page: Page, path: string) {
  await openHydrated(page, path)
  await wakeIsland(page, '.contact-form')
}
