import type { Definition } from '../../types/assistant.ts'

export const measureWords: Definition[] = [
  {
    terms: ['roi'],
    text: 'ROI é o retorno sobre o investimento: quanto sobrou, descontados todos os custos, para cada real investido.',
  },
  {
    terms: ['cac'],
    text: 'CAC é o custo de aquisição de cliente: tudo o que se gastou em marketing e vendas dividido pelos clientes novos.',
  },
  {
    terms: ['ltv'],
    text: 'LTV é quanto um cliente deixa no negócio durante todo o tempo em que compra de você.',
  },
  { terms: ['ticket medio'], text: 'Ticket médio é o valor médio de cada venda.' },
  {
    terms: ['kpi'],
    text: 'KPI é o número que mostra se o objetivo está perto: poucos, combinados antes.',
  },
  {
    terms: ['conversao', 'taxa de conversao'],
    text: 'Conversão é quando a visita faz o que você queria: pede contato, agenda ou compra. A taxa é quantas em cada cem fazem isso.',
  },
  {
    terms: ['google analytics', 'ga4', 'analytics'],
    text: 'O Google Analytics (GA4) mede as visitas do site: de onde vêm, o que veem e quantas viram contato ou venda.',
  },
  {
    terms: ['teste ab', 'teste a b'],
    text: 'Teste A/B mostra duas versões da mesma página a grupos diferentes de visitantes, para ver qual traz mais resultado.',
  },
  {
    terms: ['cro'],
    text: 'CRO é a otimização de conversão: mudar e testar páginas para vender mais com as mesmas visitas.',
  },
  {
    terms: ['utm'],
    text: 'UTM são etiquetas no fim do link que dizem de qual campanha veio cada visita.',
  },
  {
    terms: ['taxa de rejeicao', 'bounce'],
    text: 'Taxa de rejeição é a parte das visitas que sai sem fazer nada na página.',
  },
  {
    terms: ['metrica de vaidade'],
    text: 'Métrica de vaidade é a que só cresce e não paga conta, como curtida sem venda.',
  },
]
