import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

type Pages = { page: number; last: number; before: string | null; after: string | null }

export function Pager({ pages }: { pages: Pages | null }) {
  if (!pages) return null
  return (
    <nav aria-label="Páginas" className="pager no-print">
      {pages.before && (
        <Link to={pages.before} className="btn btn-ghost btn-sm">
          <Icon name="arrow-left" />
          Anterior
        </Link>
      )}
      <span>
        Página {pages.page} de {pages.last}
      </span>
      {pages.after && (
        <Link to={pages.after} className="btn btn-ghost btn-sm">
          Próxima
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  )
}
