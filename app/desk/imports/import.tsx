import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LiveProgress } from '../shared/live-progress.tsx'
import { importAction, importData } from './import.server.ts'
import { ImportReport } from './import-report.tsx'
import { MappingForm, UsedMapping } from './mapping.tsx'

type Problem = { message: string; details: readonly string[] }

/** Why a file cannot be read or an action failed. */
function ImportProblems({ problem, refused }: { problem: Problem; refused: boolean }) {
  return (
    <section className="card panel import-problem" role="alert">
      <h2 className="title-3">
        <Icon name="alert" className="size-6" />
        {refused ? 'Este arquivo não pôde ser lido' : 'Não deu para continuar'}
      </h2>
      <p>{problem.message}</p>
      {problem.details.length > 0 && (
        <ul className="desk-list">
          {problem.details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => importData(args)
export const action = (args: ActionFunctionArgs) => importAction(args)

export default function ImportPage() {
  const { client, file, platform, state, step, problem, report, waitText, ...rest } =
    useLoaderData<typeof loader>()
  const { id, by, result, undone, canUndo, mapping, used } = rest
  useFailureToast()
  return (
    <>
      <PageHead title={client.name} text={[platform, file].filter(Boolean).join(' · ')} />
      <div className="panels max-w-[62rem]">
        {step && (
          <LiveProgress
            text={step.text}
            note="Arquivos grandes levam alguns minutos. Pode sair desta página: ela espera por você no cliente, e o que parar no meio aparece em Hoje."
            percent={step.percent || undefined}
            everyMs={1500}
            reloadSeconds={3}
          />
        )}
        {mapping && (
          <MappingForm
            view={mapping}
            back={state === 'ready' ? `/agencia/clientes/${client.id}/importacoes/${id}` : null}
          />
        )}
        {problem && !mapping && <ImportProblems problem={problem} refused={state === 'refused'} />}
        {used && !mapping && <UsedMapping used={used} />}
        {report && !mapping && <ImportReport report={report} waitText={waitText} />}
        {(canUndo || undone) && (
          <Card title={canUndo ? 'Importação feita' : 'Importação desfeita'} icon="check">
            <p>
              {by}. {result}.
            </p>
            {undone && <p>{undone}</p>}
            {canUndo && (
              <Sure
                label="Desfazer"
                text="Os dias voltam ao que eram antes deste arquivo. O que um arquivo mais novo ou uma conexão trouxe fica."
              >
                <ItemAction
                  intent="undo-import"
                  label="Desfazer a importação"
                  busyText="Desfazendo..."
                  variant="cta"
                  className="btn-danger"
                />
              </Sure>
            )}
          </Card>
        )}
        {(state === 'refused' || state === 'reading') && (
          <ItemAction intent="discard-import" label="Descartar arquivo" busyText="Descartando..." />
        )}
        <p>
          <Link to={`/agencia/clientes/${client.id}`} className="link">
            Voltar para {client.name}
          </Link>
        </p>
      </div>
    </>
  )
}
