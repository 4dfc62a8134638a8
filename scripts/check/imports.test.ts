import { describe, expect, test } from 'vitest'
import { judgeImport } from './imports.ts'

describe('import rules', () => {
  test('a section may use a primitive', () => {
    expect(judgeImport('app/sections/hero.tsx', '../ui/button.tsx')).toBeUndefined()
  })
  test('a section may not use a feature', () => {
    expect(judgeImport('app/sections/hero.tsx', '../features/chat/chat.tsx')).toMatch(/may not/)
  })
  test('a section may read content types but no content', () => {
    expect(judgeImport('app/sections/hero.tsx', '#content/types/page.ts')).toBeUndefined()
    expect(judgeImport('app/sections/hero.tsx', '#content/brand.ts')).toMatch(/may not/)
  })
  test('a feature may not import another feature', () => {
    expect(judgeImport('features/assistant/ui/chat.tsx', '../contact/form.tsx')).toMatch(/another/)
    expect(judgeImport('features/assistant/ui/chat.tsx', './message.tsx')).toBeUndefined()
  })
  test('the server never imports the app', () => {
    expect(judgeImport('features/people/server/auth/sign-in.ts', '#app/root.tsx')).toMatch(
      /may not/,
    )
  })
  test('pages enter a server module by its door only', () => {
    expect(judgeImport('app/pages/dashboard.tsx', '#server/modules/campaigns/list.ts')).toMatch(
      /doors/,
    )
    expect(
      judgeImport('app/pages/dashboard.tsx', '#server/modules/campaigns/campaigns.server.ts'),
    ).toBeUndefined()
  })
  test('primitives know nothing of the domain', () => {
    expect(judgeImport('app/ui/card.tsx', '#content/types/common.ts')).toMatch(/may not/)
  })
  test('only the rooms that own tables ask the database', () => {
    expect(
      judgeImport('features/leads/server/contact/list-leads.ts', 'drizzle-orm'),
    ).toBeUndefined()
    expect(judgeImport('server/email/queue-mail.ts', '#server/db/schema.ts')).toBeUndefined()
    expect(judgeImport('server/http/health.ts', 'pg')).toMatch(/may not ask/)
    expect(judgeImport('server/http/health.ts', '#server/db/schema.ts')).toMatch(/may not ask/)
    expect(judgeImport('server/http/health.ts', '../db/client.ts')).toMatch(/may not ask/)
    expect(
      judgeImport('app/site/families/home/home.server.ts', 'drizzle-orm/node-postgres'),
    ).toMatch(/may not ask/)
    expect(judgeImport('app/site/families/home/home.server.ts', '#server/db/client.ts')).toMatch(
      /may not/,
    )
  })
  test('the server opens the database and anybody in it may judge its errors, but not query', () => {
    expect(judgeImport('server/main/runtime.ts', './db/client.ts')).toBeUndefined()
    expect(judgeImport('server/http/fail.ts', '#server/db/is-away.ts')).toBeUndefined()
    expect(judgeImport('server/main/runtime.ts', 'pg')).toMatch(/may not ask/)
  })
  test('a package with a similar name is no driver', () => {
    expect(judgeImport('app/site/families/home/home.server.ts', 'pgslice')).toBeUndefined()
  })
  test('content names services, people and cases by their slug', () => {
    expect(judgeImport('content/pages/links.ts', '../team/ana-lima.ts')).toMatch(/by their slug/)
    expect(judgeImport('content/assistant/niches.ts', '../services/seo.ts')).toMatch(/slug/)
    expect(judgeImport('content/team/ana-lima.ts', './ana-lima/experience.ts')).toBeUndefined()
    expect(judgeImport('content/services/seo.ts', '../claims.ts')).toBeUndefined()
  })
  test('another room is named by its alias', () => {
    expect(judgeImport('app/site/families/home/home.tsx', '../../content/brand.ts')).toMatch(
      /alias/,
    )
  })
})
