import { data, type LoaderFunctionArgs } from 'react-router'
import { count, fullDay, money } from '#app/shell/format.server.ts'
import {
  accountOf,
  type Comparison,
  compare,
  yesterdayIn,
} from '#features/connections/server/connections.server.ts'
import { amountText } from '#features/figures/rules/converted.ts'
import { spanText } from '#features/figures/rules/period.ts'
import { isDay } from '#features/shared/rules/days.ts'
import { deskMeta } from '../../shared/desk-view.server.ts'

const LONGEST_DAYS = 92
const DAY = 86_400_000
const shift = (day: string, by: number) =>
  new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10)

/** Writes an amount in the account's currency. */
type Amount = (value: number) => string

const cents = (value: number) => Math.round(value * 100) / 100

function difference(value: number, format: (value: number) => string): string {
  if (value === 0) return 'igual'
  return `${format(Math.abs(value))} a ${value > 0 ? 'mais' : 'menos'}`
}

function rowsOf({ account, campaigns, ours }: Comparison, amount: Amount) {
  const figures = [
    ['spend', 'Investimento', amount],
    ['impressions', 'Impressões', count],
    ['clicks', 'Cliques', count],
  ] as const
  return figures.map(([figure, label, format]) => ({
    label,
    account: format(account[figure]),
    campaigns: format(campaigns[figure]),
    ours: format(ours[figure]),
    difference: difference(cents(ours[figure] - account[figure]), format),
  }))
}

function reasonsOf(comparison: Comparison, zone: string, amount: Amount): string[] {
  const deleted = cents(comparison.account.spend - comparison.campaigns.spend)
  const changed = cents(comparison.campaigns.spend - comparison.ours.spend)
  const days = comparison.restated.map(
    ({ day, now, ours }) => `${fullDay(day)}: ${amount(now)}, aqui ${amount(ours)}`,
  )
  return [
    deleted !== 0
      ? `Campanhas excluídas: a conta soma ${amount(Math.abs(deleted))} ${deleted > 0 ? 'a mais' : 'a menos'} que as campanhas que a plataforma ainda mostra.`
      : '',
    changed !== 0 && days.length > 0
      ? `Dias corrigidos pela plataforma desde o último pedido: ${days.join('; ')}. O próximo pedido traz a correção se o dia ainda estiver na janela; peça os números agora para não esperar.`
      : '',
    comparison.missingBefore
      ? `Os números aqui começam em ${fullDay(comparison.missingBefore)}: o período escolhido começa antes.`
      : '',
    comparison.others > 0
      ? `Fora desta conta: ${money(comparison.others)} de campanhas que vieram por arquivo e que esta conta não conhece. Não entram na comparação, e o cliente as vê.`
      : '',
    `Os dias são os da conta, no fuso ${zone.replaceAll('_', ' ')}. A tela da plataforma pode estar em outro fuso e trocar números de um dia para o outro.`,
  ].filter(Boolean)
}

export async function compareData(args: LoaderFunctionArgs) {
  const id = args.params.account ?? ''
  const detail = await accountOf(args, id)
  if (!detail?.account.clientId) throw data(null, 404)
  const { account } = detail
  const last = yesterdayIn(account.zone, new Date())
  const { searchParams: query } = args.url
  const [from, until] = [query.get('de') ?? '', query.get('ate') ?? '']
  const hasPeriod = isDay(from) && isDay(until)
  const span = { first: shift(last, -29), last }
  if (isDay(from)) span.first = from
  if (isDay(until) && until <= last) span.last = until
  const length = (Date.parse(span.last) - Date.parse(span.first)) / DAY
  const common = {
    meta: deskMeta(`Conferir ${account.name}`),
    crumb: 'Conferir',
    id,
    name: account.name,
    span,
    most: last,
    period: spanText(span),
    failure: '',
    result: null as null | { rows: ReturnType<typeof rowsOf>; reasons: string[]; same: boolean },
  }
  if (!hasPeriod) return common
  if (length < 0 || length > LONGEST_DAYS) {
    return { ...common, failure: `Escolha de um a ${LONGEST_DAYS} dias, em ordem.` }
  }
  const comparison = await compare(args, id, span)
  if (!comparison) throw data(null, 404)
  if ('failure' in comparison) return { ...common, ...comparison }
  const amount: Amount = (value) => amountText(value, account.currency)
  const same = cents(comparison.ours.spend - comparison.account.spend) === 0
  return {
    ...common,
    result: {
      rows: rowsOf(comparison, amount),
      reasons: reasonsOf(comparison, account.zone, amount),
      same,
    },
  }
}
