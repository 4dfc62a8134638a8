import { data } from 'react-router'
import { SiteLink } from '../ui/site-link.tsx'

export function loader() {
  return data({ theme: 'noite' as const }, 404)
}

export function meta() {
  return [{ title: 'Página não encontrada' }, { name: 'robots', content: 'noindex' }]
}

export default function NotFoundPage() {
  return (
    <section className="wrap grid min-h-[70vh] content-center pt-36 pb-24">
      <p className="num text-7xl text-brand">404</p>
      <h1 className="title-1 mt-4" lang="en">
        Oops! Page not found
      </h1>
      <p className="lead mt-6 max-w-xl">
        Não há nada neste endereço. Confira se ele foi digitado certo ou volte para o início.
      </p>
      <p className="mt-9">
        <SiteLink to="/" className="btn btn-cta">
          Voltar ao início
        </SiteLink>
      </p>
    </section>
  )
}
