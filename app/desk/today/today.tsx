import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '#app/shell/forms/action-headers.ts'
import type { FormAnswer } from '#app/shell/forms/form-answer.ts'
import { useFailureToast } from '#app/shell/forms/use-failure-toast.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { FirstAnswer } from './first-answer.tsx'
import { MeetingsCard } from './meetings-card.tsx'
import { SummaryHour } from './summary-hour.tsx'
import { todayData } from './today.server.ts'
import { todayAction } from './today-action.server.ts'
import { TodayGroups } from './today-groups.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => todayData(args)
export const action = (args: ActionFunctionArgs) => todayAction(args)

export default function TodayPage() {
  const { date, say, groups, onlyMine, ribbon, meetings, answered, summaryHour } =
    useLoaderData<typeof loader>()
  useFailureToast(useActionData<FormAnswer>())
  return (
    <>
      <div className="today-head">
        <div>
          <h1 className="page-title">Hoje</h1>
          <p className="mt-1 text-muted">{date}</p>
        </div>
        {say && (
          <p className="today-say">
            <b>{say.strong}</b> {say.rest}
          </p>
        )}
      </div>
      <div className="today">
        <TodayGroups groups={groups} onlyMine={onlyMine} />
        <div>
          <MeetingsCard meetings={meetings} ribbon={ribbon} />
          <p>
            <Link to="/agencia/origens" className="link">
              De onde vêm os leads
            </Link>
          </p>
          {answered && <FirstAnswer answered={answered} />}
          <SummaryHour hour={summaryHour} />
        </div>
      </div>
    </>
  )
}
