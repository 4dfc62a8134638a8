import type { LoaderFunctionArgs } from 'react-router'
import { readPeriod } from '#contracts/campaign-figures.ts'
import { requireClient } from '#server/modules/auth/auth.server.ts'
import { writeCsv } from '#server/modules/campaigns/campaigns.server.ts'

/** The figures as a file for spreadsheets, of all campaigns or of one. */
export async function loader(args: LoaderFunctionArgs) {
  const { id: userId } = await requireClient(args)
  const query = args.url.searchParams
  const period = readPeriod(query.get('periodo'))
  const campaign = query.get('campanha') ?? undefined
  const csv = await writeCsv({ context: args.context, userId }, { period, campaign })
  if (csv === null) throw new Response(null, { status: 404 })
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="campanhas-${period}-dias.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
