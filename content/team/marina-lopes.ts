import { claims } from '../claims.ts'
import { omitMissing } from '../types/claims.ts'
import type { Profile } from '../types/team.ts'

const { roas, budget, team } = claims.paidTraffic

// Sample person: name, career and figures are invented. Replace them with those of your own lead,
// and publish only results that you can prove.
export const profile: Profile = {
  slug: 'marina-lopes',
  name: 'Marina Lopes',
  initials: 'ML',
  role: 'Head de Marketing',
  summary: 'Decide onde a verba entra e, com mais frequência, de onde ela sai.',
  meta: {
    title: 'Marina Lopes, head de marketing',
    description:
      'Conheça Marina Lopes, que lidera a estratégia e a mídia da agência: especialidades, resultados, método e como falar com ela.',
  },
  classicMeta: {
    title: 'Marina Lopes, head de marketing (versão clássica)',
    description:
      'Perfil de Marina Lopes, head de marketing, em versão clássica: como ela planeja, mede e decide a verba de cada cliente.',
  },
  art: { seed: 1501, field: 'rising', hue: 'mar-sol' },
  likeness: { hair: 'long', skin: 2, wears: 'blazer' },
  knowsAbout: ['Tráfego pago', 'Estratégia de marketing', 'Análise de dados', 'CRO', 'CRM'],
  header: {
    headline: 'Estratégia começa pelo caixa',
    lead: 'Marina lidera a estratégia e a mídia da agência. Antes de falar de campanha, ela pergunta quanto vale um cliente novo, quanto custa atendê-lo e quanto tempo ele fica. O plano sai dessas três respostas.',
    specialities: [
      'Planejamento de mídia',
      'Google, Meta e LinkedIn Ads',
      'Funil e CRM',
      'Medição e atribuição',
      'Conversão (CRO)',
    ],
  },
  results: {
    eyebrow: 'Resultados',
    title: 'Números que ela assina',
    intro: 'Médias da carteira de clientes acompanhada por Marina e pela equipe de mídia.',
    items: omitMissing(
      roas && { ...roas, detail: 'Receita dividida pela verba, campanha por campanha.' },
      budget && { ...budget, detail: 'Somando todas as contas, com teto aprovado por cliente.' },
      team && { ...team, detail: 'Cada conta tem uma pessoa titular e uma reserva.' },
    ),
    note: 'Resultado de outros clientes não é promessa para o seu. Na conversa, ela diz o que dá para esperar no seu caso.',
  },
  approach: {
    eyebrow: 'Abordagem',
    title: 'Menos aposta, mais prova',
    intro: 'Quatro hábitos que o cliente percebe já no primeiro mês.',
    quote:
      'Se eu não sei dizer quando a gente desliga uma campanha, ela ainda não está pronta para ligar.',
    steps: [
      {
        title: 'A conta antes do anúncio',
        text: 'Margem, ticket e recompra entram na planilha no primeiro dia. É deles que sai o custo máximo por venda.',
      },
      {
        title: 'Um teste de cada vez',
        text: 'Público, oferta e página não mudam juntos. Assim se sabe o que fez o número subir ou cair.',
      },
      {
        title: 'Limite combinado',
        text: 'Toda campanha nasce com uma meta, um prazo e um número em que ela para, escritos e aprovados por você.',
      },
      {
        title: 'Relatório que se lê em pé',
        text: 'Uma página por mês: o que gastou, o que voltou, o que aprendemos e o que muda agora.',
      },
    ],
  },
  skills: {
    eyebrow: 'Competências',
    title: 'Onde ela é mais forte',
    intro:
      'Avaliação feita por ela e revista pela equipe duas vezes por ano. Nenhuma barra chega a cem.',
    items: [
      { name: 'Planejamento de mídia', level: 95, note: 'metas, verba, calendário' },
      { name: 'Google Ads', level: 92, note: 'busca, Performance Max, YouTube' },
      { name: 'Meta Ads', level: 94, note: 'captação, catálogo, WhatsApp' },
      { name: 'Análise de dados', level: 88, note: 'GA4, Looker Studio, SQL' },
      { name: 'Conversão (CRO)', level: 84, note: 'testes, formulários, páginas' },
      { name: 'CRM e automação', level: 78, note: 'RD Station, HubSpot, n8n' },
    ],
  },
  sectors: {
    eyebrow: 'Setores',
    title: 'Mercados que ela conhece por dentro',
    intro: 'Já viu a alta e a baixa estação de cada um deles.',
    items: [
      {
        name: 'Saúde e odontologia',
        text: 'Agenda cheia sem depender de desconto, dentro das regras dos conselhos.',
      },
      {
        name: 'Imóveis e construção',
        text: 'Venda longa, lead caro: qualificar antes de mandar para o corretor.',
      },
      { name: 'Educação', text: 'Matrícula tem data. O plano anda de trás para a frente.' },
      {
        name: 'Comércio eletrônico',
        text: 'Verba por margem do produto, e não por volume de venda.',
      },
      { name: 'Serviços locais', text: 'Mapa, telefone e avaliação, nessa ordem.' },
    ],
  },
  closing: {
    title: 'Converse com a Marina',
    text: 'Leve um número que incomoda você. Ela devolve duas hipóteses e um primeiro teste.',
    schedule: 'Agendar conversa gratuita',
    talk: 'Chamar no WhatsApp',
    portfolio: 'Ver o portfólio',
  },
  whatsapp:
    'Olá, Marina! Vi o seu perfil no site e quero conversar sobre o marketing da minha empresa.',
}
