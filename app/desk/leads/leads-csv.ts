import type { LoaderFunctionArgs } from 'react-router'
import { fileResponse } from '#app/shell/file-response.ts'
import { leadsCsv } from '#features/leads/server/leads.server.ts'
import { requireStaff } from '#features/people/server/people.server.ts'
import { readLeadQuery } from './leads.server.ts'

/** The filtered list as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireStaff(args)
  const csv = await leadsCsv(args, readLeadQuery(args.url.searchParams, id))
  return fileResponse('csv', 'leads.csv', csv)
}
