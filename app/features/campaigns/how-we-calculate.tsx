import { Icon } from '../../ui/icon.tsx'

export function HowWeCalculate({ period, city }: { period: number; city: string }) {
  return (
    <details className="how">
      <summary>
        <Icon name="chevron" className="size-4" />
        Como calculamos
      </summary>
      <dl>
        <dt>Período</dt>
        <dd>
          Os últimos {period} dias, contando hoje, no horário de {city}. Hoje ainda está em
          andamento, então os números de hoje podem crescer.
        </dd>
        <dt>Investimento, conversões e cliques</dt>
        <dd>A soma de todas as campanhas em todos os dias do período.</dd>
        <dt>CTR Médio</dt>
        <dd>
          A média das taxas de cliques de cada campanha em cada dia. Todo dia pesa igual, com muitas
          ou poucas impressões.
        </dd>
        <dt>Custo por conversão e por clique</dt>
        <dd>O investimento do período dividido pelas conversões ou pelos cliques do período.</dd>
        <dt>Comparação</dt>
        <dd>
          ▲ e ▼ comparam com os {period} dias anteriores. O CTR é comparado em pontos percentuais
          (p.p.).
        </dd>
      </dl>
    </details>
  )
}
