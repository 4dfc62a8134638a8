import { plural } from '#features/shared/rules/text.ts'
import { brand } from '../brand.ts'
import { conditions, termSentence } from '../contract.ts'
import { numberInWords } from '../derived/in-words.ts'
import { otherMonthlyPlans } from '../derived/monthly-plans.ts'
import { reais } from '../derived/prices.ts'
import { meeting } from '../meeting.ts'
import { discountTiers, oneOffServices, recurringServices, servicePlans } from '../plans.ts'
import { addressNow } from '../site-map.ts'
import type { PlansContent } from '../types/plans-page.ts'

/** The first step gives nothing yet, and without monthly services there is none. */
const steps = discountTiers.filter(({ percent }) => recurringServices.length > 0 && percent > 0)
const top = steps.at(-1)
const ladder = steps.map(
  ({ services, percent }) =>
    `${services}${services === top?.services ? '+' : ''} ${plural(services, 'serviço', 'serviços')}, ${percent}%`,
)

/** Where the builder has fewer monthly services than the last step asks for, the others that count. */
const others = top && top.services > recurringServices.length ? otherMonthlyPlans : []
const otherNames = others.map(({ label }) => label).join(' ou ')

/** Two prices that look like one: each says what it covers, where both are sold. */
const tiersPage = { label: 'Sites e aplicativos', to: '/servicos/websites-apps' }
const website = oneOffServices.flatMap(({ id, name, price, description }) =>
  id === 'website' && typeof price === 'number' ? [{ name, price, description }] : [],
)[0]
const landing = addressNow(tiersPage.to)
  ? servicePlans.websites.find(({ id }) => id === 'landing-page')
  : undefined
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export const page: PlansContent = {
  meta: {
    title: 'Planos Personalizados',
    headTitle: `Planos Personalizados de marketing digital em ${brand.address.city}`,
    description:
      'Monte o seu pacote de marketing: escolha os serviços, veja o total com desconto na hora e peça a proposta pelo WhatsApp.',
  },
  art: { seed: 4127, field: 'layers', hue: 'mar-sol' },
  hero: {
    eyebrow: 'Preços à vista',
    title: 'Planos Personalizados',
    lead: 'Escolha só as frentes de que a sua empresa precisa. O preço aparece na hora, com desconto para quem junta serviços mensais.',
    build: 'Montar meu pacote',
    talk: 'Tirar uma dúvida',
    ladder: {
      title: 'Quanto mais serviços, menor a conta',
      one: 'serviço',
      many: 'serviços',
      last: 'ou mais',
      note: `Desconto sobre o total mensal.${otherNames && ` Planos mensais de ${otherNames} também contam.`}`,
    },
  },
  builder: {
    id: 'pacote',
    eyebrow: 'Simulador de pacote',
    title: 'Monte o seu pacote.',
    intro: `${ladder.length > 0 ? `Desconto sobre o total mensal: ${ladder.join('; ')}. ` : ''}Serviços únicos somam à parte, sem desconto.`,
    labels: {
      recurring: { title: 'Serviços mensais', note: 'Cobrados todo mês' },
      oneOff: { title: 'Serviços únicos', note: 'Pagos uma vez' },
      perMonth: '/mês',
      once: 'pagamento único',
      onceShort: 'único',
      more: '+{count} recursos adicionais',
      moreOne: '+{count} recurso adicional',
      empty: {
        title: 'Seu pacote ainda está vazio',
        text: 'Escolha um ou mais serviços. Se preferir, conte o que você precisa e a gente monta com você.',
        talk: 'Falar no WhatsApp',
      },
      summary: {
        title: 'Resumo do pacote',
        subtotal: 'Subtotal',
        discount: 'Desconto ({percent}%)',
        monthly: 'Total Mensal',
        once: 'Total Único',
        next: 'Com mais um serviço mensal, o desconto sobe para {percent}%.',
        ask: 'Solicitar Proposta Personalizada',
        copy: 'Copiar link',
        copied: 'Link copiado',
        copyFailed: 'Copie o endereço do navegador',
        clear: 'Limpar',
        show: 'Ver resumo',
      },
      announce: { empty: 'Pacote vazio.', discount: 'com {percent}% de desconto' },
      message: {
        opening: 'Olá! Montei um pacote no site e quero uma proposta personalizada.',
        recurring: 'Serviços mensais:',
        oneOff: 'Serviços únicos:',
        link: 'Meu pacote:',
      },
    },
  },
  included: {
    id: 'incluso',
    eyebrow: 'Sem letra miúda',
    title: 'O que cada serviço mensal inclui',
    intro:
      'A lista completa, a mesma que vai para o contrato. A verba de anúncios é paga por você, direto às plataformas.',
  },
  conditions: {
    id: 'condicoes',
    eyebrow: 'Contrato',
    title: 'Prazo, pagamento e início',
    intro: 'O mesmo para todos os pacotes, e por escrito na proposta.',
    items: conditions,
  },
  faq: {
    title: 'Antes de pedir a proposta',
    items: [
      {
        question: 'O total do simulador é o preço final?',
        answer:
          'É o preço dos serviços como descritos aqui. A proposta confirma o escopo; se ele mudar, o preço muda antes da assinatura, nunca depois.',
      },
      ...(top
        ? [
            {
              question: `Para quem vale o desconto de ${top.percent}%?`,
              answer: `Para quem chega a ${numberInWords(top.services)} serviços mensais na proposta. ${
                others.length > 0
                  ? `Além dos que estão nesta página, contam os planos mensais de ${others.map(({ label, to }) => `[${label}](${to})`).join(' e de ')}: peça na proposta, e o desconto vale para o pacote inteiro.`
                  : 'O que não está nesta página entra sob medida e conta para o desconto do pacote inteiro.'
              }`,
            },
          ]
        : []),
      ...oneOffServices
        .filter(({ price }) => price === 'A combinar')
        .slice(0, 1)
        .map(({ name, description }) => ({
          question: `Por que ${name.charAt(0).toLowerCase()}${name.slice(1)} não tem preço?`,
          answer: `${description} Por isso fica fora dos totais e é orçado à parte, depois de uma conversa.`,
        })),
      ...(website && landing
        ? [
            {
              question: `Por que ${website.name} e ${landing.name} têm preços diferentes?`,
              answer: `São trabalhos diferentes. ${website.name}, ${reais(website.price)}: ${lowerFirst(website.description)} ${landing.name}, ${reais(landing.price)}: ${lowerFirst(landing.covers)} Compare com os outros tamanhos em [${tiersPage.label}](${tiersPage.to}).`,
            },
          ]
        : []),
      {
        question: 'Posso mudar o pacote depois?',
        answer: `Pode: serviços mensais entram ou saem de um mês para o outro${termSentence ? ', respeitado o prazo mínimo' : ''}, e o preço acompanha. Antes de assinar, o endereço desta página guarda a sua escolha: volte a ele e ajuste.`,
      },
    ],
  },
  closing: {
    title: 'Ainda em dúvida sobre o pacote?',
    text: `Em uma ${meeting} olhamos os seus números com você e dizemos qual serviço traz retorno primeiro.`,
    schedule: 'Agendar Conversa Gratuita',
    cases: 'Ver Estudos de Caso',
  },
  whatsapp: 'Olá! Vi os planos no site e quero ajuda para montar o meu pacote.',
}
