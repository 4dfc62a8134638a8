import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { pageAction, pageDetail } from './pages.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => pageDetail(args)
export const action = (args: ActionFunctionArgs) => pageAction(args)

type Detail = Awaited<ReturnType<typeof pageDetail>>

function AddressForm({ base, path }: { base: string; path: string }) {
  const { busy, field, form } = usePostForm('move-page', undefined, base)
  return (
    <PostForm {...form} className="grid gap-3">
      <input type="hidden" name="base" value={base} />
      <Field label="Endereço" maxLength={120} required {...field('to', path)} />
      <Button type="submit" variant="ghost" size="sm" busy={busy} busyText="Mudando...">
        Mudar o endereço
      </Button>
    </PostForm>
  )
}

function Links({ links, listed }: Pick<Detail, 'links' | 'listed'>) {
  return (
    <>
      {links.length > 0 ? (
        <>
          <p className="font-semibold">Estes textos levam a ela. Sem ela, o link some:</p>
          <ul className="site-links">
            {links.map(({ name, label, to }) => (
              <li key={to + label}>
                <Link to={to} className="link">
                  {name}
                </Link>
                <span className="desk-quiet"> {label}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-muted">Nenhum texto do site leva a ela.</p>
      )}
      {listed.length > 0 && (
        <p className="desk-quiet">Menus e listas a deixam de fora sozinhos: {listed.join(', ')}.</p>
      )}
    </>
  )
}

function ArchiveForm({ targets, within }: Pick<Detail, 'targets' | 'within'>) {
  const { busy, field, form } = usePostForm('archive-page')
  return (
    <PostForm {...form} className="grid gap-4">
      {!within && (
        <fieldset className="site-when">
          <legend>Quem abrir o endereço</legend>
          <label>
            <input type="radio" name="answer" value="gone" defaultChecked />
            <span>
              <b>Lê que ela saiu do ar</b>
              <small>Os buscadores a esquecem</small>
            </span>
          </label>
          <label>
            <input type="radio" name="answer" value="redirect" />
            <span>
              <b>Vai para outra página</b>
              <small>Escolha qual, abaixo</small>
            </span>
          </label>
          <Field as="select" label="Outra página" {...field('to', targets[0])}>
            {targets.map((path) => (
              <option key={path} value={path}>
                {path}
              </option>
            ))}
          </Field>
        </fieldset>
      )}
      <Button type="submit" variant="ghost" busy={busy} busyText="Arquivando...">
        Arquivar
      </Button>
    </PostForm>
  )
}

function Archive(page: Detail) {
  if (page.archived) {
    const { to } = page.archived
    return (
      <Card title="Arquivada" icon="trash">
        <p>
          {to ? `Os endereços dela levam a ${to}.` : 'Quem abre o endereço lê que ela saiu do ar.'}
        </p>
        <ItemAction intent="restore-page" label="Trazer de volta" busyText="Trazendo..." />
      </Card>
    )
  }
  if (!page.canArchive) {
    return (
      <Card title="Arquivar" icon="trash">
        <p className="text-muted">A lei pede este texto no site: ele pode mudar, mas não sair.</p>
      </Card>
    )
  }
  if (!page.published) {
    return (
      <Card title="Apagar o rascunho" icon="trash" text="Ninguém a viu ainda.">
        <ItemAction intent="archive-page" label="Apagar o rascunho" busyText="Apagando..." />
      </Card>
    )
  }
  return (
    <Card title="Arquivar" icon="trash" text="Sai do site ao publicar. Dá para trazer de volta.">
      <div className="grid gap-4">
        <Links {...page} />
        <ArchiveForm {...page} />
      </div>
    </Card>
  )
}

export default function PagePage() {
  const page = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead
        title={page.name}
        text={[page.kind, page.state, page.address].filter(Boolean).join(', ')}
      >
        <div className="site-head-acts">
          <Link to={page.list} className="btn btn-ghost btn-sm">
            Voltar à lista
          </Link>
          {page.copy && (
            <Link to={page.copy} className="btn btn-ghost btn-sm">
              Duplicar
            </Link>
          )}
          <Link to={page.edit} className="btn btn-cta btn-sm">
            Editar os textos
          </Link>
        </div>
      </PageHead>
      <div className="panel-columns">
        <Archive {...page} />
        {!page.within && (
          <Card
            title="Endereço"
            icon="link"
            text="O endereço antigo passa a levar ao novo, e os links do site mudam sozinhos."
          >
            <div className="grid gap-5">
              {page.places.length > 0 ? (
                page.places.map(({ base, path }) => (
                  <AddressForm key={base} base={base} path={path} />
                ))
              ) : (
                <p className="text-muted">Ela ganha um endereço quando for publicada.</p>
              )}
            </div>
          </Card>
        )}
      </div>
    </>
  )
}
