import type { LoaderFunctionArgs } from 'react-router'
import { leadsCsv } from '#features/leads/server/leads.server.ts'
import { requireStaff } from '#features/people/server/people.server.ts'
import { readLeadQuery } from './leads.server.ts'

/** The filtered list as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireStaff(args)
  const csv = await leadsCsv(args, readLeadQuery(args.url.searchParams, id))
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
      'Cache-Control': 'private, no-store',
    },
  })
}
