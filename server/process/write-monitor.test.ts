import { expect, test } from 'vitest'
import { createLogger } from '../log.ts'
import { WriteMonitor } from './write-monitor.ts'

/** A watch whose small writes end as these say, one after the other; and what it said before each. */
function stage(outcomes: ('full' | 'away' | 'fine')[]) {
  let lines = ''
  const problems: (string | null)[] = []
  const watch: WriteMonitor = new WriteMonitor({
    name: 'a disk',
    tryWriting: async () => {
      const outcome = outcomes[problems.push(watch.problem()) - 1]
      if (outcome !== 'fine') throw new Error(outcome)
    },
    explain: (error) => ((error as Error).message === 'away' ? null : 'full'),
    log: createLogger('warn', (text) => {
      lines += text
    }),
    againMs: 1,
  })
  const untilTried = () => expect.poll(() => problems.length).toBe(outcomes.length)
  return { watch, problems, untilTried, lines: () => lines }
}

test('one write that failed while others work is nobody’s alarm', async () => {
  const { watch, untilTried, lines } = stage(['fine'])
  watch.suspect()
  await untilTried()
  expect(watch.problem()).toBeNull()
  expect(lines()).toBe('')
})

test('it is tried until it works, told once, and many failures at a time try once', async () => {
  const { watch, problems, untilTried, lines } = stage(['full', 'full', 'fine'])
  for (let times = 0; times < 10; times += 1) watch.suspect()
  await untilTried()
  expect(problems).toEqual([null, 'full', 'full'])
  expect(watch.problem()).toBeNull()
  expect(lines().match(/nothing can be written/g)).toHaveLength(1)
})

test('what does not answer says nothing of writing, and is asked again', async () => {
  const { watch, problems, untilTried } = stage(['away', 'full', 'away', 'fine'])
  watch.suspect()
  await untilTried()
  expect(problems).toEqual([null, null, 'full', 'full'])
  expect(watch.problem()).toBeNull()
})
