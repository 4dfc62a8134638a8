import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '../../action-headers.ts'
import { AgendaList } from '../../features/account/desk/agenda-list.tsx'
import { AgendaWeek } from '../../features/account/desk/agenda-week.tsx'
import type { FormAnswer } from '../../features/account/form-answer.ts'
import { PageHead } from '../../features/account/page-head.tsx'
import { useFailureToast } from '../../features/account/use-failure-toast.ts'
import { pageMeta } from '../../page-meta.ts'
import { Icon } from '../../ui/icon.tsx'
import { agendaData } from './agenda.server.ts'
import { agendaAction } from './agenda-action.server.ts'

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
