import { Form, Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { compareData } from './compare.server.ts'
import { CompareTable } from './compare-table.tsx'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => compareData(args)

export default function ComparePage() {
  const { id, name, span, most, period, failure, found } = useLoaderData<typeof loader>()
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead
        title="Conferir com a plataforma"
        text={`${name}: o que a plataforma diz agora, ao lado do que o cliente vê.`}
      />
      <div className="panels import-page">
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
        {found && <CompareTable period={period} {...found} />}
        {!found && !failure && (
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
