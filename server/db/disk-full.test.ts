import type { statfsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { StartupError } from '../process/startup-error.ts'
import { explainDiskFull, requireDiskSpace } from './connection/explain-errors.ts'
import { lastComplaint } from './embedded/cluster.ts'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

test('a start that finds no room is one message that says where and what to do', () => {
  const initdb = `running bootstrap script ... FATAL:  could not write to file "pg_wal/x": No space left on device
child process exited with exit code 1
initdb: removing contents of data directory "/srv/data"`
  const failures = [
    coded('ENOSPC'),
    coded('53100'),
    new Error(`initdb failed: ${lastComplaint(initdb)}`),
  ]
  for (const failure of failures) {
    const explained = explainDiskFull(failure, '/srv/data') as StartupError
    expect(explained).toBeInstanceOf(StartupError)
    expect(explained.message).toMatch(/^DATA_DIR: there is no room left on the disk of \/srv\/data/)
    expect(explained.message).toContain('Free space')
    expect(explained.message.split('\n')).toHaveLength(2)
  }
  expect((explainDiskFull(coded('EROFS'), '/srv/data') as Error).message).toMatch(
    /^DATA_DIR: nothing can be written to \/srv\/data \(EROFS\)/,
  )
  expect((explainDiskFull(coded('53100'), undefined) as Error).message).toMatch(/^DATABASE_URL: /)
})

test('a defect stays a defect, and what was explained already is not explained again', () => {
  const defect = new TypeError('x')
  expect(explainDiskFull(defect, '/srv/data')).toBe(defect)
  const startupError = new StartupError('PORT', 'taken', 'x')
  expect(explainDiskFull(startupError, '/srv/data')).toBe(startupError)
})

test('a first start is not begun where it would not fit', () => {
  const disk = (megabytes: number, blocks = 1000) =>
    (() => ({ bavail: megabytes * 1000, bsize: 1000, blocks })) as unknown as typeof statfsSync
  expect(() => requireDiskSpace('/srv', disk(20))).toThrow(
    /128 MB, and the disk of \/srv has 20 MB/,
  )
  requireDiskSpace('/srv', disk(200))
  requireDiskSpace('/srv', disk(0, 0))
})
