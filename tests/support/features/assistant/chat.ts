import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { setOf } from '#content/derived/addresses.ts'
import type { Theme } from '#content/types/common.ts'
import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { holdRequests, openHydrated, wakeIsland } from '../../pages/browser.ts'
import { requireParts, requireSome } from '../../pages/site.ts'
import { servicesWith } from '../services.ts'

/** The pages with the assistant's conversation. */
export const chatPages = servicesWith(({ kind }) => kind === 'chat') as [string, ...string[]]

/** The one that visitors of a set of pages are led to. */
export const chatPageOf = (theme: Theme): string =>
  chatPages.find((path) => setOf(path) === theme) ?? chatPages[0]

/** For stories of the conversation within a page. */
export function needsChatPage(): void {
  requireParts('assistant')
  requireSome(chatPages.length, 'page with the conversation')
}

export function chatOn(page: Page) {
  const chat = page.getByRole('region', { name: `Conversa com o ${brand.assistant}` })
  return {
    chat,
    niche: chat.getByLabel('Seu nicho'),
    question: chat.getByLabel('Sua dúvida de marketing'),
    send: chat.getByRole('button', { name: 'Enviar' }),
    stop: chat.getByRole('button', { name: 'Parar' }),
    retry: chat.getByRole('button', { name: 'Tentar de novo' }),
    messages: chat.getByRole('listitem'),
    log: chat.getByRole('region', { name: 'Mensagens' }),
    status: chat.getByRole('status'),
  }
}

/** Keeps the answer back until the story has seen what it looks like to wait for it. */
export const holdAnswer = (page: Page) => holdRequests(page, `**${CHAT_PATH}`)

/** The link that opens the conversation beside any page. */
export const assistantLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Atendimento' }).getByRole('link', { name: brand.assistant })

/** The conversation within its page or, where this agency has none, beside the home. */
export async function openChat(page: Page, path: string = chatPages[0] ?? '/') {
  await openHydrated(page, path)
  const parts = chatOn(page)
  if (chatPages.length > 0) await wakeIsland(page, '.chat')
  else {
    await assistantLink(page).click()
    await parts.log.waitFor()
  }
  return parts
}
