import { ensureBuild } from './build.mjs'
import { createDatabase } from './database.mjs'
import { ensureDependencies } from './install.mjs'
import { loadEnvFile } from './project.mjs'
import { serverArgs, serverEnv } from './server-args.mjs'
import { exitWith, step } from './step.mjs'
import { supervise } from './supervise.mjs'

export async function start() {
  const since = performance.now()
  try {
    loadEnvFile()
    await step('dependencies', ensureDependencies)
    const database = createDatabase()
    await step('build', ensureBuild)
    await database
    // One process for each core, unless the operator decides.
    const WORKERS = process.env.WORKERS || 'auto'
    supervise(serverArgs, { env: { ...serverEnv, NODE_ENV: 'production', WORKERS }, since })
  } catch (error) {
    exitWith(error)
  }
}
