import { readEnv } from '#server/env/env.ts'
import { StartupError } from '#server/process/startup-error.ts'
import { WRONG_ENV } from './project.mjs'

try {
  readEnv()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = WRONG_ENV
}
