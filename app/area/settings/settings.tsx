import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { accountMeta } from '#app/shell/frame/shell-data.server.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { brand } from '#content/brand.ts'
import { settingsOf } from '#features/people/server/people.server.ts'
import { OwnConnections } from './own-connections.tsx'
import { ownConnectionsView, settingsAction } from './settings.server.ts'
import {
  ChangeEmailForm,
  ChangePasswordForm,
  EraseForm,
  ProfileForm,
  SessionList,
} from './settings-forms.tsx'

/** Shown instead of data that could not be loaded. */
function RetryButton() {
  const { revalidate, state } = useRevalidator()
  return (
    <p>
      <Button
        variant="ghost"
        busy={state === 'loading'}
        busyText="Carregando..."
        onClick={() => void revalidate()}
      >
        Carregar de novo
      </Button>
    </p>
  )
}

export const meta = pageMeta
export const headers = actionHeaders

export async function loader(args: LoaderFunctionArgs) {
  const settings = await settingsOf(args)
  return {
    ...settings,
    meta: accountMeta('Configurações'),
    timeZone: brand.timeZone,
    connections: await ownConnectionsView(args),
  }
}

export const action = (args: ActionFunctionArgs) => settingsAction(args)

export default function SettingsPage() {
  const { email, profile, stays, sessions, timeZone, connections } = useLoaderData<typeof loader>()
  useFailureToast()

  // A changed password starts a new session, which clears the form.
  const fresh = sessions.find((session) => session.current)?.id
  return (
    <>
      <PageHead title="Configurações" text="Seus dados, a sua senha e onde você está conectado." />
      <div className="panel-columns">
        <div>
          <Card
            title="Informações pessoais"
            icon="user"
            text="É com estes dados que falamos com você."
          >
            {profile ? <ProfileForm email={email} profile={profile} /> : <RetryButton />}
          </Card>
          <Card
            title="Trocar o e-mail"
            icon="mail"
            text="O novo endereço recebe um link para confirmar; o atual, um aviso que pode parar a troca."
          >
            <ChangeEmailForm key={email} email={email} />
          </Card>
          <Card
            title="Senha"
            icon="key"
            text="Ao trocar a senha, os outros dispositivos saem da sua conta."
          >
            <ChangePasswordForm key={fresh} email={email} />
          </Card>
        </div>
        <div>
          <OwnConnections connections={connections} />
          <Card
            title="Dispositivos conectados"
            icon="monitor"
            text="Se não reconhecer algum, saia de todos e troque a senha."
          >
            <SessionList sessions={sessions} timeZone={timeZone} />
          </Card>
          <Card
            title="Privacidade"
            icon="shield"
            text="Os dados são seus: leve uma cópia ou apague tudo, quando quiser (LGPD, art. 18)."
          >
            <p>
              <a href="/dashboard/settings/export" className="btn btn-ghost" download>
                <Icon name="download" />
                Baixar meus dados
              </a>
            </p>
            <EraseForm email={email} stays={stays} />
          </Card>
        </div>
      </div>
    </>
  )
}
