import { parentPort, workerData } from 'node:worker_threads'
import { applyPatches, type Patches } from '#content/live.ts'
import { fitAgain } from '#features/assistant/server/assistant.server.ts'
import { lowerThreadPriority } from '../process/low-priority.ts'

lowerThreadPriority()
applyPatches(workerData as Patches)
parentPort?.postMessage(fitAgain())
