import { join } from 'node:path'
import { ensureDependencies } from '../start/install.mjs'
import { loadEnvFile } from '../start/project.mjs'
import { exitWith, step } from '../start/step.mjs'
import { supervise } from '../start/supervise.mjs'

export async function dev() {
  const since = performance.now()
  try {
    loadEnvFile()
    await step('dependencies', ensureDependencies)
    supervise([join('scripts', 'dev', 'server.ts')], { env: { NODE_ENV: 'development' }, since })
  } catch (error) {
    exitWith(error)
  }
}
