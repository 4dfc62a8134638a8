import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { isBoardState } from '#features/leads/rules/funnel.ts'
import { leadStates, OTHER_REASON } from '#features/leads/rules/leads.ts'
import { leadOf } from '#features/leads/server/leads.server.ts'
import { deskMeta } from '../../shared/desk-view.server.ts'
import { filterSearch } from '../lead-words.server.ts'
import { moveLeadAction } from './move-lead-action.server.ts'
import { MoveSheet } from './move-sheet.tsx'

export const meta = pageMeta
export const headers = actionHeaders

export async function loader(args: LoaderFunctionArgs) {
  const report = await leadOf(args, args.params.id ?? '')
  if (!report) throw data(null, 404)
  const { lead, contact, funnel } = report
  const to = args.url.searchParams.get('para')
  if (!isBoardState(to)) throw redirect(`/agencia/leads/${lead.id}`)
  return {
    meta: deskMeta('Mover lead'),
    crumb: 'Mover lead',
    to,
    name: contact.name,
    from: leadStates[lead.state],
    card: {
      id: lead.id,
      version: lead.version,
      name: contact.name,
      typedValue: lead.value?.replace('.', ',') ?? '',
      expectedOn: lead.expectedOn ?? '',
    },
    reasons: [...funnel.lossReasons, OTHER_REASON],
    back: `/agencia/leads${filterSearch(args.url.searchParams)}`,
    here: args.url.pathname + args.url.search,
  }
}

export const action = (args: ActionFunctionArgs) => moveLeadAction(args)

export default function MoveLeadPage() {
  const { to, name, from, card, reasons, back, here } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead title={`Mover ${name}`} text={`De ${from} para ${leadStates[to]}.`} />
      <div className="panels">
        <Card title={leadStates[to]} icon="funnel">
          <MoveSheet card={card} to={to} reasons={reasons} action={here} />
          <p>
            <Link to={back} className="link">
              Voltar sem mover
            </Link>
          </p>
        </Card>
      </div>
    </>
  )
}
