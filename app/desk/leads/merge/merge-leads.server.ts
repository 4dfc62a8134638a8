import { data, type LoaderFunctionArgs } from 'react-router'
import { fullDay, money } from '#app/shell/format.server.ts'
import { hourName } from '#features/calendar/rules/clock-text.ts'
import { leadStates } from '#features/leads/rules/leads.ts'
import { type MergeField, mergeFields, mergeForm, usualSide } from '#features/leads/rules/merge.ts'
import { comparisonOf, joinLeads, type LeadReport } from '#features/leads/server/leads.server.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta, formatCount } from '../../shared/desk-view.server.ts'

function valuesOf({ lead, contact, staff }: LeadReport): Record<MergeField, string> {
  const step = lead.nextOn
    ? [lead.nextStep, fullDay(lead.nextOn), lead.nextTime && hourName(lead.nextTime)]
    : []
  return {
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    company: contact.company,
    state: leadStates[lead.state],
    owner: staff.find(({ id }) => id === lead.ownerId)?.name ?? '',
    value: lead.value ? money(Number(lead.value)) : '',
    expected: lead.expectedOn ? fullDay(lead.expectedOn) : '',
    step: step.filter(Boolean).join(', '),
  }
}

const contentsOf = ({ messages, meetings, events }: LeadReport) => [
  formatCount(messages.length, 'mensagem', 'mensagens'),
  formatCount(meetings.length, 'reunião', 'reuniões'),
  formatCount(events.length, 'linha do histórico', 'linhas do histórico'),
]

const sideView = (report: LeadReport) => ({
  id: report.lead.id,
  version: report.lead.version,
  name: report.contact.name,
  since: fullDay(report.lead.createdAt.toISOString().slice(0, 10)),
  contents: contentsOf(report),
})

export async function mergeData(args: LoaderFunctionArgs) {
  const { id = '', other = '' } = args.params
  const both = await comparisonOf(args, id, other)
  if (!both) throw data(null, 404)
  const [kept, gone] = [valuesOf(both.kept), valuesOf(both.gone)]
  return {
    meta: deskMeta('Unir leads'),
    crumb: 'Unir leads',
    kept: sideView(both.kept),
    gone: sideView(both.gone),
    swap: `/agencia/leads/${other}/unir/${id}`,
    fields: (Object.keys(mergeFields) as MergeField[])
      .map((field) => ({
        field,
        label: mergeFields[field],
        kept: kept[field],
        gone: gone[field],
        usual: usualSide(kept[field], gone[field]),
      }))
      .filter((row) => row.kept || row.gone),
  }
}

export type MergeView = Awaited<ReturnType<typeof mergeData>>

export const mergeAction = deskAction('mergeLeads', ({ id }) => `/agencia/leads/${id}`, {
  'merge-leads': act(mergeForm, async (call, { version, otherVersion, ...choices }) => {
    await joinLeads(call, {
      keptId: call.id,
      goneId: call.params.other ?? '',
      keptVersion: version,
      goneVersion: otherVersion,
      choices,
    })
  }),
})
