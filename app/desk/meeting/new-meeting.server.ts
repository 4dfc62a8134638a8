import type { LoaderFunctionArgs } from 'react-router'
import { bookingAtDesk, brandClock } from '#features/agenda/server/agenda.server.ts'
import { freeTimesView } from '../agenda/agenda-view.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'

/** ?lead=&tipo=&dia= */
export async function newMeetingData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const asked = { lead: query.get('lead'), kind: query.get('tipo'), day: query.get('dia') }
  const { lead, open } = await bookingAtDesk(args, asked)
  const { kinds } = open.settings
  return {
    meta: deskMeta('Marcar reunião'),
    crumb: 'Marcar reunião',
    lead: lead && { id: lead.lead.id, name: lead.contact.name, email: lead.contact.email },
    kinds: kinds.map(({ id, name, minutes }) => ({ id, label: `${name}, ${minutes} min` })),
    kind: open.kind.id,
    times: freeTimesView(open),
    today: brandClock.dayOf(Date.now()),
    back: lead ? `/agencia/leads/${lead.lead.id}` : '/agencia/agenda',
  }
}
