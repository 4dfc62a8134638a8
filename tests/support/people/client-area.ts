import type { BrowserContext, Page } from '@playwright/test'
import type { Database } from '#server/db/client.ts'
import { test as base, expect } from '../pages/browser.ts'
import { requireParts } from '../pages/site.ts'
import { dataFolder } from '../pages/sites.ts'
import { addPerson, type Person, sessionCookie } from './people.ts'

/** Stories in the client area: an account per story, signed in, and a look at the database behind it. */
export const test = base.extend<{
  client: Person
  signUp: (context: BrowserContext) => Promise<Person>
  /** Signs somebody in on one more device. */
  enter: (context: BrowserContext, person: Person) => Promise<void>
  database: Database
  dataFolder: string
}>({
  dataFolder: [dataFolder, { option: true }],
  database: async ({ openData, dataFolder }, use) => use((await openData(dataFolder)).database),
  enter: async ({ database, baseURL }, use) => {
    await use(async (context, person) => {
      const cookie = await sessionCookie(database, person)
      await context.addCookies([{ ...cookie, url: baseURL as string }])
    })
  },
  signUp: async ({ database, enter }, use) => {
    requireParts('clientArea')
    await use(async (context) => {
      const person = await addPerson(database)
      await enter(context, person)
      return person
    })
  },
  client: async ({ context, signUp }, use) => {
    await use(await signUp(context))
  },
})

/** One of the four figures, by its name. */
export const cardOf = (page: Page, label: string) =>
  page.locator('.figure-card', { has: page.getByText(label, { exact: true }) })

export { expect }
