import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { LeadList } from '../lead-list.tsx'
import { LeadsHead } from '../leads-head.tsx'
import { leadData } from './lead.server.ts'
import { leadAction } from './lead-action.server.ts'
import { LeadDetail } from './lead-detail.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => leadData(args)
export const action = (args: ActionFunctionArgs) => leadAction(args)

export default function LeadPage() {
  const { list, lead } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <LeadsHead list={list} onLead />
      <div className="lead-split">
        <LeadList list={list} current={lead.id} />
        {/* The key resets the forms for another lead. */}
        <LeadDetail key={lead.id} lead={lead} back={`/agencia/leads${list.filters}`} />
      </div>
    </>
  )
}
