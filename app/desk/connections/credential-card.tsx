import { Form, Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFormCheck, useIntent } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import { connectForm } from '#features/people/rules/desk.ts'
import { DemoMark } from '../shared/demo-mark.tsx'
import { type ChannelAccount, ChannelRows, StateLine } from './channel-rows.tsx'
import { platformWords } from './platform-words.ts'
import { MoreReads, type Readable, ReadChoices } from './reads.tsx'

type Props = {
  platform: CredentialName
  renews?: { id: string; label: string }
  /** What a new one may read, where there is a choice. */
  readable?: Readable[]
}

/** Creates a connection from a pasted credential, or renews one. */
export function ConnectForm({ platform, renews, readable = [] }: Props) {
  const { answer, busy } = useIntent('connect')
  const formAnswer =
    answer && answer.values.platform === platform && (answer.values.id ?? '') === (renews?.id ?? '')
      ? answer
      : undefined
  const { errors, form } = useFormCheck(connectForm, formAnswer?.errors)
  const { name, secret, hint, label, rows, ends } = platformWords[platform]
  return (
    <Form method="post" replace preventScrollReset {...form} className="connect-form">
      <FailureBox failure={formAnswer?.failure} />
      <input type="hidden" name="intent" value="connect" />
      <input type="hidden" name="platform" value={platform} />
      <input type="hidden" name="id" value={renews?.id ?? ''} />
      {renews ? (
        <input type="hidden" name="label" value={renews.label} />
      ) : (
        <Field
          label="Nome deste acesso"
          name="label"
          defaultValue={formAnswer?.values.label ?? label}
          maxLength={120}
          autoComplete="off"
          required
          error={errors.label}
        />
      )}
      <Field
        as="textarea"
        label={secret}
        name="secret"
        hint={hint}
        rows={rows}
        maxLength={10_000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.secret}
      />
      {ends && (
        <Field
          type="date"
          label="Termina em"
          name="ends"
          hint={ends}
          defaultValue={formAnswer?.values.ends}
          error={errors.ends}
        />
      )}
      {readable.length > 1 && (
        <ReadChoices readable={readable} values={formAnswer?.values} error={errors.reads} />
      )}
      <div>
        <Button type="submit" busy={busy} busyText="Perguntando à plataforma...">
          {renews ? 'Renovar o acesso' : `Conectar ${name}`}
        </Button>
      </div>
    </Form>
  )
}

type Account = {
  id: string
  name: string
  about: string
  client: { id: string; name: string } | null
  tone: string
  stateText: string
}

type Credential = {
  id: string
  platform: CredentialName
  platformName: string
  kind: string
  kindText: string
  label: string
  demo: boolean
  /** The client who signed in; only they can renew it. */
  client: string | null
  tone: string
  stateText: string
  sentence: string
  problem: string
  ends: string
  soon: boolean
  since: string
  count: string
  accounts: Account[]
  channels: ChannelAccount[]
  readsAds: boolean
  /** What it may read, in plain words. */
  reads: string[]
  /** What it could read too. */
  more: Readable[]
}

type CredentialCardProps = { credential: Credential; isOwner: boolean; canSignIn: boolean }

/** A connection to a platform, its state and its ad accounts. */
export function CredentialCard({ credential, isOwner, canSignIn }: CredentialCardProps) {
  const { id, platform, platformName, label, client, kindText, since, count, accounts } = credential
  const { tone, stateText, sentence, problem, ends, soon, demo, channels, reads } = credential
  return (
    <Card
      title={`${platformName}: ${label}`}
      icon="link"
      text={
        <>
          {kindText} · {since} · {count} {demo && <DemoMark />}
        </>
      }
    >
      <div>
        <p className="received" data-state={tone}>
          {stateText}
        </p>
        {sentence && <p>{sentence}</p>}
        {problem && <p className="desk-quiet">{problem}</p>}
        <p className={soon ? 'desk-warn' : 'desk-quiet'}>{ends}</p>
      </div>
      <p className="desk-quiet">Este acesso pode: {reads.join('; ')}.</p>
      {accounts.length > 0 ? (
        <ul className="desk-rows" aria-label={`Contas de ${label}`}>
          {accounts.map((account) => (
            <AccountRow key={account.id} {...account} />
          ))}
        </ul>
      ) : (
        credential.readsAds && (
          <p className="text-muted">
            {client
              ? 'O cliente ainda não escolheu nenhuma conta.'
              : 'Este acesso não alcança nenhuma conta de anúncios.'}
          </p>
        )
      )}
      {channels.length > 0 && <ChannelRows accounts={channels} label={`Canais de ${label}`} />}
      {isOwner && !demo && <MoreReads {...credential} canSignIn={canSignIn} />}
      {!demo && (
        <div className="connection-acts">
          <ItemAction
            intent="refresh-accounts"
            id={id}
            label="Atualizar a lista"
            busyText="Perguntando..."
          />
          {isOwner && (
            <>
              {!client && (
                <Sure
                  label="Renovar o acesso"
                  text="O acesso novo toma o lugar deste. Contas e clientes continuam como estão."
                >
                  <ConnectForm platform={platform} renews={{ id, label }} />
                  {canSignIn && (
                    <a href={`/agencia/conexoes/entrar/${platform}?renova=${id}`} className="link">
                      Entrar pela plataforma
                    </a>
                  )}
                </Sure>
              )}
              <Sure
                label="Desconectar"
                text="O acesso é apagado e nenhum número novo chega por ele. Os que já vieram ficam."
              >
                <ItemAction
                  intent="disconnect"
                  id={id}
                  label="Desconectar mesmo"
                  busyText="Desconectando..."
                  variant="cta"
                  className="btn-danger"
                />
              </Sure>
            </>
          )}
        </div>
      )}
    </Card>
  )
}

function AccountRow({ id, name, about, client, tone, stateText }: Account) {
  return (
    <li>
      <div className="desk-row-main">
        <p className="font-semibold">{name}</p>
        <p className="desk-quiet">{about}</p>
        <StateLine tone={tone} text={stateText} client={client} />
      </div>
      <div className="desk-row-acts">
        <Link
          to={`/agencia/conexoes/${id}`}
          className="btn btn-ghost btn-sm"
          aria-label={client ? `Ver ${name}` : `Ligar a um cliente: ${name}`}
        >
          {client ? 'Ver' : 'Ligar a um cliente'}
        </Link>
      </div>
    </li>
  )
}
