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
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { agendaData } from './agenda.server.ts'
import { agendaAction } from './agenda-action.server.ts'
import { AgendaList } from './agenda-list.tsx'
import { AgendaWeek } from './agenda-week.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => agendaData(args)
export const action = (args: ActionFunctionArgs) => agendaAction(args)

const views = [
  ['week', 'Semana', '/agencia/agenda'],
  ['coming', 'Próximas', '/agencia/agenda?ver=lista'],
  ['past', 'Passadas', '/agencia/agenda?ver=passadas'],
] as const

export default function AgendaPage() {
  const { view, week, list } = useLoaderData<typeof loader>()
  useFailureToast(useActionData<FormAnswer>())
  return (
    <>
      <PageHead title="Agenda" text="As conversas marcadas pelo site e pela equipe.">
        <div className="flex flex-wrap gap-2">
          <Link to="/agencia/agenda/ajustes" className="btn btn-ghost">
            <Icon name="settings" />
            Horários e ajustes
          </Link>
          <Link to="/agencia/agenda/nova" className="btn btn-cta">
            <Icon name="plus" />
            Marcar reunião
          </Link>
        </div>
      </PageHead>
      <nav aria-label="Como ver a agenda" className="period-switch agenda-views">
        {views.map(([name, label, to]) => (
          <Link key={name} to={to} aria-current={view === name ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {week ? <AgendaWeek {...week} /> : <AgendaList days={list ?? []} past={view === 'past'} />}
    </>
  )
}
