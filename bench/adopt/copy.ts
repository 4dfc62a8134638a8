import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The project as git knows it, in a folder of its own, with the packages installed and drawings made here. */
export function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'agency-'))
  // As root the database runs as another user, who has to get through.
  chmodSync(root, 0o711)
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of listed.split('\n').filter((name) => name && existsSync(name))) {
    const copy = path.join(root, file)
    mkdirSync(path.dirname(copy), { recursive: true })
    cpSync(file, copy)
  }
  const ASSET_CACHE = '.cache/assets'
  if (existsSync(ASSET_CACHE))
    cpSync(ASSET_CACHE, path.join(root, ASSET_CACHE), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  return root
}

/** Runs one of the copy's own scripts to its end. */
export function runIn(root: string, ...args: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return { ok: status === 0, output: `${stdout}${stderr}` }
}

/** As `npm start` and `npm test` would, so that the latter finds it built. */
export const buildOnce = [
  '--input-type=module',
  '-e',
  "import { ensureBuild } from './scripts/start/build.mjs'; await ensureBuild()",
]
