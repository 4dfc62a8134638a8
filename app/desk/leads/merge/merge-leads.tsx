import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { FormFooter } from '../../shared/form-footer.tsx'
import { type MergeView, mergeAction, mergeData } from './merge-leads.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => mergeData(args)
export const action = (args: ActionFunctionArgs) => mergeAction(args)

type Row = MergeView['fields'][number]

/** One value of both leads; equal ones need no choice. */
function Choice({ row, chosen }: { row: Row; chosen?: string }) {
  const { field, label, kept, gone, usual } = row
  if (kept === gone)
    return (
      <div className="merge-row">
        <p className="merge-label">{label}</p>
        <p className="merge-same">{kept}</p>
      </div>
    )
  const sides = [
    { side: 'kept', text: kept },
    { side: 'gone', text: gone },
  ]
  return (
    <fieldset className="merge-row">
      <legend className="merge-label">{label}</legend>
      {sides.map(({ side, text }) => (
        <label key={side} className="merge-option">
          <input
            type="radio"
            name={field}
            value={side}
            defaultChecked={(chosen ?? usual) === side}
            className="size-5 flex-none"
          />
          <span>{text || <span className="text-muted">vazio</span>}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Side({ title, side }: { title: string; side: MergeView['kept'] }) {
  return (
    <div>
      <p className="desk-quiet">{title}</p>
      <p>
        <Link to={`/agencia/leads/${side.id}`} className="link">
          {side.name}
        </Link>
        , desde {side.since}
      </p>
      <p className="desk-quiet">{side.contents.join(', ')}</p>
    </div>
  )
}

export default function MergeLeadsPage() {
  const { kept, gone, swap, fields } = useLoaderData<typeof loader>()
  const { answer, busy, form } = usePostForm('merge-leads')
  useFailureToast()
  return (
    <>
      <PageHead
        title="Unir leads"
        text="Fica um lead só, com as mensagens, reuniões, notas e o histórico dos dois."
      >
        <Link to={swap} className="btn btn-ghost" replace>
          Trocar qual fica
        </Link>
      </PageHead>
      <div className="panels">
        <Card title="Os dois" icon="layers">
          <div className="pair-sides">
            <Side title="Fica" side={kept} />
            <Side title="Entra nele" side={gone} />
          </div>
        </Card>
        <Card
          title="Qual valor fica"
          icon="pen"
          text="Primeiro o do lead que fica, depois o do outro."
        >
          <PostForm {...form} key={`${kept.id} ${gone.id}`} className="grid gap-4">
            <input type="hidden" name="version" value={kept.version} />
            <input type="hidden" name="otherVersion" value={gone.version} />
            {fields.map((row) => (
              <Choice key={row.field} row={row} chosen={answer?.values[row.field]} />
            ))}
            <p className="desk-quiet">
              Enquanto nada mudar no lead que fica, dá para separar de novo na página dele.
            </p>
            <FormFooter
              label="Unir os dois"
              busy={busy}
              busyText="Unindo..."
              back={`/agencia/leads/${kept.id}`}
            />
          </PostForm>
        </Card>
      </div>
    </>
  )
}
