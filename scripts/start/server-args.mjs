/**
 * With what Node runs the built server, wherever it is started. Left alone, V8 gives young objects
 * up to 128 MB on a machine with much memory and keeps them; half of it serves as many requests a
 * second, and a thousand streams with room to spare (`npm run bench -- throughput faults`). Old
 * objects may double before they are collected: a release replaces many, and each collection holds
 * visitors up (`npm run bench -- publishing --only=throughput`).
 */
export const serverArgs = [
  '--max-semi-space-size=32',
  '--heap-growing-percent=100',
  'build/server/main.js',
]
