import type { LoaderFunctionArgs } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import { shareView, whatsappMessage } from '#app/shell/report/share-view.server.ts'
import { requireStaff } from '#features/people/server/people.server.ts'
import { ROWS, reportBlocks } from '#features/reports/rules/report.ts'
import {
  type DeskReport,
  linkJustMade,
  missingText,
  pageForClient,
  reportOf,
} from '#features/reports/server/reports.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'

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
