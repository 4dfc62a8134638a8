import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type SettingsFormProps, settingsAddress } from './settings-form.ts'

type DeviceSession = {
  id: string
  device: string
  mobile: boolean
  lastUse: string
  current: boolean
}

type Props = SettingsFormProps & { sessions: DeviceSession[]; timeZone: string }

export function SessionList({ sessions, timeZone, answer, busy }: Props) {
  // A fixed zone: server and browser must write the same text.
  const moment = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
  const others = sessions.filter((session) => !session.current).length
  return (
    <div className="grid gap-5">
      <ul className="session-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <Icon name={session.mobile ? 'smartphone' : 'monitor'} className="size-6" />
            <div className="min-w-0">
              <p className="session-name">
                {session.device}
                {session.current && <span className="session-here">este dispositivo</span>}
              </p>
              <p className="text-[0.95rem] text-muted">
                Último acesso em{' '}
                <time dateTime={session.lastUse}>{moment.format(new Date(session.lastUse))}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Form method="post" action={settingsAddress} replace className="grid gap-3">
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="sessions" />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="ghost"
            busy={busy}
            busyText="Saindo..."
            disabled={others === 0}
          >
            Sair de todos os outros dispositivos
          </Button>
          {others === 0 && <span className="text-muted">Só este dispositivo está conectado.</span>}
        </p>
      </Form>
    </div>
  )
}
