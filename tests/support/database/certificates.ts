import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

export type Authority = {
  /** Its own certificate, as a file for DATABASE_TLS_CA and as text. */
  file: string
  issue: (subjectAltName: string, days?: number) => { key: string; cert: string }
  remove: () => void
}

/** A private certificate authority, like those of managed databases. */
export function makeAuthority(): Authority {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-authority-'))
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Test')
  return {
    file: join(folder, 'ca.pem'),
    issue: (subjectAltName, days = 2) => {
      writeFileSync(join(folder, 'names'), `subjectAltName=${subjectAltName}\n`)
      openssl('req', ...newKey, '-keyout', 'key', '-out', 'request', '-subj', '/CN=postgres')
      const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names']
      openssl('x509', '-req', '-in', 'request', ...signing, '-days', String(days), '-out', 'cert')
      const read = (name: string) => readFileSync(join(folder, name), 'utf8')
      return { key: read('key'), cert: read('cert') }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
