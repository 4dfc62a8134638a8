import { type Fact, playbook, price, says } from '../../question.ts'

/** What strangers ask about. The questions were written by somebody who had not seen the assistant. */
export const ads = price('recurring/trafego-pago')
export const social = price('recurring/social-media')
export const automation = price('recurring/automacao')
export const onePage = price('one-off/website')
export const logo = price('one-off/branding')
export const filming = price('one-off/media-capture')
export const landing = price('websites/landing-page')
export const fullSite = price('websites/website-completo')
export const app = price('websites/mini-saas')

export const hours: Fact = { brand: 'hours' }
export const address: Fact = { brand: 'address' }
export const phone: Fact = { brand: 'phone' }
export const scheduling: Fact = { brand: 'scheduling' }
export const privacyEmail: Fact = { brand: 'privacyEmail' }

export const budgetApart = says(/verba.{0,60}(à parte|direto|paga por você|por sua conta)/i)
/** The site shows no figure for it: a proposal is written. */
export const onRequest = says(/proposta|orçamento|sob medida|sob consulta|não .{0,30}preço/i)
export const inProposal = says(/proposta|contrato/i)
export const minimumStay = says(/três meses|3 meses|mês a mês|30 dias|proposta|contrato/i)
export const saturday: Fact = { brand: 'hours' }
/** Any telephone number or address of mail: somebody to talk to. */
export const somebody = says(/\(\d{2}\) \d{4,5}-\d{4}|\w@\w/)
export const refusesLists = says(
  /não (vend|compr|trabalh|us|faz|dispar|envi)|list(a|as) comprad|quem autorizou/i,
)
export const plainly = { never: [playbook] }
export const steps = { also: [playbook] }
