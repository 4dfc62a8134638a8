import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressAhead, compressFolder } from './compress.ts'

test('Unchanged files are not compressed again, and removed files are deleted', async () => {
  const [folder, cache] = [
    mkdtempSync(join(tmpdir(), 'site-')),
    mkdtempSync(join(tmpdir(), 'kept-')),
  ]
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
  put('a.html', 'vento '.repeat(50))
  put('b.css', 'mar '.repeat(50))
  await compressFolder(folder, cache)
  const madeAt = () =>
    Object.fromEntries(
      readdirSync(cache).map((name) => [name, statSync(join(cache, name)).mtimeMs]),
    )
  const before = madeAt()
  expect(Object.keys(before)).toHaveLength(4)
  put('b.css', 'sol '.repeat(50))
  await compressFolder(folder, cache)
  const after = madeAt()
  const same = Object.keys(after).filter((name) => after[name] === before[name])
  expect(same).toHaveLength(2)
  expect(Object.keys(after)).toHaveLength(4)
  expect(brotliDecompressSync(readFileSync(join(folder, 'b.css.br'))).toString()).toContain('sol')
  expect(gunzipSync(readFileSync(join(folder, 'a.html.gz'))).toString()).toContain('vento')
})

test('What was compressed ahead is taken as it is, also for files that are the same', async () => {
  const [folder, cache] = [
    mkdtempSync(join(tmpdir(), 'site-')),
    mkdtempSync(join(tmpdir(), 'kept-')),
  ]
  for (const name of ['a.js', 'b.js']) writeFileSync(join(folder, name), 'vento '.repeat(50))
  await compressAhead(folder, cache)
  const [ahead] = readdirSync(cache).filter((name) => name.endsWith('.br')) as [string]
  expect(readdirSync(cache)).toHaveLength(2)
  const before = statSync(join(cache, ahead)).mtimeMs
  writeFileSync(join(folder, 'b.js'), 'mar '.repeat(50))
  await compressFolder(folder, cache)
  expect(statSync(join(cache, ahead)).mtimeMs).toBe(before)
  expect(readFileSync(join(folder, 'a.js.br'))).toEqual(readFileSync(join(cache, ahead)))
  expect(brotliDecompressSync(readFileSync(join(folder, 'b.js.br'))).toString()).toContain('mar')
})
