import { type LoaderFunctionArgs, redirect } from 'react-router'
import { readVersion } from '#features/reports/rules/report.ts'
import { UNDO_MINUTES } from '#features/reports/rules/report-sending.ts'
import { approve, reportOf, todayOf } from '#features/reports/server/reports.server.ts'
import { act, type DeskCall, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { momentFields, readWish } from './sending.server.ts'

const addressOf = (id: string) => `/agencia/relatorios/${id}`

export async function sendReportData(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  const report = await reportOf(args, id)
  if (!report) throw new Response(null, { status: 404 })
  const { row, client, edition, receivers, plan } = report
  // Sent, waiting for figures, or approved already: its page says which.
  if (row.state !== 'draft' || plan?.isSame) throw redirect(addressOf(id))
  return {
    meta: deskMeta(`Enviar o relatório de ${client.name}`),
    page: addressOf(id),
    client: client.name,
    title: edition?.document.title ?? '',
    summary: edition?.document.summary ?? '',
    people: receivers.list,
    others: report.recipients
      .filter(({ verified }) => !verified)
      .map(({ name, email }) => ({ name, email })),
    // What is approved is what was read here.
    fields: {
      version: String(row.version),
      seen: row.draftedAt?.toISOString() ?? '',
      receivers: receivers.key,
    },
    outdated: report.outdated,
    minutes: UNDO_MINUTES,
    moment: momentFields(await todayOf(args)),
  }
}

const approvalOf = (form: FormData) => ({
  version: readVersion(form),
  figuresAt: String(form.get('seen') ?? ''),
  receivers: String(form.get('receivers') ?? ''),
})

const pageOf = ({ id }: DeskCall) => addressOf(id)

export const sendReportAction = deskAction('sendReport', pageOf, {
  'send-report': act(null, async (desk) => {
    const { people } = await approve(desk, desk.id, { ...approvalOf(desk.form), wish: null })
    return { notice: people > 0 ? 'report-leaving' : 'report-leaving-unmailed' }
  }),
  'schedule-report': act(null, async (desk) => {
    await approve(desk, desk.id, { ...approvalOf(desk.form), wish: readWish(desk.form) })
  }),
})
