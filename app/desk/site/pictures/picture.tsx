import { useState } from 'react'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useSubmit,
} from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { pictureSources } from '#features/pictures/rules/sizes.ts'
import { pictureAction, pictureData } from './library.server.ts'
import { PictureSheet } from './picture-sheet.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => pictureData(args)
export const action = (args: ActionFunctionArgs) => pictureAction(args)

function AltForm({ alt }: { alt: string }) {
  const { busy, form } = usePostForm('describe-picture')
  return (
    <PostForm {...form} className="grid gap-3">
      <label className="grid gap-1 font-semibold">
        Descrição
        <textarea name="alt" className="site-box" rows={2} maxLength={300} defaultValue={alt} />
      </label>
      <p className="site-note">
        É o que ouve quem não enxerga a imagem. Vem junto quando ela for escolhida.
      </p>
      <p>
        <Button type="submit" variant="ghost" size="sm" busy={busy} busyText="Salvando...">
          Salvar descrição
        </Button>
      </p>
    </PostForm>
  )
}

/** All that shows this picture shows another one, once the drafts are published. */
function Replace({ count }: { count: number }) {
  const submit = useSubmit()
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className="site-note">
        {count === 1
          ? 'O texto que a mostra recebe a outra, como rascunho.'
          : `Os ${count} textos que a mostram recebem a outra, como rascunhos.`}
      </p>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Escolher a outra imagem
      </Button>
      {open && (
        <PictureSheet
          open
          onClose={() => setOpen(false)}
          onChoose={({ id }) => {
            setOpen(false)
            void submit({ intent: 'replace-picture', by: id }, { method: 'post' })
          }}
        />
      )}
    </>
  )
}

export default function PicturePage() {
  const { picture, uses, pages } = useLoaderData<typeof loader>()
  useFailureToast()
  const { avif, webp, src, width, height } = pictureSources(picture)
  return (
    <>
      <PageHead title={picture.name} text={`${picture.size}, ${picture.weight}. ${picture.about}`}>
        <Link to="/agencia/site/imagens" className="btn btn-ghost btn-sm">
          Todas as imagens
        </Link>
      </PageHead>
      <div className="panel-columns">
        <div className="card panel picture-large">
          <picture>
            <source srcSet={avif} sizes="(width < 64rem) 90vw, 40rem" type="image/avif" />
            <source srcSet={webp} sizes="(width < 64rem) 90vw, 40rem" type="image/webp" />
            <img src={src} width={width} height={height} alt={picture.alt} />
          </picture>
        </div>
        <div className="grid content-start gap-4">
          <Card title="Onde aparece" icon="link">
            {uses.length === 0 && <p className="text-muted">Em nenhum texto do site.</p>}
            <ul className="desk-rows">
              {uses.map(({ name, to, draft }) => (
                <li key={to}>
                  <Link to={to} className="link">
                    {name}
                  </Link>
                  {draft && (
                    <span className="pill" data-state="draft">
                      rascunho
                    </span>
                  )}
                </li>
              ))}
            </ul>
            {pages.length > 0 && (
              <p className="site-note">
                Páginas:{' '}
                {pages.map((path) => (
                  <a key={path} href={path} target="_blank" rel="noopener" className="link me-2">
                    {path}
                  </a>
                ))}
              </p>
            )}
          </Card>
          <Card title="Descrição" icon="pen">
            <AltForm alt={picture.alt} key={picture.alt} />
          </Card>
          {uses.length > 0 && (
            <Card title="Trocar em todo lugar" icon="refresh">
              <Replace count={uses.length} />
            </Card>
          )}
          {uses.length === 0 && (
            <Card title="Apagar" icon="close">
              <Sure label="Apagar da biblioteca" text="A imagem e os seus tamanhos somem de vez.">
                <ItemAction intent="remove-picture" label="Apagar" busyText="Apagando..." />
              </Sure>
            </Card>
          )}
        </div>
      </div>
    </>
  )
}
