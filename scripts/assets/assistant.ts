import { readdirSync } from 'node:fs'
import path from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { page as plansPage } from '#content/pages/plans.ts'
import type { ServiceContent } from '#content/types/service.ts'
import { readExamples } from '#features/assistant/server/chat/knowledge/examples.ts'
import {
  ARTEFACT_FILE,
  encodeArtefact,
} from '#features/assistant/server/chat/understanding/artefact.ts'
import { fitAssistant } from '#features/assistant/server/chat/understanding/fit.ts'
import { listTerms, withFaq } from '#features/assistant/server/chat/understanding/list-examples.ts'
import { cached, cacheKey, root, sourceHash } from './cache.ts'
import { writeFolder } from './outputs.ts'

/** The questions that the pages of services and plans answer. */
async function listFaq(): Promise<{ service: string; question: string }[]> {
  const folder = path.join(root, 'content/services')
  const questions: { service: string; question: string }[] = []
  for (const file of readdirSync(folder).sort()) {
    const { service } = (await import(path.join(folder, file))) as { service: ServiceContent }
    for (const { question } of service.faq.items) {
      questions.push({ service: file.replace('.ts', ''), question })
    }
  }
  const plans = plansPage.faq.items.map(({ question }) => ({ service: 'plans', question }))
  return [...questions, ...plans]
}

/** What the pages say to each label; the bundler collects the content's files. */
async function readTexts(labels: string[]): Promise<Record<string, string[]>> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  })
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
  try {
    const { pageTexts } = (await runner.import(
      '/features/assistant/server/chat/knowledge/page-texts.ts',
    )) as typeof import('#features/assistant/server/chat/knowledge/page-texts.ts')
    return pageTexts(labels)
  } finally {
    await runner.close()
    await server.close()
  }
}

/** The code that decides what is learnt. */
const fitted = [
  ...['artefact', 'calibrate', 'features', 'fit', 'list-examples', 'match-terms', 'model'],
  ...['text', 'tokens', 'vocabulary'],
]

type Training = Parameters<typeof fitAssistant>[0]

/** All that the model is learnt from. */
export async function readTraining(read = readTexts): Promise<Training> {
  const content = { examples: readExamples(root), faq: await listFaq() }
  return { ...content, texts: await read(Object.keys(withFaq(content))) }
}

/** The model's name among stored results. Another word on a page that no label quotes leaves it the same. */
export function modelKey({ texts, ...content }: Training): string {
  const chat = '../../features/assistant/server/chat'
  const code = sourceHash(
    ...fitted.map((name) => `${chat}/understanding/${name}.ts`),
    `${chat}/knowledge/telling.ts`,
  )
  return cacheKey('assistant', code, listTerms(), content, texts)
}

/** Fits the assistant's one model, in some seconds of one core, unless the stored one still holds. */
export async function assistantModel(): Promise<{ key: string; model: Buffer }> {
  const training = await readTraining()
  const key = modelKey(training)
  const fit = async () => Buffer.from(encodeArtefact(fitAssistant(training)))
  return { key, model: await cached(key, fit) }
}

/** Copies the model to the server's folder, or into the current build. */
export async function writeAssistantModel(folder = path.dirname(ARTEFACT_FILE)): Promise<void> {
  const { model } = await assistantModel()
  writeFolder(folder, new Map([[path.basename(ARTEFACT_FILE), model]]))
}
