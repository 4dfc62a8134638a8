import { useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { calendarForm, roomForm } from '#features/agenda/rules/agenda-forms.ts'
import { AgendaLinks } from '../agenda-links.tsx'
import { myCalendarAction, myCalendarData } from './my-calendar.server.ts'

type AgendaFeedProps = { address: string; subscribe: string }

/** The calendar feed's address. It grants access, so it can be renewed. */
function AgendaFeed({ address, subscribe }: AgendaFeedProps) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('Copiado'),
      () => setCopied('Selecione e copie'),
    )
  return (
    <>
      <Field
        label="Endereço do seu calendário"
        hint="Só seu: quem tem este endereço vê as conversas, com nomes e contatos. Ele deixa de valer se você sair da equipe."
        defaultValue={address}
        key={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="desk-row-acts">
        <a href={subscribe} className="btn btn-ghost btn-sm">
          <Icon name="smartphone" className="size-5" />
          Assinar neste aparelho
        </a>
        <Button variant="ghost" size="sm" onClick={copy}>
          <Icon name="copy" className="size-5" />
          <span role="status">{copied || 'Copiar'}</span>
        </Button>
        <Sure
          label="Trocar o endereço"
          text="O endereço de agora para de funcionar em todos os aparelhos."
        >
          <ItemAction intent="renew-feed" label="Trocar mesmo" busyText="Trocando..." />
        </Sure>
      </div>
    </>
  )
}

type CalendarView = { id: string; label: string; problem: string; read: string }

/** Calendars whose busy times no visitor can book. */
function BusyCalendars({ calendars }: { calendars: CalendarView[] }) {
  const { busy, field, form } = usePostForm('add-calendar', calendarForm)
  return (
    <>
      {calendars.length > 0 && (
        <ul className="desk-rows" aria-label="Seus calendários">
          {calendars.map(({ id, label, problem, read }) => (
            <li key={id}>
              <div className="desk-row-main">
                <p className="font-semibold">{label}</p>
                <p className="desk-quiet">{read}</p>
                {problem && (
                  <p role="alert" className="font-semibold text-danger">
                    {problem}
                  </p>
                )}
              </div>
              <div className="desk-row-acts">
                <ItemAction
                  intent="read-calendar"
                  id={id}
                  label="Ler agora"
                  about={label}
                  busyText="Lendo..."
                />
                <ItemAction
                  intent="remove-calendar"
                  id={id}
                  label="Tirar"
                  about={label}
                  busyText="Tirando..."
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <PostForm {...form} preventScrollReset className="settings-part" key={calendars.length}>
        <Field
          {...field('calendar')}
          label="Endereço secreto do seu calendário"
          hint="Em formato iCal (.ics). Lemos a cada poucos minutos só o começo e o fim do que ocupa você, nunca o título."
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
        />
        <p>
          <Button type="submit" busy={busy} busyText="Lendo...">
            Ligar calendário
          </Button>
        </p>
      </PostForm>
      <details className="sure">
        <summary className="link">Onde fica este endereço?</summary>
        <ul className="desk-list">
          <li>
            Google Agenda: Configurações, o nome da agenda à esquerda, Integrar agenda, “Endereço
            secreto no formato iCal”.
          </li>
          <li>
            Outlook: Configurações, Calendário, Calendários compartilhados, Publicar um calendário,
            e o link ICS.
          </li>
          <li>
            Apple: no app Calendário, o botão ao lado do nome, Calendário público, Compartilhar
            link.
          </li>
        </ul>
      </details>
    </>
  )
}

function OwnRoom({ room }: { room: string }) {
  const { busy, field, form } = usePostForm('save-room', roomForm)
  return (
    <PostForm {...form} preventScrollReset className="settings-part">
      <Field
        {...field('room', room)}
        key={room}
        label="Sua sala de vídeo"
        hint="Opcional, como a do Google Meet ou do Zoom. Vale para as próximas conversas com você."
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={300}
      />
      <p>
        <Button type="submit" variant="ghost" busy={busy} busyText="Salvando...">
          Salvar sala
        </Button>
      </p>
    </PostForm>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => myCalendarData(args)
export const action = (args: ActionFunctionArgs) => myCalendarAction(args)

export default function MyCalendarPage() {
  const { feed, calendars, room } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead title="Meu calendário" text="Só seu: o resto da equipe tem o próprio.">
        <AgendaLinks here="meu-calendario" />
      </PageHead>
      <div className="panels">
        <Card
          title="Quando você está ocupado"
          icon="lock"
          text="O que está no seu calendário não é oferecido a quem visita o site."
        >
          <BusyCalendars calendars={calendars} />
        </Card>
        <Card title="Sua sala" icon="video" text="Onde você recebe as conversas por vídeo.">
          <OwnRoom room={room} />
        </Card>
        <Card
          title="A agenda no seu celular"
          icon="smartphone"
          text="As conversas no calendário que você já usa."
        >
          <AgendaFeed {...feed} />
        </Card>
      </div>
    </>
  )
}
