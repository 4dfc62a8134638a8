import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '../../action-headers.ts'
import { LeadDetail } from '../../features/account/desk/leads/lead-detail.tsx'
import { LeadList } from '../../features/account/desk/leads/lead-list.tsx'
import { LeadsHead } from '../../features/account/desk/leads/leads-head.tsx'
import type { FormAnswer } from '../../features/account/form-answer.ts'
import { useFailureToast } from '../../features/account/use-failure-toast.ts'
import { pageMeta } from '../../page-meta.ts'
import { leadData } from './lead.server.ts'
import { leadAction } from './lead-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => leadData(args)
export const action = (args: ActionFunctionArgs) => leadAction(args)

export default function LeadPage() {
  const { list, lead } = useLoaderData<typeof loader>()
  useFailureToast(useActionData<FormAnswer>())
  return (
    <>
      <LeadsHead list={list} onLead />
      <div className="lead-split">
        <LeadList list={list} current={lead.id} />
        {/* Another lead begins with its own forms. */}
        <LeadDetail key={lead.id} lead={lead} back={`/agencia/leads${list.filters}`} />
      </div>
    </>
  )
}
