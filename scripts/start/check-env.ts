import { readEnv } from '#server/env/env.ts'
import { exitWith } from '#server/main/lifecycle.ts'

try {
  readEnv()
} catch (error) {
  exitWith(error)
}
