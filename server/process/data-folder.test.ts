import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { receiveUpload } from '#features/figures/server/imports/files/receive-upload.ts'
import { openMailTransport } from '../email/transport.ts'
import { parseEnv } from '../env/env.ts'
import { isOutage } from '../failures/outage.ts'
import { createLogger } from '../log.ts'
import { openDataFolder } from './data-folder.ts'

const top = mkdtempSync(join(tmpdir(), 'alisio-data-folder-'))
afterAll(() => rmSync(top, { recursive: true, force: true }))

/** The system's own full disk: whoever writes there is told ENOSPC. */
const FULL = '/dev/full'

function folderAt(name: string) {
  const path = join(top, name)
  mkdirSync(path)
  let logged = ''
  const log = createLogger('info', (text) => {
    logged += text
  })
  const folder = openDataFolder(path, log, 10)
  const lines = () => {
    log.flush()
    return logged
  }
  return { path, folder, lines }
}

const mail = {
  id: 'a',
  createdAt: new Date(),
  kind: 'contact-visitor' as const,
  to: 'ana@example.com',
  subject: 'Oi',
  html: '<p>Oi</p>',
  text: 'Oi',
}

describe.skipIf(!existsSync(FULL))('on a full disk', () => {
  test('a mail that fails on a full disk is reported with its cause until there is space', async () => {
    const { path, folder, lines } = folderAt('mails')
    const transport = openMailTransport(parseEnv({ DATA_DIR: path }), '/', folder)
    mkdirSync(join(path, 'mail'))
    symlinkSync(FULL, join(path, 'mail', 'a.eml.part'))
    symlinkSync(FULL, join(path, `.write-probe-${process.pid}`))
    await expect(transport.deliver(mail)).rejects.toMatchObject({ code: 'ENOSPC' })
    await expect.poll(lines).toContain('nothing can be written')
    expect(lines()).toMatch(/"level":"error".*there is no room on its disk \(ENOSPC\)/)
    // The first try took the link away: from then on there is room.
    await expect.poll(lines).toContain('writes work again')
    expect(folder.problem()).toBeNull()
    rmSync(join(path, 'mail', 'a.eml.part'))
    expect(await transport.deliver(mail)).toContain('a.eml')
    folder.close()
  })

  test('an upload that finds no room is our outage, not a file that came in pieces', async () => {
    const uploads = join(top, 'uploads')
    mkdirSync(uploads)
    symlinkSync(FULL, join(uploads, 'known'))
    const body = new FormData()
    body.set('file', new File(['Dia;Campanha\n'.repeat(100)], 'figures.csv'))
    const request = new Request('http://localhost/', { method: 'POST', body })
    const error = await receiveUpload(request, uploads, 'known').catch((reason) => reason)
    expect(error).toMatchObject({ code: 'ENOSPC' })
    expect(isOutage(error)).toBe(true)
  })
})

test('a mail that fails for another reason is not the disk’s', async () => {
  const { folder, lines } = folderAt('other')
  const work = () => Promise.reject(new TypeError('a defect'))
  await expect(folder.writing(work)).rejects.toThrow('a defect')
  expect(folder.problem()).toBeNull()
  expect(lines()).toBe('')
  folder.close()
})
