/**
 * With what Node runs the built server, wherever it is started. Left alone, V8 gives young objects
 * up to 128 MB on a machine with much memory and keeps them; half of it serves as many requests a
 * second, and a thousand streams with room to spare (`npm run bench -- throughput faults`).
 */
export const serverArgs = ['--max-semi-space-size=32', 'build/server/main.js']
