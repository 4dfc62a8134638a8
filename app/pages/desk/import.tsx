import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '../../action-headers.ts'
import { ImportProblems } from '../../features/account/desk/import-problems.tsx'
import { ImportProgress } from '../../features/account/desk/import-progress.tsx'
import { ImportReport } from '../../features/account/desk/import-report.tsx'
import { ItemAction } from '../../features/account/desk/item-action.tsx'
import { Sure } from '../../features/account/desk/sure.tsx'
import type { FormAnswer } from '../../features/account/form-answer.ts'
import { PageHead } from '../../features/account/page-head.tsx'
import { useFailureToast } from '../../features/account/use-failure-toast.ts'
import { pageMeta } from '../../page-meta.ts'
import { Card } from '../../ui/card.tsx'
import { importData } from './import.server.ts'
import { importAction } from './import-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => importData(args)
export const action = (args: ActionFunctionArgs) => importAction(args)

export default function ImportPage() {
  const { client, file, platform, state, step, problem, report, waits, ...rest } =
    useLoaderData<typeof loader>()
  const { by, result, undone, canUndo } = rest
  useFailureToast(useActionData<FormAnswer>())
  return (
    <>
      <PageHead title={client.name} text={[platform, file].filter(Boolean).join(' · ')} />
      <div className="panels import-page">
        {step && <ImportProgress {...step} />}
        {problem && <ImportProblems problem={problem} refused={state === 'refused'} />}
        {report && <ImportReport report={report} file={file} waits={waits} />}
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
