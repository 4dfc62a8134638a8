// Finds a Chromium and fonts for the end-to-end tests, or installs them the way this machine allows.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { projectNode, SetupError } from '../start/project.mjs'
import { fallbackFonts, hasFallbackFonts } from './fonts.mjs'

// The headless shell is the same engine without a window: the tests need less than half the CPU.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...candidates, ...macPaths].find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

function run(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

function installFromDebian(name) {
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0']
  run('apt-get', ['update', ...quiet])
  run('apt-get', ['install', '-y', '--no-install-recommends', ...quiet, name])
}

/** Without them some stories are skipped and reported at the end. */
function ensureFonts() {
  if (hasFallbackFonts() || !isDebianRoot()) return
  console.log(`  no ${fallbackFonts} found: installing Debian's fonts-liberation`)
  installFromDebian('fonts-liberation')
}

/** The browser's path from `E2E_CHROMIUM`; empty for Playwright's browser. */
export function ensureBrowser() {
  ensureFonts()
  const executable = process.env.E2E_CHROMIUM || installedBrowser()
  if (executable) return executable
  if (isDebianRoot()) {
    console.log("  no Chromium found: installing Debian's package")
    for (const name of ['chromium-headless-shell', 'chromium']) {
      installFromDebian(name)
      const installed = installedBrowser()
      if (installed) return installed
    }
  }
  console.log("  no Chromium found: installing Playwright's own")
  if (!run(projectNode(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) {
    throw new SetupError(
      'No Chromium could be found or installed. Install Chromium or Chrome and try again.',
    )
  }
  return ''
}
