import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CannotRun } from './part.ts'

// A folder of its own: a package.json beside the scripts would hide the project's import aliases.
const folder = join(import.meta.dirname, '..', 'tools')
const modules = join(folder, 'node_modules')
const lock = join(folder, 'package-lock.json')
const installed = join(modules, '.package-lock.json')

/** The tools of others, installed beside this room when they are missing or of other versions. */
function ensureModules(): void {
  if (existsSync(installed) && sameVersions()) return
  console.log('  installing the tools of bench/tools/package.json')
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' }
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new CannotRun('the tools of bench/tools/package.json could not be installed')
}

type Lock = { packages: Record<string, { version?: string; optional?: boolean }> }

function sameVersions(): boolean {
  const read = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as Lock).packages
  const there = read(installed)
  return Object.entries(read(lock))
    .filter(([name, { optional }]) => name !== '' && !optional)
    .every(([name, { version }]) => there[name]?.version === version)
}

/** The path of a file of an installed tool. */
export function toolFile(path: string): string {
  ensureModules()
  return join(modules, path)
}

/** Imported by path, so that the project's types do not depend on these tools being there. */
export async function importTool<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(toolFile(path)).href)) as T
}

export function toolVersion(name: string): string {
  const file = toolFile(join(name, 'package.json'))
  return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`
}

export function findCommand(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin', '/sbin')
  return folders
    .map((place) => join(place, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** A command of the system, installed from Debian's package where that is possible. */
export function needCommand(name: string, debianPackage: string): string {
  const path = findCommand(name)
  if (path) return path
  installPackage(debianPackage)
  const now = findCommand(name)
  if (now) return now
  throw new CannotRun(`\`${name}\` is missing here (Debian: \`apt install ${debianPackage}\`)`)
}

export function installPackage(debianPackage: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(`  installing Debian's ${debianPackage}`)
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0']
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  const install = ['install', '-y', '--no-install-recommends', ...quiet, debianPackage]
  if (spawnSync('apt-get', install, options).status === 0) return
  spawnSync('apt-get', ['update', ...quiet], options)
  spawnSync('apt-get', install, options)
}

/** The shell first: it is the same engine without a window's processes, which two cores feel. */
const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Chromium: the one CHROME_PATH names, or the system's. */
export function needChromium(): string {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  for (const name of browsers) {
    const path = findCommand(name)
    if (path) return path
  }
  return needCommand('chromium', 'chromium')
}
