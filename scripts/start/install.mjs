import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { withProcessLock } from '#server/process/process-lock.mjs'
import { ensureNode, linkNode } from './bundled-node.mjs'
import { npm } from './npm.mjs'
import { root, SetupError } from './project.mjs'
import { announceWait } from './step.mjs'

const modules = join(root, 'node_modules')
const stampFile = join(modules, '.alisio-installed')

/** What neither the build nor the server loads: a quarter of all that npm unpacks. */
const FOR_CHECKS = [
  '@biomejs/biome',
  '@playwright/test',
  'axe-core',
  'fast-check',
  'jsqr',
  'knip',
  'postal-mime',
  'smtp-server',
  'typescript',
  'unpdf',
  'vitest',
]

export const isForChecks = (name) => FOR_CHECKS.includes(name) || name.startsWith('@types/')

function dependencyHash() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const name of ['package.json', 'package-lock.json'])
    hash.update(readFileSync(join(root, name)))
  return hash.digest('hex')
}

function readJson(...path) {
  try {
    return JSON.parse(readFileSync(join(root, ...path), 'utf8'))
  } catch {
    return null
  }
}

/** npm may have been run by hand, so its record counts too. */
function isInstalledAlready() {
  const installed = readJson('node_modules', '.package-lock.json')?.packages
  const locked = readJson('package-lock.json')?.packages
  if (!installed || !locked) return false
  const same = ([path, { version, optional }]) =>
    path === '' || installed[path]?.version === version || (optional && !installed[path])
  const nothingElse = Object.keys(installed).every((path) => locked[path])
  return nothingElse && Object.entries(locked).every(same)
}

/** Scripts of packages run nowhere: links of PostgreSQL's package are made where it is started. */
function install(action, cwd = root) {
  // NODE_ENV=production would leave out what the build needs.
  return npm([...action, '--include=dev', '--ignore-scripts'], {
    cwd,
    failure: () =>
      new SetupError(
        `The dependencies could not be installed (npm ${action[0]} failed).\n` +
          '  Its messages are above. Check the connection to the npm registry and run the command again.',
      ),
  })
}

/** The project as npm reads it, without what only checks need. */
export function withoutChecks({ devDependencies, ...project }) {
  const kept = Object.entries(devDependencies).filter(([name]) => !isForChecks(name))
  return { ...project, devDependencies: Object.fromEntries(kept) }
}

/** npm knows no third kind of dependency, so it installs another package.json by the same lock. */
async function installWithoutChecks() {
  const folder = join(root, '.cache', 'install')
  const project = withoutChecks(readJson('package.json'))
  const lock = readJson('package-lock.json')
  lock.packages[''] = withoutChecks(lock.packages[''])
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'))
  await install(['ci'], folder)
  renameSync(join(folder, 'node_modules'), modules)
  rmSync(folder, { recursive: true, force: true })
}

/** Brings about what is wanted, and returns how much is there then. */
async function installLevel(withChecks, before, hash) {
  // What is there may be in use by a running site, so npm only adds to it.
  if (before === `${hash} start`) await install(['install', '--no-save'])
  else if (withChecks || existsSync(modules)) await install(['ci'])
  else {
    await installWithoutChecks()
    return 'start'
  }
  return 'all'
}

/**
 * Installs package-lock.json, unless it is installed already. A fresh clone that is only to be
 * started gets what checks need later, when one is run.
 */
export function ensureDependencies({ withChecks = false } = {}) {
  return withProcessLock(
    join(root, '.cache', 'setup.lock'),
    async () => {
      const hash = dependencyHash()
      const before = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
      const isEnough = before === `${hash} all` || (!withChecks && before === `${hash} start`)
      const needed = !isEnough && !isInstalledAlready()
      const node = ensureNode()
      const level = needed ? installLevel(withChecks, before, hash) : Promise.resolve('all')
      // Both are awaited, or the one that still runs would write on after a failure of the other.
      const failed = (await Promise.allSettled([node, level])).find(({ reason }) => reason)
      if (failed) throw failed.reason
      linkNode()
      if (!isEnough) writeFileSync(stampFile, `${hash} ${await level}`)
      return needed ? 'installed' : 'up to date'
    },
    { maxWaitMs: 600_000, onWait: announceWait },
  )
}
