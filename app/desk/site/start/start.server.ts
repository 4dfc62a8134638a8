import type { LoaderFunctionArgs } from 'react-router'
import * as z from 'zod/mini'
import { openDesk } from '#features/people/server/people.server.ts'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import {
  readFirstSteps,
  readOldNames,
  skipStep,
} from '#features/publishing/server/publishing.server.ts'
import { requestInfo } from '#server/http/request/request-context.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta } from '../../shared/desk-view.server.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

const home = '/agencia/site/comecar'

type Step = Awaited<ReturnType<typeof readFirstSteps>>['steps'][number]

/** The editor at a step's first field. */
const linkTo = ({ id, document, field }: Step) =>
  editorLink(document, { step: id, field: field ?? undefined })

export async function startData(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const { steps, neutral } = await readFirstSteps(database, staffId)
  const old = await readOldNames(requestInfo(args).deps)
  return {
    meta: deskMeta('Deixe o site com a sua cara'),
    steps: steps.map((step) => ({ ...step, to: linkTo(step) })),
    done: steps.filter(({ state }) => state === 'done').length,
    neutral: neutral.length,
    groups: byGroup(neutral),
    old: old && { name: old.name, count: old.texts.length, groups: byGroup(old.texts) },
  }
}

type FoundText = Awaited<ReturnType<typeof readFirstSteps>>['neutral'][number]

/** Texts by the group of their document, each with the way to its field. */
function byGroup(all: FoundText[]) {
  return [...Map.groupBy(all, ({ group }) => group)].map(([group, texts]) => ({
    group,
    texts: texts.map(({ document, name, part, path, label, text }) => ({
      id: `${document} ${JSON.stringify(path)}`,
      name: [name, label].filter(Boolean).join(', '),
      text,
      to: editorLink(document, { part, field: path }),
    })),
  }))
}

/** Where somebody is in the first steps, and what comes next; nothing outside of them. */
export async function stepView(
  database: Desk['database'],
  staffId: string,
  id: string | null,
): Promise<{ text: string; next: { title: string; to: string } | null } | null> {
  if (!id) return null
  const { steps } = await readFirstSteps(database, staffId)
  const at = steps.findIndex((step) => step.id === id)
  const step = steps[at]
  if (!step) return null
  const next = steps.slice(at + 1).find(({ state }) => state === 'open')
  return {
    text: `Passo ${at + 1} de ${steps.length}: ${step.title}`,
    next: next ? { title: next.title, to: linkTo(next) } : null,
  }
}

const stepForm = z.object({ id: z.string() })

export const startAction = deskAction('siteStart', () => home, {
  'skip-step': act(stepForm, ({ database, staffId }, { id }) =>
    skipStep(database, staffId, id, true),
  ),
  'resume-step': act(stepForm, ({ database, staffId }, { id }) =>
    skipStep(database, staffId, id, false),
  ),
})
