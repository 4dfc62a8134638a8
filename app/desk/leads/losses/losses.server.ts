import type { LoaderFunctionArgs } from 'react-router'
import { money } from '#app/shell/format.server.ts'
import { OTHER_REASON } from '#features/leads/rules/leads.ts'
import { lossesOf } from '#features/leads/server/leads.server.ts'
import { dayWith } from '#features/shared/rules/days.ts'
import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { deskMeta, formatCount } from '../../shared/desk-view.server.ts'

type Loss = Awaited<ReturnType<typeof lossesOf>>[number]
type Sum = { reason: string; count: number; cents: number }

const monthName = dayWith({ month: 'long', year: 'numeric' })

/** By reason, the most frequent first; losses without one of the list are "Outro motivo". */
function sumByReason(losses: readonly Loss[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const { reason, count, cents } of losses) {
    const name = reason ?? OTHER_REASON
    const sum = sums.get(name) ?? { reason: name, count: 0, cents: 0 }
    sums.set(name, { reason: name, count: sum.count + count, cents: sum.cents + cents })
  }
  return [...sums.values()].toSorted(
    (one, other) => other.count - one.count || one.reason.localeCompare(other.reason),
  )
}

function groupView(name: string, losses: readonly Loss[]) {
  const sums = sumByReason(losses)
  const total = sums.reduce((sum, { count }) => sum + count, 0)
  const cents = sums.reduce((sum, each) => sum + each.cents, 0)
  return {
    name,
    total: formatCount(total, 'perda', 'perdas'),
    value: cents > 0 ? money(cents / 100) : '',
    rows: sums.map((sum) => ({
      reason: sum.reason,
      count: sum.count,
      part: Math.round((sum.count / total) * 100),
      value: sum.cents > 0 ? money(sum.cents / 100) : '',
    })),
  }
}

export async function lossesData(args: LoaderFunctionArgs) {
  const losses = await lossesOf(args)
  const months = Map.groupBy(losses, ({ month }) => month)
  return {
    meta: deskMeta('Perdas'),
    crumb: 'Perdas',
    all: losses.length > 0 ? groupView('Últimos doze meses', losses) : null,
    months: [...months].map(([month, rows]) =>
      groupView(capitalizeFirst(monthName(`${month}-01`)), rows),
    ),
  }
}

export type LossGroup = NonNullable<Awaited<ReturnType<typeof lossesData>>['all']>
