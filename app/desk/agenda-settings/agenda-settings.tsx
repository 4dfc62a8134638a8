import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '#app/shell/forms/action-headers.ts'
import type { FormAnswer } from '#app/shell/forms/form-answer.ts'
import { useFailureToast } from '#app/shell/forms/use-failure-toast.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { AgendaBlocks, AgendaHolidays } from './agenda-closed.tsx'
import { AgendaFeed } from './agenda-feed.tsx'
import { AgendaHours } from './agenda-hours.tsx'
import { AgendaPeople } from './agenda-people.tsx'
import { AgendaKinds, AgendaPlace, AgendaRules } from './agenda-rules.tsx'
import { agendaSettingsData } from './agenda-settings.server.ts'
import { agendaSettingsAction } from './agenda-settings-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => agendaSettingsData(args)
export const action = (args: ActionFunctionArgs) => agendaSettingsAction(args)

export default function AgendaSettingsPage() {
  const { hours, kinds, newKind, rules, place, holidays, people, hosts, blocks, feed, versions } =
    useLoaderData<typeof loader>()
  useFailureToast(useActionData<FormAnswer>())
  return (
    <>
      <PageHead
        title="Ajustes da agenda"
        text="O que muda aqui vale para as próximas conversas; as marcadas ficam como estão."
      />
      <div className="panel-columns">
        <div>
          <Card
            id="horarios"
            title="Horários"
            icon="clock"
            text="Quando dá para marcar uma conversa."
          >
            <AgendaHours {...hours} version={versions.horarios} />
          </Card>
          <Card id="pessoas" title="Quem atende" icon="users">
            <AgendaPeople people={people} />
          </Card>
          <Card
            id="bloqueios"
            title="Horários bloqueados"
            icon="lock"
            text="Ninguém marca nada neles."
          >
            <AgendaBlocks blocks={blocks} hosts={hosts} today={holidays.today} />
          </Card>
          <Card id="feriados" title="Feriados" icon="calendar">
            <AgendaHolidays {...holidays} />
          </Card>
        </div>
        <div>
          <Card id="conversas" title="Tipos de conversa" icon="message">
            <AgendaKinds kinds={kinds} added={newKind} version={versions.conversas} />
          </Card>
          <Card id="lugar" title="Onde acontece" icon="map">
            <AgendaPlace {...place} version={versions.lugar} />
          </Card>
          <Card id="regras" title="Regras" icon="settings">
            <AgendaRules values={rules} version={versions.regras} />
          </Card>
          <Card
            id="celular"
            title="No seu celular"
            icon="smartphone"
            text="As conversas no calendário que você já usa."
          >
            <AgendaFeed {...feed} />
          </Card>
        </div>
      </div>
    </>
  )
}
