import { recurringServices, servicePlans } from '../plans.ts'
import { addressNow } from '../site-map.ts'
import { reais } from './prices.ts'

/** Monthly plans on a service's page: they count for the discount of the plans' page as well. */
export const otherMonthlyPlans: { label: string; to: string }[] = (
  [
    ['content', 'Produção de conteúdo', '/servicos/conteudo'],
    ['analytics', 'Analytics', '/servicos/analytics'],
  ] as const
).flatMap(([list, label, to]) =>
  addressNow(to) && servicePlans[list].some(({ unit }) => unit === 'month') ? [{ label, to }] : [],
)

const social = recurringServices.find(({ id }) => id === 'social-media')

/** Beside the content plans, which also name posts: what costs less and is for social networks alone. */
export const socialAlone: string =
  social && addressNow('/home1/planos')
    ? ` Quem precisa só de redes sociais encontra o serviço ${social.name}, ${reais(social.price)} por mês, na página de planos.`
    : ''
