import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { assignForm, rateForm } from '#features/people/rules/desk.ts'
import { AccountState, SyncProgress } from './account-state.tsx'
import { adAccountAction, adAccountData } from './ad-account.server.ts'
import { SyncHistory } from './sync-list.tsx'

type Conversion = { label: string; rate: string; text: string }
const rateHint = 'Como 5,43. Ficam os dois valores, e as telas dizem a taxa.'

function AssignForm({
  clients,
  conversion,
}: {
  clients: { id: string; name: string }[]
  conversion: Conversion | null
}) {
  const { busy, field, form } = usePostForm('assign', assignForm)
  if (clients.length === 0) return <p>Crie o cliente primeiro, em Clientes.</p>
  return (
    <PostForm preventScrollReset {...form} className="invite-form">
      <Field as="select" label="Cliente" {...field('client', '')} required className="grow">
        <option value="">Escolha</option>
        {clients.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      {conversion && (
        <Field
          label={conversion.label}
          hint={rateHint}
          inputMode="decimal"
          {...field('rate', '')}
          required
          className="grow"
        />
      )}
      <Button type="submit" busy={busy} busyText="Ligando...">
        Ligar ao cliente
      </Button>
    </PostForm>
  )
}

function RateForm({ conversion }: { conversion: Conversion }) {
  const { busy, field, form } = usePostForm('rate', rateForm)
  return (
    <PostForm preventScrollReset {...form} className="invite-form">
      <Field
        label={conversion.label}
        hint={rateHint}
        inputMode="decimal"
        {...field('rate', conversion.rate)}
        required
        className="grow"
      />
      <Field as="select" label="Vale para" {...field('days', 'new')} className="grow">
        <option value="new">Os dias a partir de hoje</option>
        <option value="all">Todos os dias, também os que já vieram</option>
      </Field>
      <Button type="submit" busy={busy} busyText="Guardando...">
        Guardar a taxa
      </Button>
    </PostForm>
  )
}

type Doubled = { name: string; text: string; files: { to: string; name: string }[] }

/** Campaigns counted twice, with the files to undo. */
function DoubledList({ doubled }: { doubled: Doubled[] }) {
  return (
    <>
      <p>
        Vieram por arquivo sem a identificação, e a conta tem mais de uma campanha com o mesmo nome:
        não dá para saber qual é qual. Desfaça o arquivo e valem só os números da conexão.
      </p>
      <ul className="desk-rows" aria-label="Campanhas contadas em dobro">
        {doubled.map(({ name, text, files }) => (
          <li key={name}>
            <div className="desk-row-main">
              <p className="font-semibold">{name}</p>
              <p className="desk-quiet">{text}</p>
            </div>
            <div className="desk-row-acts">
              {files.map((file) => (
                <Link key={file.to} to={file.to} className="btn btn-ghost btn-sm">
                  Ver {file.name}
                </Link>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

type Day = { day: string; date: string; spend: string; source: string }

function DaySources({ days, platform }: { days: Day[]; platform: string }) {
  return (
    <table className="import-days">
      <caption className="sr-only">Origem de cada dia em {platform}</caption>
      <thead>
        <tr>
          <th scope="col">Dia</th>
          <th scope="col">Origem</th>
          <th scope="col">Investimento</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, date, spend, source }) => (
          <tr key={day}>
            <th scope="row">{date}</th>
            <td>{source}</td>
            <td>{spend}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => adAccountData(args)
export const action = (args: ActionFunctionArgs) => adAccountAction(args)

const whatFollows =
  'Os últimos 13 meses vêm em seguida; o que veio por arquivo e é da mesma campanha continua sendo uma campanha só.'

export default function AdAccountPage() {
  const { clients, conversion, syncs, days, doubled, ...account } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead title={account.name} text={`${account.platform} · ${account.about}`} />
      <div className="panels max-w-[62rem]">
        <SyncProgress running={account.running} percent={account.percent} />
        {account.client ? (
          <Card title={account.client.name} icon="link">
            <AccountState account={account} />
          </Card>
        ) : (
          <Card title="Ligar a um cliente" icon="link" text={whatFollows}>
            <AssignForm clients={clients} conversion={conversion} />
          </Card>
        )}
        {account.client && conversion && (
          <Card title="Taxa em reais" icon="chart" text={conversion.text || undefined}>
            <RateForm key={conversion.rate} conversion={conversion} />
          </Card>
        )}
        {doubled.length > 0 && (
          <Card title="Contadas em dobro" icon="alert">
            <DoubledList doubled={doubled} />
          </Card>
        )}
        {days.length > 0 && (
          <Card title="De onde veio cada dia" icon="calendar">
            <DaySources days={days} platform={account.platform} />
          </Card>
        )}
        <SyncHistory syncs={syncs} />
      </div>
    </>
  )
}
