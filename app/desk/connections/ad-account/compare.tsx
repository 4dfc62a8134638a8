import { Form, Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { compareData } from './compare.server.ts'

type Props = {
  period: string
  same: boolean
  rows: { label: string; account: string; campaigns: string; ours: string; difference: string }[]
  reasons: string[]
}

/** The platform's figures beside ours, and what explains a difference. */
function CompareTable({ period, same, rows, reasons }: Props) {
  return (
    <section className="card panel" aria-label="Comparação">
      <p className="import-say" role="status">
        <strong>{period}</strong>:{' '}
        {same
          ? 'o investimento é o mesmo na plataforma e aqui.'
          : 'o investimento difere; veja abaixo o que explica.'}
      </p>
      <div className="compare">
        <table className="import-days">
          <caption className="sr-only">Totais da plataforma e daqui</caption>
          <thead>
            <tr>
              <th scope="col">Número</th>
              <th scope="col">Conta na plataforma</th>
              <th scope="col">Soma das campanhas lá</th>
              <th scope="col">Aqui</th>
              <th scope="col">Diferença</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, account, campaigns, ours, difference }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{account}</td>
                <td>{campaigns}</td>
                <td>{ours}</td>
                <td>{difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="import-warnings" aria-label="O que explica">
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="alert" className="size-5" />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => compareData(args)

export default function ComparePage() {
  const { id, name, span, most, period, failure, result } = useLoaderData<typeof loader>()
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead
        title="Conferir com a plataforma"
        text={`${name}: o que a plataforma diz agora, ao lado do que o cliente vê.`}
      />
      <div className="panels max-w-[62rem]">
        <Form method="get" className="invite-form" key={`${span.first} ${span.last}`}>
          <Field
            type="date"
            name="de"
            label="De"
            defaultValue={span.first}
            max={most}
            required
            className="grow"
          />
          <Field
            type="date"
            name="ate"
            label="Até"
            defaultValue={span.last}
            max={most}
            required
            className="grow"
          />
          <Button type="submit" busy={busy} busyText="Perguntando...">
            Conferir
          </Button>
        </Form>
        {failure && (
          <p role="alert" className="desk-warn">
            {failure}
          </p>
        )}
        {result && <CompareTable period={period} {...result} />}
        {!result && !failure && (
          <p className="text-muted">
            A plataforma é perguntada na hora, dentro dos limites dela. Pode levar alguns segundos.
          </p>
        )}
        <p>
          <Link to={`/agencia/conexoes/${id}`} className="link">
            Voltar para a conta
          </Link>
        </p>
      </div>
    </>
  )
}
