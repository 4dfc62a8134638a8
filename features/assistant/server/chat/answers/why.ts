import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import { readArtefact } from '../understanding/artefact.ts'
import type { Intent } from '../understanding/decide.ts'
import { explain } from '../understanding/model.ts'
import { thresholds } from '../understanding/thresholds.ts'
import { type Trace, understand } from '../understanding/understand.ts'
import { composeAnswer } from './compose-answer.ts'

const MOST_LABELS = 5
const MOST_FEATURES = 8
const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** Which part of the content an intent is answered from. */
function sourceOf(intent: Intent | undefined): string {
  if (!intent) return 'nothing'
  if (intent.kind === 'topic') return `topic ${intent.topic.id}`
  if (intent.kind === 'advice') return `goal ${intent.goal.id}`
  if (intent.kind === 'site') return `the question “${intent.item.question}” of ${intent.item.path}`
  if (intent.kind === 'sentence') return `a sentence of ${intent.path}: “${intent.text}”`
  if ('subjects' in intent) {
    const named = [...intent.subjects.map(({ id }) => id), ...intent.plans]
    return `${intent.kind} of ${named.join(', ') || 'everything'}`
  }
  return intent.kind
}

function describePart({ reading, intent, also, nearest, score }: Trace): string[] {
  const { model } = readArtefact()
  return [
    `words      ${reading.words}`,
    `names      ${[...reading.subjects.map(({ subject }) => subject.id), ...reading.plans.map(({ ref }) => ref)].join(', ') || 'no service and no plan'}${reading.niche ? `; trade ${reading.niche.id}` : ''}`,
    ...reading.ranked.slice(0, MOST_LABELS).flatMap(({ label, share }) => [
      `  ${percent(share).padStart(6)}  ${label}`,
      `          ${explain(model, reading.features, model.labels.indexOf(label))
        .slice(0, MOST_FEATURES)
        .map(({ feature, points }) => `${feature} ${points > 0 ? '+' : ''}${points.toFixed(2)}`)
        .join('  ')}`,
    ]),
    `chosen     ${sourceOf(intent)} (${percent(score)})`,
    ...(also ? [`also       ${sourceOf(also)}`] : []),
    ...(nearest ? [`nearest    ${sourceOf(nearest)}`] : []),
    '',
  ]
}

/** One answer with all that led to it, for whoever develops it. */
export function describeAnswer(request: ChatRequest): string {
  const { parts } = understand(request)
  const table = Object.entries(thresholds).map(([name, least]) => `${name} ${least}`)
  return `${[
    ...parts.flatMap(describePart),
    `thresholds ${table.join(', ')}`,
    '',
    composeAnswer(request),
  ].join('\n')}\n`
}
