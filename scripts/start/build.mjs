import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withProcessLock } from '#server/process/process-lock.mjs'
import { projectNode, root, SetupError } from './project.mjs'
import { run } from './run.mjs'
import { announceWait } from './step.mjs'

const stampFile = join(root, 'build', '.stamp')

/** Everything a build depends on. Folders are read in full, generated ones left out. */
const SOURCES = [
  'app',
  'content',
  'features',
  'public',
  'scripts/assets',
  'scripts/build',
  'scripts/build.mjs',
  'scripts/content',
  'scripts/pictures',
  'server',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const GENERATED = new Set(['app/generated', 'public/generated'])

const IRRELEVANT = /\.test\.tsx?$|\/README\.md$/

function listFiles(path) {
  if (GENERATED.has(path)) return []
  let entries
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true })
  } catch {
    return existsSync(join(root, path)) ? [path] : []
  }
  return entries.flatMap((entry) => {
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory()) return listFiles(inner)
    return IRRELEVANT.test(inner) ? [] : [inner]
  })
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(listFiles).sort()) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Builds when a source changed since the build that is there. */
export function ensureBuild() {
  return withProcessLock(
    join(root, '.cache', 'setup.lock'),
    async () => {
      const stamp = hashSources()
      if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 'up to date'
      // A wrong variable should show at once, not after the build.
      await run(projectNode(), [join('scripts', 'start', 'check-env.ts')], {
        failure: () => new SetupError(''),
      })
      await run(projectNode(), [join('scripts', 'build.mjs')], {
        failure: () => new SetupError('The build failed. Its messages are above.'),
      })
      writeFileSync(stampFile, stamp)
      return 'built'
    },
    { maxWaitMs: 600_000, onWait: announceWait },
  )
}
