import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A problem the reader can mend: printed without a stack. */
export class SetupError extends Error {}

/** Ends scripts/start/check-env.ts, which has said everything there is to say. */
export const WRONG_ENV = 78

/** Settings of this machine. What the caller's environment sets already wins. */
export function loadEnvFile() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** The line of Node that everything but the start scripts runs on. */
export const MAJOR = 24

/** Apart from node_modules, so that npm installs it beside the others and only where it is needed. */
export const nodeFolder = join(root, '.node')

/** The Node that the project brings along, if it is there. */
export function bundledNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const packages = join(nodeFolder, 'node_modules')
  return [
    join(packages, `node-${platform}-${process.arch}`, 'bin', name),
    join(packages, 'node', 'bin', name),
  ].find((place) => existsSync(place))
}

/**
 * What runs everything but the start scripts, which have to run before it is there. An image may have
 * a newer one that its maker chose.
 */
export function projectNode() {
  const location = bundledNode()
  if (location) return location
  if (Number.parseInt(process.versions.node, 10) >= MAJOR) return process.execPath
  throw new SetupError(
    '.node is not complete, so the right version of Node is missing.\n' +
      '  Delete the folder .node and run the command again.',
  )
}
