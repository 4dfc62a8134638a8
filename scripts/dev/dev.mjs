import { join } from 'node:path'
import { ensureDependencies } from '../start/install.mjs'
import { loadEnvFile, projectNode, SetupError } from '../start/project.mjs'
import { run } from '../start/run.mjs'
import { exitWith, step } from '../start/step.mjs'
import { supervise } from '../start/supervise.mjs'

export async function dev() {
  const since = performance.now()
  try {
    loadEnvFile()
    await step('dependencies', () => ensureDependencies({ withChecks: true }))
    await step('content', () =>
      run(projectNode(), [join('scripts', 'content', 'check.ts')], {
        failure: () => new SetupError('Mend the lines above in content/, then start again.'),
      }),
    )
    // A clone that was never built has neither the generated modules nor the assistant's model.
    await step('modules', () =>
      run(projectNode(), [join('scripts', 'assets', 'modules.ts')], {
        failure: () => new SetupError('See the error above; npm run build tells more.'),
      }),
    )
    supervise([join('scripts', 'dev', 'server.ts')], { env: { NODE_ENV: 'development' }, since })
  } catch (error) {
    exitWith(error)
  }
}
