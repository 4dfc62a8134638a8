import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { fullDay } from '#app/shell/format.server.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { leadStates } from '#features/leads/rules/leads.ts'
import { duplicateReasons } from '#features/leads/rules/merge.ts'
import { type DuplicatePair, duplicatesOf } from '#features/leads/server/leads.server.ts'
import { deskMeta, formatCount } from '../../shared/desk-view.server.ts'

export const meta = pageMeta

/** The older lead is offered as the one that stays: the CRM and the mails name it. */
function pairView(pair: DuplicatePair) {
  const sides = [
    {
      id: pair.one,
      name: pair.oneName,
      about: pair.oneAbout,
      state: leadStates[pair.oneState],
      at: pair.oneAt,
    },
    {
      id: pair.other,
      name: pair.otherName,
      about: pair.otherAbout,
      state: leadStates[pair.otherState],
      at: pair.otherAt,
    },
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return {
    key: `${pair.one} ${pair.other}`,
    why: duplicateReasons[pair.why],
    to: `/agencia/leads/${sides[0]?.id}/unir/${sides[1]?.id}`,
    names: sides.map(({ name }) => name).join(' e '),
    sides: sides.map(({ at, ...side }) => ({
      ...side,
      text: `${side.state}, desde ${fullDay(at.toISOString().slice(0, 10))}`,
    })),
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const pairs = await duplicatesOf(args)
  return {
    meta: deskMeta('Leads repetidos'),
    crumb: 'Repetidos',
    head: pairs.length > 0 ? formatCount(pairs.length, 'par parecido', 'pares parecidos') : '',
    pairs: pairs.map(pairView),
  }
}

export default function DuplicatesPage() {
  const { head, pairs } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Leads repetidos"
        text={head || 'Mesmo e-mail, mesmo telefone ou mesma referência do WhatsApp.'}
      />
      {pairs.length === 0 ? (
        <Card title="Nenhum repetido" icon="badge-check">
          <p>
            Quem escreve de novo com o mesmo e-mail entra no lead que já está aberto. Aqui ficam os
            que parecem a mesma pessoa mesmo assim.
          </p>
        </Card>
      ) : (
        <ul className="pairs">
          {pairs.map(({ key, why, to, names, sides }) => (
            <li key={key} className="card pair">
              <p className="desk-quiet">{why}</p>
              <div className="pair-sides">
                {sides.map(({ id, name, about, text }) => (
                  <div key={id}>
                    <Link to={`/agencia/leads/${id}`} className="link">
                      {name}
                    </Link>
                    <p>{about}</p>
                    <p className="desk-quiet">{text}</p>
                  </div>
                ))}
              </div>
              <Link
                to={to}
                className="btn btn-ghost btn-sm"
                aria-label={`Comparar e unir: ${names}`}
              >
                Comparar e unir
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
