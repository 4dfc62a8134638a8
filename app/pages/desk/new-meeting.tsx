import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders } from '../../action-headers.ts'
import { BookMeeting } from '../../features/account/desk/book-meeting.tsx'
import { PageHead } from '../../features/account/page-head.tsx'
import { useFailureToast } from '../../features/account/use-failure-toast.ts'
import { useIntent } from '../../features/account/use-intent.ts'
import { pageMeta } from '../../page-meta.ts'
import { newMeetingData } from './new-meeting.server.ts'
import { newMeetingAction } from './new-meeting-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => newMeetingData(args)
export const action = (args: ActionFunctionArgs) => newMeetingAction(args)

export default function NewMeetingPage() {
  const { lead, ...rest } = useLoaderData<typeof loader>()
  useFailureToast(useIntent('book-meeting').answer)
  return (
    <>
      <PageHead
        title="Marcar reunião"
        text={lead ? `Com ${lead.name}.` : 'Com quem ligou, escreveu ou passou na agência.'}
      />
      <BookMeeting lead={lead} {...rest} />
    </>
  )
}
