import { brand } from '#content/brand.ts'
import { neutralTexts } from '#content/todo.ts'
import type { Env } from '../env/env.ts'

/** What runs on a default that a real deployment would replace. Add a line with each new default. */
export function listDefaults(env: Env): string[] {
  const defaults: string[] = []
  if (brand.sample) {
    defaults.push('brand: the invented sample; npm run adopt makes it yours')
  }
  if (neutralTexts > 0) {
    defaults.push(
      `content: ${neutralTexts} texts and prices are still neutral; npm run adopt -- --left lists them`,
    )
  }
  if (!env.DATABASE_URL) {
    defaults.push(`database: embedded PostgreSQL in ${env.DATA_DIR}; set DATABASE_URL`)
  }
  if (!env.SMTP_URL) {
    defaults.push(`mail: written as files to ${env.DATA_DIR}/mail; set SMTP_URL`)
  }
  if (!env.CHAT_API_URL) {
    defaults.push('chat: answers from the site’s playbooks, without a model; set CHAT_API_URL')
  } else if (!env.CHAT_MODEL) {
    defaults.push('chat: no model named, which most servers refuse; set CHAT_MODEL')
  }
  if (!env.PUBLIC_URL) {
    const links = brand.sample ? `http://localhost:${env.PORT}` : brand.url
    defaults.push(`links in account mails: ${links} unless asked on this machine; set PUBLIC_URL`)
  }
  return defaults
}
