import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PeriodFilters, PeriodSwitch } from './period-filters.tsx'
import type { PeriodHead } from './period-head.ts'

type ReportHeadProps = {
  title: ReactNode
  period: PeriodHead
  /** Address of the CSV file; none without figures. */
  csv?: string
  /** Hides the period and its controls. */
  bare?: boolean
  /** Whether the page compares, and says with what. */
  compared?: boolean
  children?: ReactNode
}

/**
 * Title and period, and what changes them. On narrow screens that folds away behind one line, so
 * that the first figure comes before any filter; report.css keeps it open on wide ones.
 */
export function ReportHead(props: ReportHeadProps) {
  const { title, period, csv, bare, compared, children } = props
  return (
    <header className="report-head">
      <div className="report-title">
        <h1 className="title-2 wrap-anywhere">{title}</h1>
        {children}
      </div>
      {!bare && (
        <details className="report-fold no-print">
          <summary>
            <Icon name="calendar" className="size-4" />
            {['Período e filtros', ...period.active].join(' · ')}
            <Icon name="chevron" className="size-4" />
          </summary>
          <div className="report-tools">
            <PeriodSwitch links={period.links} />
            {csv && (
              <div className="report-actions">
                <a href={csv} download className="btn btn-ghost btn-sm">
                  <Icon name="download" />
                  Baixar CSV
                </a>
                <Button variant="ghost" size="sm" className="needs-script" onClick={() => print()}>
                  <Icon name="printer" />
                  Imprimir
                </Button>
              </div>
            )}
            {period.filters && <PeriodFilters key={period.key} filters={period.filters} />}
          </div>
        </details>
      )}
      {!bare && (
        <div className="report-period">
          <p>
            {period.span ? `${period.title} · ${period.span}` : period.title}{' '}
            {period.until && <span className="report-until">{period.until}</span>}
          </p>
          {compared && period.compared && <p className="compared">{period.compared}</p>}
        </div>
      )}
    </header>
  )
}

/** `compared`: 'comparado com 1 a 14 de out. de 2026'. */
export function HowWeCalculate({ compared }: { compared: string | null }) {
  return (
    <details className="how">
      <summary>
        <Icon name="chevron" className="size-4" />
        Como calculamos
      </summary>
      <dl>
        <dt>Período</dt>
        <dd>
          Termina no último dia que chegou de cada plataforma. Dias que ainda não chegaram não são
          zero: ficam em branco no gráfico e fora das somas.
        </dd>
        <dt>Comparação</dt>
        <dd>
          ▲ e ▼ mostram a diferença para o período de antes{compared && ` (${compared})`}. Um mês
          inteiro é comparado com o mês inteiro anterior, tenha ele 28 ou 31 dias; um mês em curso,
          com os mesmos dias do mês anterior; outros períodos, com o mesmo número de dias logo
          antes. O CTR é comparado em pontos percentuais (p.p.).
        </dd>
        <dt>Investimento, conversões e cliques</dt>
        <dd>
          A soma de todas as campanhas nos dias do período. Conversões de tipos diferentes
          (contatos, compras, conversas) aparecem separadas abaixo da soma.
        </dd>
        <dt>Receita e ROAS</dt>
        <dd>
          O valor das conversões que a plataforma informa, já com devoluções. ROAS é a receita
          dividida pelo investimento dos dias e campanhas que informam receita. Quando uma parte do
          investimento fica fora dessa conta, o ROAS aparece como parcial, com o que ficou de fora.
        </dd>
        <dt>CTR Médio</dt>
        <dd>
          A média das taxas de cliques de cada campanha em cada dia. Todo dia pesa igual, com muitas
          ou poucas impressões.
        </dd>
        <dt>CTR do período</dt>
        <dd>
          Todos os cliques divididos por todas as impressões, como mostram os gerenciadores das
          plataformas. É o CTR do gráfico, das tabelas e dos relatórios.
        </dd>
        <dt>Custo por conversão e por clique</dt>
        <dd>O investimento do período dividido pelas conversões ou pelos cliques do período.</dd>
      </dl>
    </details>
  )
}
