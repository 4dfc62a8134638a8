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
  children?: ReactNode
}

/** Title, period, CSV file and print button. */
export function ReportHead({ title, period, csv, bare, children }: ReportHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 mb-6">
      <div className="min-w-0">
        <h1 className="title-2 wrap-anywhere">{title}</h1>
        {!bare && (
          <p className="mt-[0.4rem] text-muted">
            {period.span ? `${period.title} · ${period.span}` : period.title}{' '}
            {period.until && <span className="report-until">{period.until}</span>}
          </p>
        )}
        {children}
      </div>
      {!bare && (
        <div className="report-tools no-print">
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
        </div>
      )}
      {!bare && period.filters && <PeriodFilters key={period.key} filters={period.filters} />}
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
          ▲ e ▼ comparam números iguais de dias{compared && `: ${compared}`}. Um mês é comparado com
          os mesmos dias do mês anterior, quando ele tem tantos. O CTR é comparado em pontos
          percentuais (p.p.).
        </dd>
        <dt>Investimento, conversões e cliques</dt>
        <dd>
          A soma de todas as campanhas nos dias do período. Conversões de tipos diferentes
          (contatos, compras, conversas) aparecem separadas abaixo da soma.
        </dd>
        <dt>Receita e ROAS</dt>
        <dd>
          O valor das conversões que a plataforma informa, já com devoluções. ROAS é a receita
          dividida pelo investimento dos dias e campanhas que informam receita.
        </dd>
        <dt>CTR Médio</dt>
        <dd>
          A média das taxas de cliques de cada campanha em cada dia. Todo dia pesa igual, com muitas
          ou poucas impressões.
        </dd>
        <dt>Custo por conversão e por clique</dt>
        <dd>O investimento do período dividido pelas conversões ou pelos cliques do período.</dd>
      </dl>
    </details>
  )
}
