import { claims } from '../claims.ts'
import { omitMissing } from '../types/claims.ts'
import type { Fact } from '../types/common.ts'

export const headlineFigures: Fact[] = omitMissing(
  claims.portfolio.roi,
  claims.portfolio.projects,
  claims.portfolio.clients,
  claims.portfolio.awards,
)

/** Each bar is as long as the number in its value. Sample figures. */
export const resultBars: Fact[] = [
  { value: '96%', label: 'dos projetos entregues no prazo combinado' },
  { value: '92%', label: 'dos clientes renovam depois do primeiro ano' },
  { value: '88%', label: 'das metas trimestrais atingidas' },
  { value: '94%', label: 'das páginas com nota acima de 90 em desempenho' },
  { value: '71%', label: 'dos testes A/B com um vencedor claro' },
  { value: '60%', label: 'do tempo de atendimento poupado com automação' },
]
