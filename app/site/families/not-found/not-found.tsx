import { Fold } from '#app/site/render/island.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { notFoundData } from './not-found.server.ts'

export function NotFoundPage({
  gone,
  home,
  services,
  likely,
  whatsapp,
}: ReturnType<typeof notFoundData>) {
  return (
    <>
      <section className="wrap grid min-h-[75vh] content-center pt-36 pb-24">
        <p className="num text-[clamp(5rem,3rem+12vw,11rem)] leading-none text-brand">
          {gone ? 410 : 404}
        </p>
        {gone ? (
          <h1 className="title-1 mt-4">Esta página saiu do ar</h1>
        ) : (
          <h1 className="title-1 mt-4" lang="en">
            Oops! Page not found
          </h1>
        )}
        <p className="lead mt-6 max-w-xl">
          {gone
            ? 'O que estava aqui não existe mais. O resto do site continua no lugar.'
            : 'Não há nada neste endereço. Talvez a página tenha mudado de lugar ou uma letra tenha se perdido no caminho.'}
        </p>
        {likely && (
          <p className="mt-5 text-[1.1rem]">
            Você procurava{' '}
            <SiteLink to={likely.to} className="link">
              {likely.title}
            </SiteLink>
            ?
          </p>
        )}
        <p className="mt-9 flex flex-wrap gap-3">
          <SiteLink to={home} className="btn btn-cta">
            Voltar ao início
          </SiteLink>
          <SiteLink to={services} className="btn btn-ghost">
            Ver serviços
          </SiteLink>
          <SiteLink to={whatsapp} className="btn btn-ghost">
            Perguntar no WhatsApp
          </SiteLink>
        </p>
      </section>
      <Fold />
    </>
  )
}
