import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { numberInWords } from './derived/in-words.ts'
import type { Contract } from './types/contract.ts'

/**
 * What is the same in every contract, once: the plans' page, the services' questions and the offer
 * say it from here. Samples of a sample agency; what is left out is said nowhere.
 */
export const contract: Contract = {
  minimumMonths: 3,
  noticeDays: 30,
  payment:
    'Serviços mensais: boleto ou Pix, uma vez por mês, com nota fiscal. Serviços únicos: uma parte na assinatura e o restante por etapa aprovada.',
  startDays: 5,
  guarantee: {
    short:
      'devolvemos o que você pagou à agência se as primeiras entregas não estiverem no ar em 30 dias',
    whole:
      'Se as primeiras entregas do plano não estiverem no ar em 30 dias por nossa causa, devolvemos o que você pagou à agência nesse período. Peça por e-mail em até 7 dias; o valor volta em até 10 dias úteis. A verba de anúncios, paga às plataformas, não entra.',
  },
}

const { minimumMonths, noticeDays, payment, startDays, guarantee } = contract
const months = minimumMonths
  ? `${numberInWords(minimumMonths)} ${minimumMonths === 1 ? 'mês' : 'meses'}`
  : undefined
const notice = noticeDays ? `: avise com ${noticeDays} dias e encerre sem multa` : ''

/** In a sentence about a monthly service. */
export const termSentence: string | undefined =
  months && `O prazo mínimo é de ${months}. Depois o contrato segue mês a mês${notice}.`

/** The conditions as a list, as many as are known. */
export const conditions: { title: string; text: string }[] = [
  ...(months
    ? [
        {
          title: 'Prazo mínimo',
          text: `${capitalizeFirst(months)} nos serviços mensais. Depois, mês a mês${notice}. Serviços únicos terminam na entrega.`,
        },
      ]
    : []),
  ...(payment ? [{ title: 'Pagamento', text: payment }] : []),
  ...(startDays
    ? [
        {
          title: 'Início',
          text: `Em até ${startDays} dias úteis depois da assinatura. A data fica escrita na proposta.`,
        },
      ]
    : []),
  ...(guarantee ? [{ title: 'Garantia', text: guarantee.whole }] : []),
]
