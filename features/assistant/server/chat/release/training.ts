import { createHash } from 'node:crypto'
import { readExamples } from '../knowledge/examples.ts'
import { pageTexts } from '../knowledge/page-texts.ts'
import { siteAnswers } from '../knowledge/site-faq.ts'
import { encodeArtefact, readArtefact, readBuilt } from '../understanding/artefact.ts'
import { addTexts, fitAssistant } from '../understanding/fit.ts'
import { listTerms, withFaq } from '../understanding/list-examples.ts'

const faq = () => siteAnswers.map(({ service, question }) => ({ service, question }))

let builtDigest: string | undefined
/** Read once: it is more than a megabyte. */
function digestBuilt(): string {
  builtDigest ??= createHash('sha256').update(readBuilt()).digest('base64url')
  return builtDigest
}

/** Names what the model is to be fitted to: another where a release changed any of it, for one build. */
export function nameTraining(): string {
  const learnt = [listTerms(), faq()]
  return createHash('sha256')
    .update(digestBuilt())
    .update(JSON.stringify(learnt))
    .digest('base64url')
}

/** Fits the model to the content as it is, in some seconds of one core: for a thread of its own. */
export function fitAgain(): Uint8Array {
  const { temperature, curve } = readArtefact().model
  const content = { examples: readExamples(), faq: faq() }
  const texts = pageTexts(Object.keys(withFaq(content)))
  return encodeArtefact(addTexts(fitAssistant(content, { temperature, curve }), texts))
}
