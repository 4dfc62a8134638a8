import { ensureDependencies } from '../start/install.mjs'
import { projectNode, root } from '../start/project.mjs'
import { exitWith, step } from '../start/step.mjs'
import { quickChecks, quickTests } from './checks.mjs'
import { runCheck, summarize } from './run.mjs'

export async function check() {
  process.chdir(root)
  try {
    await step('dependencies', ensureDependencies)
    const node = projectNode()
    summarize([...quickChecks, quickTests].map((part) => runCheck(part, { node })))
  } catch (error) {
    exitWith(error)
  }
}
