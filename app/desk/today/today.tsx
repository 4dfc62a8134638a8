import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { FirstHour } from './first-hour.tsx'
import { todayAction, todayData } from './today.server.ts'
import { TodayGroups } from './today-groups.tsx'

type Meeting = {
  id: string
  hour: string
  name: string
  about: string
  href: string
  soon: string
  owner: { name: string; initials: string } | null
}
type Ribbon = {
  from: string
  to: string
  now: number | null
  spans: { id: string; at: number; length: number }[]
}

function MeetingsCard({ meetings, ribbon }: { meetings: Meeting[]; ribbon: Ribbon }) {
  return (
    <Card title="Reuniões de hoje" className="today-meets">
      <div aria-hidden>
        <svg
          className="block w-full h-[0.9rem] border border-line rounded-full bg-bg-2 fill-brand-2"
          viewBox="0 0 900 24"
          preserveAspectRatio="none"
        >
          <title>O dia</title>
          {ribbon.spans.map(({ id, at, length }) => (
            <rect key={id} x={at * 900} width={length * 900} height="24" />
          ))}
          {ribbon.now !== null && (
            <rect
              x={Math.min(896, ribbon.now * 900)}
              width="6"
              height="24"
              className="day-ribbon-now"
            />
          )}
        </svg>
        <p className="flex justify-between text-[0.8125rem] text-muted">
          <span>{ribbon.from}</span>
          <span>{ribbon.to}</span>
        </p>
      </div>
      {meetings.length === 0 ? (
        <p className="text-muted">Nenhuma reunião hoje.</p>
      ) : (
        <ul>
          {meetings.map(({ id, hour, name, about, href, soon, owner }) => (
            <li key={id}>
              <span className="num text-[1.2rem] leading-[1.3]">{hour}</span>
              <div>
                <Link to={href}>{name}</Link>
                {about && <p className="desk-quiet">{about}</p>}
                {soon && <p className="meet-soon">{soon}</p>}
              </div>
              {owner && (
                <span className="lead-face" title={owner.name}>
                  <span aria-hidden>{owner.initials}</span>
                  <span className="sr-only">com {owner.name}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const hours = [6, 7, 8, 9, 10, 11, 12, 14, 16, 18]

/** The hour of this person's daily summary. */
function SummaryHour({ hour }: { hour: number | null }) {
  const { busy, form } = usePostForm('summary-hour')
  return (
    <Card
      title="Resumo do dia por e-mail"
      text="Só para você, nos dias de expediente."
      className="today-summary"
    >
      <PostForm {...form} preventScrollReset className="invite-form">
        <Field
          as="select"
          name="hour"
          label="Horário"
          key={hour}
          defaultValue={hour ?? ''}
          className="grow"
        >
          <option value="">Não quero</option>
          {hours.map((each) => (
            <option key={each} value={each}>
              {each}h
            </option>
          ))}
        </Field>
        <Button type="submit" variant="ghost" busy={busy} busyText="Salvando...">
          Salvar
        </Button>
      </PostForm>
    </Card>
  )
}

/** Median time to the first answer. */
function FirstAnswer({ answered }: { answered: { figure: string; text: string } }) {
  return (
    <section className="card today-answer" aria-labelledby="answer-figure">
      <h2 id="answer-figure" className="text-[1.1rem]">
        Até a primeira resposta
      </h2>
      <p className="num today-answer-figure">{answered.figure}</p>
      <p>{answered.text}</p>
    </section>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => todayData(args)
export const action = (args: ActionFunctionArgs) => todayAction(args)

export default function TodayPage() {
  const { date, summary, groups, onlyMine, firstHour, ...rest } = useLoaderData<typeof loader>()
  const { ribbon, meetings, answered, summaryHour, isSample } = rest
  useFailureToast()
  return (
    <>
      <div className="today-head">
        <div>
          <h1 className="page-title">Hoje</h1>
          <p className="mt-1 text-muted">{date}</p>
        </div>
        {summary && (
          <p className="max-w-[29rem] text-[1.15rem] leading-[1.42] text-soft wrap-anywhere">
            <b className="font-[650] text-fg">{summary.strong}</b> {summary.rest}
          </p>
        )}
      </div>
      <div className="today">
        <div>
          {(!firstHour || groups.length > 0) && <TodayGroups groups={groups} onlyMine={onlyMine} />}
          {firstHour && <FirstHour {...firstHour} />}
        </div>
        <div>
          <MeetingsCard meetings={meetings} ribbon={ribbon} />
          <p>
            <Link to="/agencia/origens" className="link">
              De onde vêm os leads
            </Link>
          </p>
          {isSample && !firstHour && (
            <p>
              <Link to="/agencia/site/comecar" className="link">
                Deixe o site com a sua cara
              </Link>
            </p>
          )}
          {answered && <FirstAnswer answered={answered} />}
          <SummaryHour hour={summaryHour} />
        </div>
      </div>
    </>
  )
}
