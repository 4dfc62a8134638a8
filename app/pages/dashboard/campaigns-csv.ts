import type { LoaderFunctionArgs } from 'react-router'
import { readPeriod } from '#contracts/campaign-figures.ts'
import { writeCsv } from '#server/modules/campaigns/campaigns.server.ts'
import { recordExport, requireView } from '#server/modules/clients/view.server.ts'

/** The figures as a file for spreadsheets, of all campaigns or of one. */
export async function loader(args: LoaderFunctionArgs) {
  const view = await requireView(args)
  const query = args.url.searchParams
  const period = readPeriod(query.get('periodo'))
  const campaign = query.get('campanha') ?? undefined
  const csv = await writeCsv({ context: args.context, viewer: view.viewer }, { period, campaign })
  if (csv === null) throw new Response(null, { status: 404 })
  await recordExport(args, view)
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="campanhas-${period}-dias.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
