import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../start/build.mjs'
import { ensureDependencies } from '../start/install.mjs'
import { projectNode, root } from '../start/project.mjs'
import { exitWith, step } from '../start/step.mjs'
import { ensureBrowser } from './browser.mjs'
import { browserTests, budget, quickChecks, unitTests } from './checks.mjs'
import { lookForMissing, runCheck, runTogether, summarize } from './run.mjs'

/** Prepares the project, runs every check with separate data and ports, and counts the results. */
export async function test() {
  process.chdir(root)
  try {
    const dependencies = step('dependencies', () => ensureDependencies({ withChecks: true }))
    const built = dependencies.then(() => step('build', ensureBuild))
    // Downloaded and unpacked beside both, which leave half a core idle.
    const browser = step('browser', () => ensureBrowser(dependencies))
    // Both are awaited, or the one that still runs would write on after a failure of the other.
    const failed = (await Promise.allSettled([built, browser])).find(({ reason }) => reason)
    if (failed) throw failed.reason
    await runAll(await browser)
  } catch (error) {
    exitWith(error)
  }
}

async function runAll(browser) {
  const node = projectNode()
  const scratch = mkdtempSync(join(tmpdir(), 'alisio-test-'))
  // As root the database runs as another user, who has to get through.
  chmodSync(scratch, 0o711)
  const unitReport = join(scratch, 'unit.json')
  const browserReport = join(scratch, 'e2e.json')
  // Unit tests wait for clocks and databases much of the time: the rest fits beside them.
  const results = await runTogether([unitTests(unitReport), ...quickChecks, budget], { node })
  const env = {
    E2E_PORT: String(await freePort()),
    E2E_CONFIGURED_PORT: String(await freePort()),
    E2E_STAND_IN_PORT: String(await freePort()),
    E2E_SMTP_PORT: String(await freePort()),
    E2E_CHAT_PORT: String(await freePort()),
    E2E_PLATFORMS_PORT: String(await freePort()),
    E2E_DATA: join(scratch, 'data'),
    E2E_CHROMIUM: browser,
    E2E_REPORT: browserReport,
    // Node strips the types itself, and the build left much of it compiled: in a fresh clone
    // Playwright's own compiler keeps one core busy for ten seconds before the first story.
    PW_DISABLE_TS_ESM: '1',
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  }
  results.push(await runCheck(browserTests(browserReport), { node, env }))
  rmSync(scratch, { recursive: true, force: true })
  summarize(results, lookForMissing(node))
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
