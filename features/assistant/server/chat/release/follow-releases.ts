import { setTimeout as wait } from 'node:timers/promises'
import { onPatches, type Patches } from '#content/live.ts'
import type { AppDeps } from '#server/deps.ts'
import { logFailure } from '#server/failures/outage.ts'
import { decodeArtefact, setArtefact } from '../understanding/artefact.ts'
import { warmUp } from '../warm-up.ts'
import { claimModel, giveUpModel, loadModel, storeModel } from './stored-models.ts'
import { nameTraining } from './training.ts'

const POLL_MS = 1000
/** How long nobody may have published before answers are made quick again: it holds visitors up. */
const QUIET_MS = 10_000

type Options = Pick<AppDeps, 'database' | 'log' | 'isDraining'> & {
  /** Fits the model to the content with these patches, off the main thread. */
  fitModel: (patches: Patches) => Promise<Uint8Array>
}

/**
 * After a release what is quoted is new at once. Where it also changed what the model learns from,
 * one process fits it again, the others load it, and each goes on with the one it has meanwhile.
 * Returns how to end it.
 */
export function followReleases({ database, log, isDraining, fitModel }: Options): () => void {
  const built = nameTraining()
  let current = built
  let warming: NodeJS.Timeout | undefined

  async function findModel(name: string, patches: Patches): Promise<Uint8Array | undefined> {
    while (name === current && !isDraining()) {
      const stored = await loadModel(database, name)
      if (stored) return stored
      if (await claimModel(database, name)) {
        try {
          const artefact = await fitModel(patches)
          await storeModel(database, name, artefact)
          return artefact
        } catch (error) {
          await giveUpModel(database, name)
          throw error
        }
      }
      await wait(POLL_MS, undefined, { ref: false })
    }
    return undefined
  }

  function warmUpLater(): void {
    clearTimeout(warming)
    const fail = (error: unknown) => logFailure(log, 'the assistant is not warmed up', error)
    warming = setTimeout(() => warmUp({ database, log }, true).catch(fail), QUIET_MS).unref()
  }

  async function follow(patches: Patches): Promise<void> {
    const name = nameTraining()
    const isNew = name !== current
    current = name
    warmUpLater()
    if (!isNew) return
    if (name === built) return setArtefact()
    const artefact = await findModel(name, patches)
    if (!artefact || name !== current) return
    setArtefact(decodeArtefact(artefact))
    log.info('the assistant has learnt the release')
  }

  const end = onPatches((patches) => {
    follow(patches).catch((error) => logFailure(log, 'the assistant has not learnt', error))
  })
  return () => {
    clearTimeout(warming)
    end()
  }
}
