import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import { logoView } from '#app/shell/report/logo-response.ts'
import { shareView, whatsappMessage } from '#app/shell/report/share-view.server.ts'
import { channelTitles } from '#features/connections/server/connections.server.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { requireStaff } from '#features/people/server/people.server.ts'
import {
  channelBlocks,
  type ReportDraft,
  type ReportEdition,
  ROWS,
  readVersion,
  readWords,
} from '#features/reports/rules/report.ts'
import {
  blockTitle,
  channelBlock,
  isChannelBlock,
  moveBlock,
  orderBlocks,
} from '#features/reports/rules/report-blocks.ts'
import { isLeaving } from '#features/reports/rules/report-sending.ts'
import {
  correctReport,
  type DeskReport,
  DraftConflict,
  discardReport,
  missingText,
  moveSending,
  newLinkAddress,
  pageForClient,
  prepareApproval,
  refreshFigures,
  reportOf,
  saveAsTemplate,
  saveWords,
  sendAgain,
  share,
  takeBack,
  unshare,
} from '#features/reports/server/reports.server.ts'
import { withCookies } from '#server/http/request/cookies.ts'
import { requestInfo } from '#server/http/request/request-context.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import type { EditorAnswer } from './report-editor.tsx'
import { readWish, sendingView } from './sending.server.ts'

const addressOf = (id: string) => `/agencia/relatorios/${id}`

const atLeast = 3

/** The written rows followed by empty ones. */
function withRoom<T>(rows: T[], empty: T): T[] {
  const room = Math.min(ROWS, Math.max(atLeast, rows.length + 1))
  return [...rows, ...Array.from({ length: room - rows.length }, () => empty)].slice(0, ROWS)
}

function deliveryText({ notified, state, verified }: DeskReport['recipients'][number]): string {
  if (!verified) return 'E-mail não confirmado: não recebe'
  if (!notified) return 'Ainda não recebeu'
  if (state === 'failed') return 'O e-mail foi recusado'
  return state === 'queued' ? 'E-mail na fila' : 'E-mail enviado'
}

function openedText({ openedAt, times }: DeskReport['recipients'][number]): string {
  if (!openedAt) return ''
  const first = moment(openedAt.toISOString())
  return times > 1 ? `abriu ${times} vezes, a primeira em ${first}` : `abriu em ${first}`
}

/** Blocks to choose from: channels that the report has, and those that are left out for later. */
function blockViews(
  row: Pick<DeskReport['row'], 'blockOrder' | 'leftOut'>,
  edition: ReportEdition | null,
) {
  const { blockOrder, leftOut } = row
  const titles = Object.fromEntries([
    ...Object.entries(channelTitles()).map(([key, title]) => [channelBlock(key), title]),
    ...(edition?.document.channels ?? []).map(({ key, title }) => [channelBlock(key), title]),
  ])
  const channels = edition ? channelBlocks(edition.document) : []
  return orderBlocks(blockOrder, [...channels, ...leftOut.filter(isChannelBlock)])
    .filter((name) => !isChannelBlock(name) || channels.includes(name) || leftOut.includes(name))
    .map((name) => ({
      name,
      title: blockTitle(name, titles),
      visible: !leftOut.includes(name),
    }))
    .filter(({ title }) => title !== '')
}

export async function reportData(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  const member = await requireStaff(args)
  const report = await reportOf(args, id)
  if (!report) throw new Response(null, { status: 404 })
  const { row, client, edition, words, editions, promises } = report
  const title = edition?.document.title ?? ''
  const summary = edition?.document.summary ?? ''
  const later = editions.find((each) => each.edition > row.edition)
  const isLocked = report.plan !== null && isLeaving(report.plan, new Date())
  return {
    meta: deskMeta(`Relatório de ${client.name}`),
    id,
    client: { id: client.id, name: client.name, demo: client.demo },
    title,
    state: row.state,
    waits: row.waitsFor.length > 0 ? missingText(row.waitsFor) : '',
    edition,
    logo: logoView(`${addressOf(id)}/logo`, report.logo),
    sending: sendingView(report),
    outdated: report.outdated,
    read: row.draftedAt && moment(row.draftedAt.toISOString()),
    editor:
      row.state === 'draft' && !isLocked
        ? {
            version: row.version,
            draftedAt: row.draftedAt?.toISOString() ?? '',
            did: withRoom(words.did, { day: '', text: '' }),
            next: withRoom(words.next, { what: '', who: '' }),
            comment: words.comment,
            signer: words.signer || member.name,
            role: words.role,
            correction: row.edition > 1 ? words.correction : null,
            blocks: blockViews(row, edition),
            promises,
            people: report.receivers.list.length,
          }
        : null,
    discardable: report.discardable,
    version: row.version,
    sent: row.approvedAt && moment(row.approvedAt.toISOString()),
    later: later && { to: `/agencia/relatorios/${later.id}`, isDraft: later.state !== 'approved' },
    recipients: report.recipients.map((each) => ({
      name: each.name,
      email: each.email,
      failed: each.state === 'failed',
      text: [deliveryText(each), openedText(each)].filter(Boolean).join(' · '),
    })),
    canResend: report.recipients.some(
      ({ notified, state, verified }) => verified && (!notified || state === 'failed'),
    ),
    whatsapp: whatsappMessage(summary, pageForClient(args, id)),
    share: shareView(report.links, newLinkAddress(args, id), summary),
    pdf: edition ? `/agencia/relatorios/${id}/pdf` : null,
  }
}

type Draft = Pick<EditorAnswer, 'typed' | 'conflict'>
type Work<T> = (draft: ReportDraft) => Promise<T>

/** A refused draft returns what was typed, and what somebody else saved meanwhile. */
export async function reportAction(args: ActionFunctionArgs) {
  const refused: Draft = {}
  async function writing<T>(form: FormData, work: Work<T>): Promise<T> {
    refused.typed = readWords(form)
    return work(refused.typed).catch((error) => {
      if (error instanceof DraftConflict) {
        const { at, ...theirs } = error.theirs
        refused.conflict = { ...theirs, at: moment(at.toISOString()) }
      }
      throw error
    })
  }
  const action = deskAction('report', ({ id }) => addressOf(id), {
    'save-report': act(null, ({ database, staffId, id, form }) =>
      writing(form, (draft) => saveWords(database, staffId, id, draft)),
    ),
    // Overwrites the version that the conflict showed.
    'overwrite-report': act(null, ({ database, staffId, id, form }) =>
      writing(form, (draft) =>
        saveWords(database, staffId, id, { ...draft, version: readVersion(form, 'theirs') }),
      ),
    ),
    'save-template': act(null, ({ database, staffId, id, form }) =>
      writing(form, (draft) => saveAsTemplate(database, staffId, id, draft)),
    ),
    'refresh-report': act(null, ({ database, staffId, id }) =>
      refreshFigures(database, staffId, id),
    ),
    // Without scripts a block moves by saving the draft.
    'move-block': act(null, async ({ database, staffId, id, form, url }) => {
      const name = url.searchParams.get('bloco') ?? ''
      const move = url.searchParams.get('para') === 'sobe' ? 'up' : 'down'
      await writing(form, (draft) => {
        const order = moveBlock(orderBlocks(draft.order ?? []), name, move)
        return saveWords(database, staffId, id, { ...draft, order })
      })
      return { to: `${addressOf(id)}#blocos` }
    }),
    'approve-report': act(null, async (desk) => {
      await writing(desk.form, (draft) => prepareApproval(desk, desk.id, draft))
      return { to: `${addressOf(desk.id)}/enviar` }
    }),
    'move-sending': act(null, ({ database, staffId, id, form }) =>
      moveSending(database, staffId, id, readWish(form)),
    ),
    'take-back': act(null, ({ database, staffId, id }) => takeBack(database, staffId, id)),
    'correct-report': act(null, async ({ database, staffId, id }) => {
      return { to: addressOf(await correctReport(database, staffId, id)) }
    }),
    'discard-report': act(null, async ({ database, staffId, id, form }) => {
      await discardReport(database, staffId, id, readVersion(form))
      return { to: '/agencia/relatorios' }
    }),
    'mail-report': act(null, async ({ deps, staffId, id, origin }) => {
      const mailed = await sendAgain(deps, staffId, id, origin)
      return { notice: mailed > 0 ? 'report-sent-again' : 'report-all-told' }
    }),
    'share-report': act(null, async (desk) => {
      const cookie = await share(desk, desk.id, requestInfo(args).secure)
      return redirect(addressOf(desk.id), withCookies([cookie]))
    }),
    'unshare-report': act(itemForm, (desk, { id }) => unshare(desk, desk.id, id)),
  })
  const answer = await action(args)
  return answer instanceof Response
    ? answer
    : data({ ...answer.data, ...refused }, answer.init ?? {})
}
