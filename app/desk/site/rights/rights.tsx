import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { rightsAction, rightsData } from './rights.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => rightsData(args)
export const action = (args: ActionFunctionArgs) => rightsAction(args)

type Data = Awaited<ReturnType<typeof rightsData>>
type RowProps = { area: Data['areas'][number]; choices: Data['choices'] }

function RightForm({ area, choices }: RowProps) {
  const { busy, form } = usePostForm('site-right', undefined, area.id)
  return (
    <PostForm {...form} preventScrollReset className="site-right">
      <label>
        <span className="sr-only">Quem publica: {area.name}</span>
        <select name="who" className="site-box" defaultValue={area.who} key={area.who}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" size="sm" variant="ghost" busy={busy} busyText="Salvando...">
        Salvar<span className="sr-only">: {area.name}</span>
      </Button>
    </PostForm>
  )
}

export default function RightsPage() {
  const { areas, choices, isOwner } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead
        title="Quem publica"
        text="Toda a equipe escreve rascunhos. Aqui os donos decidem quem os põe no ar; quem “publica” é marcado em Equipe."
      >
        <Link to="/agencia/equipe" className="btn btn-ghost btn-sm">
          Equipe
        </Link>
        <Link to="/agencia/site" className="btn btn-ghost btn-sm">
          Voltar ao editor
        </Link>
      </PageHead>
      <section className="card panel" aria-label="Partes do site">
        <ul className="desk-rows">
          {areas.map((area) => (
            <li key={area.id}>
              <div className="desk-row-main">
                <p className="font-semibold">{area.name}</p>
                <p className="desk-quiet">{area.help}</p>
              </div>
              <div className="desk-row-acts">
                {isOwner ? (
                  <RightForm area={area} choices={choices} />
                ) : (
                  <p className="desk-quiet">{area.text}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
