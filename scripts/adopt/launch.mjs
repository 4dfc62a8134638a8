import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureDependencies } from '../start/install.mjs'
import { projectNode, root } from '../start/project.mjs'
import { exitWith } from '../start/step.mjs'

export async function launch() {
  try {
    // It formats what it wrote.
    await ensureDependencies({ withChecks: true })
    const args = [join('scripts', 'adopt', 'run.ts'), ...process.argv.slice(2)]
    const { status } = spawnSync(projectNode(), args, { cwd: root, stdio: 'inherit' })
    process.exit(status ?? 1)
  } catch (error) {
    exitWith(error)
  }
}
