import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '../../action-headers.ts'
import { FirstAnswer } from '../../features/account/desk/today/first-answer.tsx'
import { MeetingsCard } from '../../features/account/desk/today/meetings-card.tsx'
import { SummaryHour } from '../../features/account/desk/today/summary-hour.tsx'
import { TodayGroups } from '../../features/account/desk/today/today-groups.tsx'
import type { FormAnswer } from '../../features/account/form-answer.ts'
import { useFailureToast } from '../../features/account/use-failure-toast.ts'
import { pageMeta } from '../../page-meta.ts'
import { todayData } from './today.server.ts'
import { todayAction } from './today-action.server.ts'

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
