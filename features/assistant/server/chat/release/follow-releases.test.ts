import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyPatches } from '#content/live.ts'
import { createLogger } from '#server/log.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { encodeArtefact, readArtefact, setArtefact } from '../understanding/artefact.ts'
import { followReleases } from './follow-releases.ts'
import { claimModel, giveUpModel } from './stored-models.ts'
import * as training from './training.ts'

const database = testDatabase()
const log = createLogger('error', () => {})
const built = readArtefact()
const ends: (() => void)[] = []

/** What the content would be named after a release. */
let learnt = 'build'
beforeEach(() => {
  learnt = 'build'
  vi.spyOn(training, 'nameTraining').mockImplementation(() => learnt)
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.restoreAllMocks()
  setArtefact(built)
})

/** A process that follows releases; its model is told by the first of its labels. */
function startProcess(label: string) {
  const { labels } = built.model
  const fitModel = vi.fn(async () =>
    encodeArtefact({ ...built, model: { ...built.model, labels: [label, ...labels.slice(1)] } }),
  )
  const isDraining = () => false
  ends.push(followReleases({ database, log, isDraining, fitModel }))
  return fitModel
}
const release = (name: string) => {
  learnt = name
  applyPatches({})
}
const firstLabel = () => readArtefact().model.labels[0]

test('a release that teaches nothing new fits nothing', async () => {
  const fitModel = startProcess('never')
  release('build')
  await vi.waitFor(() => expect(readArtefact().model.labels).toEqual(built.model.labels))
  expect(fitModel).not.toHaveBeenCalled()
})

test('one of two processes fits a release, and the other loads what it learnt', async () => {
  const both = [startProcess('one'), startProcess('two')]
  release(crypto.randomUUID())
  await vi.waitFor(() => expect(firstLabel()).toMatch(/^(?:one|two)$/), 5000)
  await vi.waitFor(async () => {
    const { rows } = await database.db.execute(
      `select 1 from alisio.assistant_models where name = '${learnt}' and artefact is not null`,
    )
    expect(rows).toHaveLength(1)
  }, 5000)
  expect(both.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
})

test('going back to what the build knows brings its model back', async () => {
  startProcess('later')
  release(crypto.randomUUID())
  await vi.waitFor(() => expect(firstLabel()).toBe('later'), 5000)
  release('build')
  await vi.waitFor(() => expect(firstLabel()).toBe(built.model.labels[0]), 5000)
})

test('a process that could not fit lets another one try', async () => {
  const failing = startProcess('failing')
  failing.mockRejectedValue(new Error('no memory'))
  const name = crypto.randomUUID()
  release(name)
  await vi.waitFor(() => expect(failing).toHaveBeenCalled(), 5000)
  await vi.waitFor(async () => expect(await claimModel(database, name)).toBe(true), 5000)
  await giveUpModel(database, name)
  for (const end of ends.splice(0)) end()
  learnt = 'build'
  startProcess('another')
  release(name)
  await vi.waitFor(() => expect(firstLabel()).toBe('another'), 5000)
})
