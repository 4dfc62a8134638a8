import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireClient } from '#server/modules/auth/auth.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { accountMeta } from './account-meta.server.ts'

export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await requireClient(args)
  return { meta: accountMeta('Campanhas'), title: 'Campanhas' }
}

export default function CampaignsPage() {
  const { title } = useLoaderData<typeof loader>()
  return <h1 className="title-2">{title}</h1>
}
