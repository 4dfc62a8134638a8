/**
 * With what Node runs the built server, wherever it is started. Left alone, V8 gives young objects
 * up to 128 MB on a machine with much memory and keeps them; an eighth of it serves a thousand
 * streams as well (`npm run bench -- faults --only=thousand-streams`).
 */
export const serverArgs = ['--max-semi-space-size=16', 'build/server/main.js']
