import type { LoaderFunctionArgs } from 'react-router'
import { count } from '#app/shell/format.server.ts'
import { readPeriodQuery } from '#features/figures/rules/period.ts'
import type { NamedCount } from '#features/figures/rules/period-kinds.ts'
import { readPeriodKinds } from '#features/figures/server/figures.server.ts'
import { requireView } from '#features/people/server/people.server.ts'
import { requestInfo } from '#server/http/request/request-context.ts'

const written = (list: NamedCount[]) =>
  list.map(({ label, count: amount }) => ({ label, count: count(amount) }))

/** The kinds of results behind the card of conversions, when somebody unfolds it. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer } = await requireView(args)
  const { database } = requestInfo(args).deps
  const { searchParams } = args.url
  const campaign = searchParams.get('campanha') ?? undefined
  const kinds = await readPeriodKinds(database, viewer, readPeriodQuery(searchParams), { campaign })
  return {
    counted: written(kinds.counted),
    others: [
      ...written(kinds.others),
      ...kinds.unsummed.map((label) => ({ label, count: 'não se soma' })),
    ],
  }
}
