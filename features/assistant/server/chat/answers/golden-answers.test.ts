import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { caseStudies } from '#content/case-studies.ts'
import { page as casesPage } from '#content/pages/cases.ts'
import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { addressNow } from '#content/site-map.ts'
import { needing, wholeContent } from '#tests/support/missing.ts'
import { isWholeAgency } from '#tests/support/whole.ts'
import { composeAnswer } from './compose-answer.ts'

/** Niche, question, and what the answer must hold; a leading ! is what it must not hold. */
const golden: [string, string, ...string[]][] = [
  [
    'Clínica odontológica',
    'Como reduzir as faltas nas consultas?',
    '48 horas',
    'lista de espera',
    '/servicos/automacao',
    'R$ 1.000 por mês',
    'sorriso-do-mar',
  ],
  [
    'dentista',
    'como atrair mais pacientes',
    'dentista perto de mim',
    'Conselho de Odontologia',
    '/servicos/trafego-pago',
    '/home1/planos',
  ],
  [
    'clinicas odontologicas',
    'quanto custa um site',
    'Quanto custa',
    'R$ 1.500',
    'R$ 12.000',
    '/servicos/websites',
  ],
  [
    'Loja de roupas',
    'Como recuperar carrinho abandonado?',
    'uma hora',
    'cupom',
    '/home1/services/email-marketing',
    'moda-jangada',
  ],
  [
    'boutique de moda praia',
    'o que postar no instagram?',
    'três assuntos fixos',
    'altura e tamanho',
    '/servicos/conteudo',
    'R$ 800',
  ],
  [
    'Restaurante',
    'Como encher a casa no meio da semana?',
    'meio da semana|[Dd]ia fraco',
    'reserva',
    'terca-com-mesa-cheia',
    'R$ 800',
  ],
  [
    'pizzaria',
    'como vender fora do ifood',
    'Cardápio próprio',
    '/servicos/websites-apps',
    'taxa|comissão',
  ],
  [
    'hamburgueria',
    'vale a pena anunciar?',
    '17h às 21h',
    '/servicos/trafego-pago',
    'R$ 1.000',
    'direto às plataformas',
  ],
  [
    'Imobiliária',
    'O que perguntar antes de chamar o corretor?',
    'quatro perguntas|quatro coisas',
    'faixa de valor',
    '/servicos/automacao',
    'construtora-horizonte',
  ],
  ['corretor de imóveis', 'recebo muito lead ruim', 'preço inicial', 'R$ 1.000'],
  [
    'advocacia trabalhista',
    'como conseguir clientes pelo google ads',
    'OAB',
    'sem promessa',
    '/servicos/trafego-pago',
  ],
  [
    'escritório de contabilidade',
    'como aparecer no google',
    'contador',
    'Perfil da Empresa',
    '/home1/services/seo',
    'contador-que-escreve',
  ],
  [
    'Escola infantil',
    'como conseguir mais matrículas',
    'visita',
    'famílias|família',
    'escola-farol',
  ],
  [
    'curso de inglês',
    'como reduzir a evasão dos alunos',
    'aluno',
    '/home1/services/email-marketing',
  ],
  ['pet shop', 'clientes não voltam', 'nome dele', 'ração', 'Separe a lista'],
  [
    'oficina mecânica',
    'como aparecer no google maps',
    'busca-no-bairro',
    'avaliações',
    '/home1/services/seo',
  ],
  [
    'Pousada em Jericoacoara',
    'baixa temporada está vazia, o que fazer?',
    'hóspede',
    '/servicos/automacao',
    'Pousada Vento Leste',
  ],
  ['hotel', 'demoro para responder no whatsapp', 'dez perguntas', 'reserva noturna', 'R$ 1.000'],
  [
    'academia de crossfit',
    'como evitar cancelamentos',
    'dez dias sem vir',
    '/home1/services/email-marketing',
  ],
  [
    'barbearia',
    'como medir se o marketing funciona',
    'Meça quatro coisas',
    '/servicos/analytics',
    'R$ 3.500',
    'R$ 8.000',
  ],
  [
    'clínica de estética',
    'preciso de fotos profissionais',
    'lista do que precisa aparecer',
    '/home1/services/image-video-capture',
    'a combinar',
  ],
  [
    'energia solar',
    'quanto investir em anúncios por mês?',
    'conta de luz',
    'algumas dezenas de contatos',
    '/servicos/trafego-pago',
  ],
  [
    'supermercado de bairro',
    'por onde começar com pouco dinheiro',
    'Semana 1',
    'Perfil da Empresa',
  ],
  [
    'arquiteta',
    'clientes acham caro, concorrente cobra menos',
    'três opções',
    '/servicos/conteudo',
  ],
  ['psicóloga', 'como conseguir pacientes', 'Conselho de Psicologia', '!depoimento em vídeo'],
  [
    'distribuidora de embalagens',
    'quero um portal de pedidos sob medida',
    'a partir de R$ 25.000',
    '/servicos/websites-apps',
    'Portal de pedidos',
  ],
  ['confeitaria', 'preciso de um logo', 'INPI', 'R$ 2.000'],
  [
    'ótica',
    'qual o horário de atendimento de vocês?',
    'Segunda a sexta, 9h às 18h',
    'Sábado, 9h às 13h',
    'Domingo, fechado',
  ],
  [
    'criação de abelhas',
    'como conseguir mais clientes?',
    'não tenho um roteiro',
    'Próximos passos',
    'WhatsApp',
  ],
  [
    'restaurante',
    'me passa uma receita de bolo de cenoura',
    'prefiro dizer a inventar',
    'WhatsApp',
    '!R$',
  ],
  ['loja', 'você é um robô?', 'não sou um modelo de IA', 'Não sou uma pessoa'],
  ['clínica', 'em quanto tempo o site fica pronto?', 'Do nosso site', '/servicos/websites'],
  ['loja', 'quanto custa\num site?', 'Um site custa', '!Social media'],
  ['farmácia', 'oi', 'dúvida de marketing', '!R$'],
]

/** Written with the specification's prices and addresses; an agency has its own for the same things. */
const specified: [price: number, id: string][] = [
  [800, 'social-media'],
  [1000, 'trafego-pago'],
  [1000, 'automacao'],
  [1500, 'website'],
  [2000, 'branding'],
  [3500, 'landing-page'],
  [3500, 'auditoria'],
  [12_000, 'website-completo'],
  [25_000, 'mini-saas'],
  [2500, 'starter'],
  [5000, 'growth'],
  [10_000, 'premium'],
  [4000, 'gestao'],
  [8000, 'cro'],
]

function priceOf(id: string): number | string {
  const all = [...recurringServices, ...oneOffServices, ...Object.values(servicePlans).flat()]
  return all.find((one) => one.id === id)?.price ?? 0
}

const knownCases = [...casesPage.cases, ...caseStudies.map(({ id }) => id)]

/** What this agency's answer has to hold, or nothing where it tells of a client of the sample. */
function ownWords(part: string): string[] {
  if (part.startsWith('/')) return [addressNow(part) ?? '']
  if (/^[a-z]+(-[a-z]+)+$/.test(part))
    return knownCases.some((id) => id.includes(part)) ? [part] : []
  if (part === 'Pousada Vento Leste') return brand.sample ? [part] : []
  if (/^(Segunda|Sábado|Domingo)/.test(part)) return brand.hours.map(({ label }) => label)
  const [said] = /R\$ [\d.]+/.exec(part) ?? []
  const own = specified
    .filter(([price]) => said === `R$ ${price.toLocaleString('pt-BR')}`)
    .map(([, id]) => `R\\$ ${priceOf(id).toLocaleString('pt-BR')}`)
  // Several services may have the same price in the specification, and others here.
  return said && own.length > 0 ? [part.replace(said, () => `(${own.join('|')}|~)`)] : [part]
}

test
  .runIf(isWholeAgency)
  .each(golden.map(([niche, question, ...expected]) => ({ niche, question, expected })))(
  needing(wholeContent, '$niche: $question'),
  ({ niche, question, expected }) => {
    const text = composeAnswer({ niche, question })
    for (const part of expected.flatMap(ownWords)) {
      if (part.startsWith('!')) expect(text).not.toContain(part.slice(1))
      else if (part.includes('|')) expect(text).toMatch(new RegExp(part))
      else expect(text).toContain(part)
    }
  },
)
