import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Patch, Patches } from '#content/live.ts'
import { MEGABYTE, memoryLimit } from '../process/memory.ts'
import type { PatchChange, RenderAnswer, RenderRequest, RenderTask } from './render-worker.ts'

/** It holds some 100 MB, so it does not wait where memory is short. */
const IDLE_MS = memoryLimit() < 1024 * MEGABYTE ? 30_000 : 5 * 60_000

/** `page` is the one that cannot be made, where it was one. */
class RenderError extends Error {
  readonly page: string | undefined
  constructor(message: string, page: string | undefined) {
    super(message)
    this.page = page
  }
}

type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** Copying all texts to the thread for each task would hold visitors up. */
function changeBetween(before: Patches, after: Patches): PatchChange {
  const set: Record<string, Patch> = {}
  for (const [key, patch] of Object.entries(after)) if (patch !== before[key]) set[key] = patch
  return { set, removed: Object.keys(before).filter((key) => !(key in after)) }
}

/**
 * Renders pages in a thread of its own, so that visitors do not wait. It starts with the first task
 * and ends when none has come for some minutes.
 */
export function createRenderThread(buildFolder: string) {
  const pending = new Map<number, Pending>()
  let worker: Worker | undefined
  let sent: Patches = {}
  let idle: NodeJS.Timeout | undefined
  let count = 0

  function end(error: Error) {
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
    worker = undefined
  }

  function start(): Worker {
    sent = {}
    const started = new Worker(join(buildFolder, 'server/render-worker.js'), {
      workerData: { clientFolder: join(buildFolder, 'client') },
    })
    started.unref()
    started.on('message', (answer: RenderAnswer) => {
      const { resolve, reject } = pending.get(answer.id) ?? {}
      pending.delete(answer.id)
      if ('error' in answer) reject?.(new RenderError(answer.error, answer.page))
      else resolve?.(answer.result)
    })
    started.on('error', (error) => end(error as Error))
    started.on('exit', () => {
      if (worker === started) end(new Error('rendering ended'))
    })
    return started
  }

  return {
    render: <Result>(patches: Patches, task: RenderTask): Promise<Result> => {
      worker ??= start()
      clearTimeout(idle)
      idle = setTimeout(() => void worker?.terminate(), IDLE_MS).unref()
      count += 1
      const request: RenderRequest = { id: count, task, change: changeBetween(sent, patches) }
      sent = patches
      return new Promise<Result>((resolve, reject) => {
        pending.set(request.id, { resolve: resolve as Pending['resolve'], reject })
        worker?.postMessage(request)
      })
    },
    stop: () => worker?.terminate(),
  }
}
