// Makes build/ from the sources: pictures and fonts first, then the pages, then what the server reads.
import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const env = { ...process.env, NODE_ENV: 'production' }

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// Reports mistakes in content/ before anything is built from it.
run('scripts/content/check.ts')
run('scripts/assets/build.ts')
// Built in a temporary folder and swapped in, so that a failed build keeps the last good one.
run('node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn')
run('scripts/build/finish.ts')
rmSync(path.join(root, 'build'), { recursive: true, force: true })
renameSync(path.join(root, '.cache/build'), path.join(root, 'build'))
