import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A problem the reader can mend: printed without a stack. */
export class SetupError extends Error {}

/** Settings of this machine. What the caller's environment sets already wins. */
export function loadEnvFile() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * The Node that the project brings along. It runs everything but the start scripts, which have to
 * run before it is there.
 */
export function projectNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const bundled = join(root, 'node_modules', 'node')
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const places = [
    join(bundled, 'bin', name),
    // Its place when install scripts are disabled.
    join(bundled, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name),
    join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name),
  ]
  const location = places.find((place) => existsSync(place))
  if (location) return location
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw new SetupError(
    'node_modules/node is not complete, so the right version of Node is missing.\n' +
      '  Delete the folder node_modules and run the command again.',
  )
}
