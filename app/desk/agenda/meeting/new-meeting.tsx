import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { BookMeeting } from './book-meeting.tsx'
import { newMeetingAction, newMeetingData } from './meeting.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => newMeetingData(args)
export const action = (args: ActionFunctionArgs) => newMeetingAction(args)

export default function NewMeetingPage() {
  const { lead, ...rest } = useLoaderData<typeof loader>()
  useFailureToast()
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
