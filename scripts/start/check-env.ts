import { readEnv } from '#server/env.ts'
import { exitWith } from '#server/lifecycle.ts'

try {
  readEnv()
} catch (error) {
  exitWith(error)
}
