import type { LoaderFunctionArgs } from 'react-router'
import { fileResponse } from '#app/shell/file-response.ts'
import { choiceText, type PeriodChoice, readPeriodQuery } from '#features/figures/rules/period.ts'
import { writeCsv } from '#features/figures/server/figures.server.ts'
import { recordExport, requireView } from '#features/people/server/people.server.ts'

const fileName = (choice: PeriodChoice) =>
  `campanhas-${choiceText(choice)}${choice.kind === 'days' ? '-dias' : ''}.csv`

/** The figures as a file for spreadsheets, of all campaigns or of one. */
export async function loader(args: LoaderFunctionArgs) {
  const view = await requireView(args)
  const query = readPeriodQuery(args.url.searchParams)
  const campaign = args.url.searchParams.get('campanha') ?? undefined
  const csv = await writeCsv({ context: args.context, viewer: view.viewer }, { query, campaign })
  if (csv === null) throw new Response(null, { status: 404 })
  await recordExport(args, view)
  return fileResponse('csv', fileName(query.choice), csv)
}
