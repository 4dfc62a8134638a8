import { describe, expect, it } from 'vitest'
import { findCycles, judgeImport } from './imports.ts'

describe('directions', () => {
  it('lets screens use features, and features the platform', () => {
    expect(
      judgeImport('app/desk/leads/leads.tsx', '#features/leads/rules/leads.ts'),
    ).toBeUndefined()
    expect(
      judgeImport('features/leads/server/change-lead.ts', '#server/db/client.ts'),
    ).toBeUndefined()
    expect(judgeImport('app/desk/leads/leads.tsx', '#app/ui/button.tsx')).toBeUndefined()
  })
  it('keeps features from screens and the platform from both', () => {
    expect(judgeImport('features/leads/server/a.ts', '#app/desk/layout.tsx')).toMatch(/no screen/)
    expect(judgeImport('server/jobs/queue.ts', '#features/leads/rules/leads.ts')).toMatch(
      /knows no/,
    )
    expect(judgeImport('server/http/error-response.ts', '#app/root.tsx')).toMatch(/knows no/)
    expect(
      judgeImport('server/main/jobs.ts', '#features/leads/server/leads.server.ts'),
    ).toBeUndefined()
    expect(judgeImport('server/jobs/queue.ts', '#server/main/jobs.ts')).toMatch(/above/)
  })
  it('keeps content free of code', () => {
    expect(judgeImport('content/leads.ts', '#features/leads/rules/leads.ts')).toMatch(/content/)
    expect(judgeImport('content/leads.ts', './types/leads.ts')).toBeUndefined()
  })
  it('lets features use those below them only', () => {
    expect(
      judgeImport('features/agenda/rules/booking.ts', '#features/leads/rules/contact.ts'),
    ).toBeUndefined()
    expect(
      judgeImport('features/leads/rules/contact.ts', '#features/agenda/rules/booking.ts'),
    ).toMatch(/below/)
  })
  it('keeps client area and desk apart', () => {
    expect(judgeImport('app/desk/leads/leads.tsx', '#app/area/layout.tsx')).toMatch(/may not/)
    expect(judgeImport('app/area/layout.tsx', '#app/shell/frame/shell.tsx')).toBeUndefined()
    expect(judgeImport('app/site/layout/site.tsx', '#app/shell/frame/shell.tsx')).toMatch(/may not/)
  })
  it('keeps primitives and browser code free of words', () => {
    expect(judgeImport('app/ui/card.tsx', '#content/brand.ts')).toMatch(/know nothing/)
    expect(judgeImport('app/site/layout/site-footer.tsx', '#content/brand.ts')).toMatch(/no words/)
    expect(judgeImport('app/site/layout/site-data.server.ts', '#content/brand.ts')).toBeUndefined()
    expect(judgeImport('app/site/layout/site-footer.tsx', '#content/types/site.ts')).toBeUndefined()
  })
})

describe('doors', () => {
  const inside = '#features/leads/server/change-lead.ts'
  const door = '#features/leads/server/leads.server.ts'
  it('are the only way into the server of a feature', () => {
    expect(judgeImport('app/desk/leads/leads.tsx', inside)).toMatch(/entered by/)
    expect(judgeImport('app/desk/leads/leads.tsx', door)).toBeUndefined()
    expect(judgeImport('features/agenda/server/booking/book-slot.ts', inside)).toMatch(/entered by/)
    expect(judgeImport('features/agenda/server/booking/book-slot.ts', door)).toBeUndefined()
  })
  it('are not for the feature itself', () => {
    expect(judgeImport('features/leads/server/office.ts', './leads.server.ts')).toMatch(/own door/)
    expect(judgeImport('features/leads/server/office.ts', './note-lead.ts')).toBeUndefined()
  })
  it('are closed to what runs in browsers', () => {
    expect(judgeImport('features/leads/rules/leads.ts', '../server/leads.server.ts')).toMatch(
      /browsers/,
    )
    expect(judgeImport('features/leads/ui/contact-form.tsx', '#app/ui/field.tsx')).toBeUndefined()
    expect(judgeImport('features/leads/ui/contact-form.tsx', '#app/shell/frame/shell.tsx')).toMatch(
      /no screen/,
    )
  })
})

describe('the database', () => {
  it('is queried by features and the rooms of the platform that own tables', () => {
    expect(judgeImport('features/leads/server/change-lead.ts', 'drizzle-orm')).toBeUndefined()
    expect(judgeImport('server/email/queue-mail.ts', '#server/db/schema.ts')).toBeUndefined()
    expect(judgeImport('server/http/health.ts', 'pg')).toMatch(/queries/)
    expect(judgeImport('server/http/health.ts', '../db/client.ts')).toMatch(/queries/)
    expect(judgeImport('app/desk/leads/leads.server.ts', 'drizzle-orm/node-postgres')).toMatch(
      /queries/,
    )
    expect(judgeImport('app/desk/leads/leads.server.ts', 'pgslice')).toBeUndefined()
  })
})

it('requires aliases between top folders', () => {
  expect(judgeImport('app/desk/layout.tsx', '../../content/brand.ts')).toMatch(/alias/)
})

it('finds files that import each other, also in a round of three', () => {
  const imports = new Map([
    ['app/a.ts', ['./b.ts']],
    ['app/b.ts', ['#app/c.ts']],
    ['app/c.ts', ['./a.ts']],
    ['app/d.ts', ['./a.ts']],
  ])
  expect(findCycles(imports).map((files) => files.toSorted())).toEqual([
    ['app/a.ts', 'app/b.ts', 'app/c.ts'],
  ])
  expect(findCycles(new Map([['app/a.ts', ['./b.ts']]]))).toEqual([])
})

it('content names services, people and cases by their slug', () => {
  expect(judgeImport('content/pages/links.ts', '../team/ana-lima.ts')).toMatch(/by their slug/)
  expect(judgeImport('content/assistant/data.ts', '../services/seo.ts')).toMatch(/slug/)
  expect(judgeImport('content/team/ana-lima.ts', './ana-lima/experience.ts')).toBeUndefined()
  expect(judgeImport('content/services/seo.ts', '../claims.ts')).toBeUndefined()
})
