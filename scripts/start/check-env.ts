import { readEnv } from '#server/env.ts'
import { exitWith } from '#server/main/lifecycle.ts'

try {
  readEnv()
} catch (error) {
  exitWith(error)
}
