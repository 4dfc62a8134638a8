import { join } from 'node:path'
import { ensureDependencies } from '../start/install.mjs'
import { projectNode, root, SetupError } from '../start/project.mjs'
import { run } from '../start/run.mjs'
import { exitWith, step } from '../start/step.mjs'
import { quickChecks, quickTests } from './checks.mjs'
import { runCheck, runTogether, summarize } from './run.mjs'

export async function check() {
  process.chdir(root)
  try {
    await step('dependencies', () => ensureDependencies({ withChecks: true }))
    const node = projectNode()
    await step('modules', () =>
      run(node, [join('scripts', 'assets', 'modules.ts')], {
        failure: () => new SetupError('What the code imports could not be made. See above.'),
      }),
    )
    const results = await runTogether(quickChecks, { node })
    summarize([...results, await runCheck(quickTests, { node })])
  } catch (error) {
    exitWith(error)
  }
}
