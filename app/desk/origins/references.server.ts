import type { LoaderFunctionArgs } from 'react-router'
import { moment, money } from '#app/shell/format.server.ts'
import { isLeadSource, leadSources } from '#features/leads/rules/leads.ts'
import { referenceForm } from '#features/people/rules/desk.ts'
import { readCode } from '#features/shared/rules/reference.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { makeLead, type Reference, referencesOf } from '#features/visits/server/visits.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'

function view({ id, code, kind, items, monthly, once, ...rest }: Reference) {
  const { landing, source, campaign, at, leadId, leadName } = rest
  const page = URL.canParse(landing) ? new URL(landing).pathname : ''
  const from = isLeadSource(source) ? leadSources[source] : source
  return {
    id,
    code,
    title: kind === 'plan' ? 'Pacote montado no site' : 'Conversa com o assistente',
    at: moment(at),
    items,
    totals: [
      monthly && { label: 'Total mensal', value: money(Number(monthly)) },
      once && { label: 'Total único', value: money(Number(once)) },
    ].filter((total) => total !== null && total !== ''),
    origin: landing
      ? [from, campaign, page && `chegou em ${page}`].filter(Boolean).join(' · ')
      : '',
    lead: leadId ? { id: leadId, name: leadName ?? 'lead' } : null,
  }
}

export async function referencesData(args: LoaderFunctionArgs) {
  const typed = stripControls(args.url.searchParams.get('codigo') ?? '')
    .trim()
    .slice(0, 40)
  const code = readCode(typed)
  const searched = typed !== ''
  const rows = searched && !code ? [] : await referencesOf(args, code)
  const title = 'Pedidos pelo WhatsApp'
  return { meta: deskMeta(title), crumb: title, typed, searched, references: rows.map(view) }
}

export const referencesAction = deskAction('references', () => '/agencia/leads', {
  'make-lead': act(referenceForm, async ({ deps, staffId }, { id, ...person }) => {
    return { to: `/agencia/leads/${await makeLead(deps, staffId, id, person)}` }
  }),
})
