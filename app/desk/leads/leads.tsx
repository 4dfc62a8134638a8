import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LeadList } from './lead-list.tsx'
import { leadsData } from './leads.server.ts'
import { LeadsHead } from './leads-head.tsx'
import { NoLeads } from './no-leads.tsx'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => leadsData(args)

export default function LeadsPage() {
  const { list } = useLoaderData<typeof loader>()
  return (
    <>
      <LeadsHead list={list} />
      {list.empty ? (
        <NoLeads />
      ) : (
        <div className="lead-split">
          <LeadList list={list} />
          <section className="card lead-none" aria-label="Lead escolhido">
            <Icon name="inbox" className="size-7" />
            <p>Escolha um lead na lista para ler, responder e mudar o estado.</p>
            <p className="desk-quiet lead-keys">
              <kbd>J</kbd> e <kbd>K</kbd> andam pela lista, <kbd>Enter</kbd> abre, <kbd>/</kbd>{' '}
              busca.
            </p>
          </section>
        </div>
      )}
    </>
  )
}
