import { expect, vi } from 'vitest'
import { backupStage } from '#tests/support/database/backups.ts'
import { onEachPostgres } from '#tests/support/database/on-each-postgres.ts'
import { tableContents } from '#tests/support/database/table-contents.ts'
import { longTest } from '#tests/support/long-test.ts'

vi.setConfig({ testTimeout: 60_000 })

const { site, freshDatabase, backUp, restore, startElsewhere } = backupStage()

onEachPostgres('somebody else’s database', ({ bin }) => {
  longTest('is filled by a user who may make neither roles nor schemas', async () => {
    const server = await startElsewhere(bin)
    await server.administer(
      'create role plain login password PASSWORD; create role owns login password PASSWORD',
    )
    await server.administer('create database elsewhere')
    const prepared = `
      create role alisio_server; create role alisio_client; create role alisio_staff;
      grant alisio_server, alisio_client, alisio_staff to plain, owns;
      create schema alisio authorization owns; create schema jobs authorization plain`
    await server.administer(prepared, 'elsewhere')
    const as = (user: string) => ({ connectionString: server.url(user, 'elsewhere') })
    const file = await backUp(site.connection)
    await restore(file, as('plain'), { owner: as('owns') })
    expect(await tableContents(as('plain'))).toEqual(await tableContents(site.connection))
    // And from there: who serves requests may back up, too.
    const target = await freshDatabase()
    await restore(await backUp(as('plain')), target)
    expect(await tableContents(target)).toEqual(await tableContents(site.connection))
  })
})
