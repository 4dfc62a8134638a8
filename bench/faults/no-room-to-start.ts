import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { CannotRun } from '../support/part.ts'
import type { Fault } from './fault.ts'
import type { Stage } from './stage.ts'

const SMALL_MB = 20
const ENOUGH_MB = 192

function mount(stage: Stage): void {
  if (process.getuid?.() !== 0) throw new CannotRun('mounting a small disk needs root')
  mkdirSync(stage.dataDir)
  const options = `size=${SMALL_MB}m,mode=711`
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', stage.dataDir])
  stage.defer(() => execFileSync('umount', ['-l', stage.dataDir]))
}

export const noRoomToStart: Fault = {
  name: 'no-room-to-start',
  title: 'First start without room',
  timeoutSeconds: () => 180,
  async run(stage) {
    mount(stage)
    const app = await stage.app()
    const started = await app.start().then(
      () => true,
      () => false,
    )
    const log = readFileSync(app.logFile, 'utf8').trim()
    const isRunning = stage.isPostgresRunning()
    execFileSync('mount', ['-o', `remount,size=${ENOUGH_MB}m`, stage.dataDir])
    const ms = await app.start()
    return {
      done: `a first start with the data folder on a tmpfs of ${SMALL_MB} MB, then of ${ENOUGH_MB} MB`,
      checks: [
        ['it did not start', !started],
        [
          'one message named DATA_DIR and what to do',
          /^DATA_DIR: .*\n {2}Free space .*$/.test(log),
        ],
        ['no PostgreSQL was left running', !isRunning],
        ['with room it started', ms > 0],
      ],
      figures: [`“${log.replaceAll(stage.dataDir, '…').replace(/\s+/g, ' ')}”`],
    }
  },
}
