import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Pager } from '#app/shell/pager.tsx'
import { Card } from '#app/ui/card.tsx'
import { DeskSearch } from '../shared/desk-search.tsx'
import { showcaseAction, showcaseData } from './showcase.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => showcaseData(args)
export const action = (args: ActionFunctionArgs) => showcaseAction(args)

export default function ShowcasePage() {
  const { search, result, shown, home, rows, pages } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead
        title="Na vitrine"
        text="As campanhas que alimentam os números ao vivo da página inicial."
      />
      <div className="panel-columns">
        <div>
          <DeskSearch
            of="Campanhas"
            label="Buscar por campanha ou cliente"
            search={search}
            result={result}
          />
          <section className="card panel" aria-label="Campanhas que podem aparecer">
            {rows.length > 0 ? (
              <ul className="desk-rows" aria-label="Campanhas">
                {rows.map(({ id, name, about, isShown }) => (
                  <li key={id}>
                    <div className="desk-row-main">
                      <p className="font-semibold">
                        {name} {isShown && <span className="pill">na vitrine</span>}
                      </p>
                      <p className="desk-quiet">{about}</p>
                    </div>
                    <div className="desk-row-acts">
                      <ItemAction
                        intent={isShown ? 'hide' : 'show'}
                        id={id}
                        label={isShown ? 'Tirar da vitrine' : 'Pôr na vitrine'}
                        busyText="Mudando..."
                      />
                    </div>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-muted">
                {search
                  ? 'Nenhuma campanha encontrada. Tente outra parte do nome.'
                  : 'Nenhuma campanha com números de verdade ainda. Dados demo nunca aparecem na página inicial.'}
              </p>
            )}
          </section>
          <Pager pages={pages} />
        </div>
        <div>
          <Card title="O que a página inicial mostra" icon="eye" text={shown}>
            <dl className="month-figures">
              <div>
                <dt>ROI médio</dt>
                <dd className="num">{home.roi}</dd>
              </div>
              <div>
                <dt>Satisfação</dt>
                <dd className="num">{home.satisfaction}</dd>
              </div>
            </dl>
            <p className="desk-quiet">
              {home.live
                ? 'Números ao vivo: conversões sobre investimento e sobre cliques, nos 30 registros mais recentes destas campanhas. Só os totais saem daqui, nunca o nome de um cliente.'
                : home.visible
                  ? 'Números de referência, sem o selo “ao vivo”: a vitrine ainda não tem conversões.'
                  : 'Nada por enquanto: a vitrine ainda não tem conversões, e a página inicial só mostra números reais.'}
            </p>
          </Card>
        </div>
      </div>
    </>
  )
}
