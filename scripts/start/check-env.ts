import { readEnv } from '#server/env.ts'
import { exitWith } from '#server/main/main.ts'

try {
  readEnv()
} catch (error) {
  exitWith(error)
}
