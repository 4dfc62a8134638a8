// One upload, read or confirmed in a process of its own, for tests that end it in the middle.
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { confirmImport } from '#features/figures/server/imports/confirm-import.ts'
import { readUpload } from '#features/figures/server/imports/files/read-upload.ts'
import { processUploads } from '#features/figures/server/imports/files/receive-upload.ts'
import { openLongWork } from '#features/figures/server/imports/long-work.ts'
import { openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/log.ts'

const { connection, uploads, staffId, clientId, file, confirm } = JSON.parse(
  process.argv[2] as string,
)
const log = createLogger('silent')
const database = openDatabase(connection, log)
const longWork = openLongWork({ connection, database, log })
const deps = { database, log, longWork }
process.once('SIGTERM', async () => {
  await longWork.stop(0)
  process.exit(0)
})
if (confirm) await confirmImport(deps, { staffId, clientId, id: confirm })
else {
  const folder = processUploads(uploads)
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'upload')
  copyFileSync(file, path)
  await readUpload(deps, staffId, clientId, { path, fileName: 'numeros.csv', isSheet: false })
}
