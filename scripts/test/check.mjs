import { ensureDependencies } from '../start/install.mjs'
import { projectNode, root } from '../start/project.mjs'
import { exitWith, step } from '../start/step.mjs'
import { quickChecks, quickTests } from './checks.mjs'
import { runCheck, runTogether, summarize } from './run.mjs'

export async function check() {
  process.chdir(root)
  try {
    await step('dependencies', ensureDependencies)
    const node = projectNode()
    const results = await runTogether(quickChecks, { node })
    summarize([...results, await runCheck(quickTests, { node })])
  } catch (error) {
    exitWith(error)
  }
}
