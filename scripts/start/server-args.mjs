import { totalmem } from 'node:os'

const SMALL_BYTES = 2 ** 30

/**
 * With what Node runs the built server, wherever it is started. Left alone, V8 gives young objects
 * up to 128 MB on a machine with much memory and keeps them; half of it serves as many requests a
 * second, and a thousand streams with room to spare (`npm run bench -- throughput faults`). Old
 * objects may double before they are collected: a release replaces many, and each collection holds
 * visitors up (`npm run bench -- publishing --only=throughput`). Where memory is short, V8 collects
 * more often instead (`npm run bench -- faults --only=small-memory`).
 */
export function serverArgsFor(bytes) {
  const isSmall = bytes < SMALL_BYTES
  return [
    `--max-semi-space-size=${isSmall ? 8 : 32}`,
    `--heap-growing-percent=${isSmall ? 30 : 100}`,
    'build/server/main.js',
  ]
}

/** For this machine or container. */
export const serverArgs = serverArgsFor(
  Math.min(process.constrainedMemory?.() || totalmem(), totalmem()),
)

/**
 * The C library would give each thread a heap of its own, which keeps what has been given back
 * there. Two for all of them serve as many requests with less memory.
 */
export const serverEnv = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2' }
