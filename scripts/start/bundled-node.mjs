import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { npm } from './npm.mjs'
import { bundledNode, MAJOR, nodeFolder, root, SetupError } from './project.mjs'

/** Its package.json and lock. */
const source = join(root, 'scripts', 'start', 'node')

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'))

/** Which Node the lock file names, and whether npm knows its package for this machine by name. */
function wanted(folder) {
  const { packages } = readJson(source, 'package-lock.json')
  const ownPackage = `node_modules/${folder}`
  return { version: packages['node_modules/node'].version, isNamed: ownPackage in packages }
}

/** An earlier version of the project had its Node in node_modules, which npm may be about to clear. */
const runsOnMachinesNode = () =>
  !process.execPath.startsWith(root) && Number.parseInt(process.versions.node, 10) === MAJOR

function isMissing({ version }) {
  if (!bundledNode()) return !runsOnMachinesNode()
  // npm writes it at the end: without it an installation was interrupted.
  const record = join(nodeFolder, 'node_modules', '.package-lock.json')
  return !existsSync(record) || readJson(record).packages['node_modules/node']?.version !== version
}

/**
 * Installs the Node that runs the project, where the machine's is of another major version. Where no
 * package is named for the machine, the package `node` finds one by a second npm, which takes longer.
 */
export async function ensureNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const node = wanted(`node-${platform}-${process.arch}`)
  if (!isMissing(node)) return
  mkdirSync(nodeFolder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(source, name), join(nodeFolder, name))
  const scripts = node.isNamed ? ['--ignore-scripts'] : []
  await npm(['ci', ...scripts], {
    cwd: nodeFolder,
    failure: () =>
      new SetupError(
        `Node ${node.version} could not be installed (npm ci failed in .node).\n` +
          '  Its messages are above. Check the connection to the npm registry and run the command again.',
      ),
  })
}

/** npm's scripts and npx look for commands in node_modules/.bin, before the machine's own Node. */
export function linkNode() {
  const location = bundledNode()
  if (!location || process.platform === 'win32') return
  const link = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(link)) return
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), location), link)
}
