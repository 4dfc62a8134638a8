// Finds a Chromium and fonts for the end-to-end tests, or installs them the way this machine allows.
import { spawn } from 'node:child_process'
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
const debianFonts = 'fonts-liberation'

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

/** Whether the command succeeded. Others go on meanwhile. */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** What is missing of a browser and of fonts, at once. A release of Debian may lack the first names. */
async function installFromDebian(lacksFonts, lacksBrowser) {
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0']
  const fonts = lacksFonts ? [debianFonts] : []
  if (lacksFonts) console.log(`  no ${fallbackFonts} found: installing Debian's ${debianFonts}`)
  if (lacksBrowser) console.log("  no Chromium found: installing Debian's package")
  await run('apt-get', ['update', ...quiet])
  const install = (...packages) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', ...quiet, ...packages])
  for (const name of lacksBrowser ? ['chromium-headless-shell', 'chromium'] : []) {
    if ((await install(...fonts, name)) && installedBrowser()) return
  }
  if (lacksFonts && !hasFallbackFonts()) await install(...fonts)
}

/**
 * The browser's path from `E2E_CHROMIUM`; empty for Playwright's browser, which is installed by what
 * `dependencies` brings. Without fonts some stories are skipped and reported at the end.
 */
export async function ensureBrowser(dependencies) {
  const find = () => process.env.E2E_CHROMIUM || installedBrowser()
  const lacksFonts = !hasFallbackFonts()
  if ((lacksFonts || !find()) && isDebianRoot()) await installFromDebian(lacksFonts, !find())
  const executable = find()
  if (executable) return executable
  await dependencies
  console.log("  no Chromium found: installing Playwright's own")
  if (
    !(await run(projectNode(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium']))
  ) {
    throw new SetupError(
      'No Chromium could be found or installed. Install Chromium or Chrome and try again.',
    )
  }
  return ''
}
