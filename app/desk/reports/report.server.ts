import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { shareView, whatsappMessage } from '#app/shell/report/share-view.server.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { requireStaff } from '#features/people/server/people.server.ts'
import {
  type ReportDraft,
  ROWS,
  readVersion,
  readWords,
  reportBlocks,
} from '#features/reports/rules/report.ts'
import {
  approve,
  correct,
  type DeskReport,
  DraftConflict,
  discard,
  keepAsTemplate,
  keepWords,
  linkJustMade,
  mailAgain,
  missingText,
  pageForClient,
  readAnew,
  reportOf,
  share,
  unshare,
} from '#features/reports/server/reports.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import type { EditorAnswer } from './report-editor.tsx'

const atLeast = 3

/** The rows that are written, and some to write in. */
function withRoom<T>(rows: T[], empty: T): T[] {
  const room = Math.min(ROWS, Math.max(atLeast, rows.length + 1))
  return [...rows, ...Array.from({ length: room - rows.length }, () => empty)].slice(0, ROWS)
}

function deliveryText({ told, state, verified }: DeskReport['told'][number]): string {
  if (!verified) return 'E-mail não confirmado: não recebe'
  if (!told) return 'Ainda não recebeu'
  if (state === 'failed') return 'O e-mail foi recusado'
  return state === 'queued' ? 'E-mail na fila' : 'E-mail enviado'
}

function openedText({ openedAt, times }: DeskReport['told'][number]): string {
  if (!openedAt) return ''
  const first = moment(openedAt.toISOString())
  return times > 1 ? `abriu ${times} vezes, a primeira em ${first}` : `abriu em ${first}`
}

export async function reportData(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  const member = await requireStaff(args)
  const found = await reportOf(args, id)
  if (!found) throw new Response(null, { status: 404 })
  const { row, client, edition, words, editions, promises } = found
  const title = edition?.document.title ?? ''
  const summary = edition?.document.summary ?? ''
  const later = editions.find((each) => each.edition > row.edition)
  return {
    meta: deskMeta(`Relatório de ${client.name}`),
    id,
    client: { id: client.id, name: client.name, demo: client.demo },
    title,
    state: row.state,
    waits: row.waitsFor.length > 0 ? missingText(row.waitsFor) : '',
    edition,
    outdated: found.outdated,
    read: row.draftedAt && moment(row.draftedAt.toISOString()),
    editor:
      row.state === 'draft'
        ? {
            version: row.version,
            seen: row.draftedAt?.toISOString() ?? '',
            did: withRoom(words.did, { day: '', text: '' }),
            next: withRoom(words.next, { what: '', who: '' }),
            comment: words.comment,
            signer: words.signer || member.name,
            role: words.role,
            correction: row.edition > 1 ? words.correction : null,
            blocks: Object.entries(reportBlocks).map(([name, label]) => ({
              name,
              label,
              shown: !row.leftOut.some((each) => each === name),
            })),
            promises,
            people: found.told.filter(({ verified }) => verified).length,
          }
        : null,
    discardable: found.discardable,
    version: row.version,
    sent: row.approvedAt && moment(row.approvedAt.toISOString()),
    later: later && { to: `/agencia/relatorios/${later.id}`, isDraft: later.state !== 'approved' },
    told: found.told.map((each) => ({
      name: each.name,
      email: each.email,
      failed: each.state === 'failed',
      text: [deliveryText(each), openedText(each)].filter(Boolean).join(' · '),
    })),
    untold: found.told.some(
      ({ told, state, verified }) => verified && (!told || state === 'failed'),
    ),
    whatsapp: whatsappMessage(summary, pageForClient(args, id)),
    share: shareView(found.links, linkJustMade(args, id), summary),
    pdf: edition ? `/agencia/relatorios/${id}/pdf` : null,
  }
}

type Intent =
  | 'save-report'
  | 'overwrite-report'
  | 'save-template'
  | 'refresh-report'
  | 'approve-report'
  | 'correct-report'
  | 'discard-report'
  | 'mail-report'
  | 'share-report'
  | 'unshare-report'

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''

type Work = (draft: ReportDraft) => Promise<Response>
/** Does something with what was typed, and remembers it for a page that has to show it again. */
type Writing = (form: FormData, work: Work) => Promise<Response>

const verbsOf = (writing: Writing): FormVerbs<Intent> => ({
  'save-report': (args, form) => writing(form, (draft) => keepWords(args, idOf(args), draft)),
  // On purpose, over what was shown to be somebody else's.
  'overwrite-report': (args, form) =>
    writing(form, (draft) =>
      keepWords(args, idOf(args), { ...draft, version: readVersion(form, 'theirs') }),
    ),
  'save-template': (args, form) =>
    writing(form, (draft) => keepAsTemplate(args, idOf(args), draft)),
  'refresh-report': (args) => readAnew(args, idOf(args)),
  'approve-report': (args, form) =>
    writing(form, (draft) =>
      approve(args, idOf(args), { ...draft, seen: String(form.get('seen') ?? '') }),
    ),
  'correct-report': (args) => correct(args, idOf(args)),
  'discard-report': (args, form) => discard(args, idOf(args), readVersion(form)),
  'mail-report': (args) => mailAgain(args, idOf(args)),
  'share-report': (args) => share(args, idOf(args)),
  'unshare-report': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? unshare(args, idOf(args), values.id)
  },
})

/** A refused draft comes back with what was typed, and with what somebody else saved in between. */
export async function reportAction(args: ActionFunctionArgs) {
  const kept: Pick<EditorAnswer, 'typed' | 'conflict'> = {}
  const verbs = verbsOf((form, work) => {
    kept.typed = readWords(form)
    return work(kept.typed).catch((error) => {
      if (error instanceof DraftConflict) {
        const { at, ...theirs } = error.theirs
        kept.conflict = { ...theirs, at: moment(at.toISOString()) }
      }
      throw error
    })
  })
  const answer = await runFormVerb(args, verbs, ['id'])
  return answer instanceof Response ? answer : data({ ...answer.data, ...kept }, answer.init ?? {})
}
