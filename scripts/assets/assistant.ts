import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { viteImportGlobPlugin } from 'rolldown/experimental'
import { page as plansPage } from '#content/pages/plans.ts'
import type { ServiceContent } from '#content/types/service.ts'
import { readExamples } from '#features/assistant/server/chat/knowledge/examples.ts'
import {
  ARTEFACT_FILE,
  decodeArtefact,
  encodeArtefact,
} from '#features/assistant/server/chat/understanding/artefact.ts'
import {
  addTexts,
  fitAssistant,
  measureCalibration,
} from '#features/assistant/server/chat/understanding/fit.ts'
import {
  type FitContent,
  listTerms,
  withFaq,
} from '#features/assistant/server/chat/understanding/list-examples.ts'
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

/** Markdown that a module imports as text. */
const rawText: Plugin = {
  name: 'raw-text',
  load: {
    filter: { id: /\?raw$/ },
    handler: (id) => ({ code: readFileSync(id.replace('?raw', ''), 'utf8'), moduleType: 'text' }),
  },
}

/** What the pages say to each label. The content is collected by a bundler, as Node knows no glob imports. */
async function readTexts(labels: string[]): Promise<Record<string, string[]>> {
  const bundle = await rolldown({
    cwd: root,
    input: 'features/assistant/server/chat/knowledge/page-texts.ts',
    platform: 'node',
    external: (id) => /^[\w@]/.test(id) && !path.isAbsolute(id),
    plugins: [rawText, viteImportGlobPlugin({ root })],
  })
  const { output } = await bundle.generate()
  await bundle.close()
  // Within the project, where packages are found.
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const file = path.join(root, `.cache/page-texts-${process.pid}.mjs`)
  writeFileSync(file, output[0].code)
  try {
    const { pageTexts } = (await import(
      pathToFileURL(file).href
    )) as typeof import('#features/assistant/server/chat/knowledge/page-texts.ts')
    return pageTexts(labels)
  } finally {
    rmSync(file)
  }
}

/** The code that decides what is learnt. */
const fitted = [
  ...['artefact', 'calibrate', 'features', 'fit', 'list-examples', 'match-terms', 'model'],
  ...['text', 'tokens', 'train', 'vocabulary'],
]

/** What the model is fitted to. Nothing else that a page says is learnt: it is added to the fitted model. */
export async function readTraining(): Promise<FitContent> {
  return { examples: readExamples(root), faq: await listFaq() }
}

/** Names among stored results: of how sure the model may be, and of the model before any text is added. */
export function modelKeys({ examples, faq }: FitContent): { calibration: string; model: string } {
  const chat = '../../features/assistant/server/chat'
  const code = sourceHash(
    ...fitted.map((name) => `${chat}/understanding/${name}.ts`),
    `${chat}/knowledge/telling.ts`,
  )
  const calibration = cacheKey('calibration', code, listTerms(), examples)
  return { calibration, model: cacheKey('assistant', calibration, faq) }
}

/** Fits the assistant's one model, in some seconds of one core, unless the stored one still holds. */
export async function fittedModel(training: FitContent): Promise<Map<string, Buffer>> {
  const keys = modelKeys(training)
  const calibration = await cached(keys.calibration, async () =>
    Buffer.from(JSON.stringify(measureCalibration(training.examples))),
  )
  const model = await cached(keys.model, async () =>
    Buffer.from(encodeArtefact(fitAssistant(training, JSON.parse(calibration.toString())))),
  )
  return new Map([
    [keys.calibration, calibration],
    [keys.model, model],
  ])
}

/** Writes the model, with what the pages say, to the server's folder or into the current build. */
export async function writeAssistantModel(folder = path.dirname(ARTEFACT_FILE)): Promise<void> {
  const training = await readTraining()
  const texts = await readTexts(Object.keys(withFaq(training)))
  const { model: fitted } = modelKeys(training)
  const model = await cached(cacheKey('assistant with texts', fitted, texts), async () => {
    const base = (await fittedModel(training)).get(fitted) as Buffer
    return Buffer.from(encodeArtefact(addTexts(decodeArtefact(base), texts)))
  })
  writeFolder(folder, new Map([[path.basename(ARTEFACT_FILE), model]]))
}
