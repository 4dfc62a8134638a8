import { parseArgs } from 'node:util'
import { createServer, createServerModuleRunner } from 'vite'

/**
 * Why the assistant answers as it does: node scripts/assistant-why.ts "quanto custa um site?"
 * [--nicho padaria] [--antes "o que foi perguntado antes"]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { nicho: { type: 'string' }, antes: { type: 'string' } },
})
const question = positionals.join(' ')
if (!question) {
  process.stderr.write('Ask something: node scripts/assistant-why.ts "quanto custa um site?"\n')
  process.exit(1)
}
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
})
try {
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
  const { describeAnswer } = await runner.import('/features/assistant/server/chat/answers/why.ts')
  process.stdout.write(
    describeAnswer({ niche: values.nicho ?? '', question, previous: values.antes }),
  )
  await runner.close()
} finally {
  await server.close()
}
