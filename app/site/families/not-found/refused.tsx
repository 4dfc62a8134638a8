import { Fold } from '#app/site/render/island.tsx'

/** For a form sent to a page that takes none. */
export function RefusedPage({ path }: { path: string }) {
  return (
    <>
      <section className="wrap grid min-h-[75vh] content-center pt-36 pb-24">
        <h1 className="title-2">Algo não saiu como esperado.</h1>
        <p className="lead mt-6">
          Tente de novo em alguns instantes; se continuar, fale com a gente.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <a href={path} className="btn btn-cta">
            Abrir a página de novo
          </a>
          <a href="/" className="btn btn-ghost">
            Voltar ao início
          </a>
        </p>
      </section>
      <Fold />
    </>
  )
}
