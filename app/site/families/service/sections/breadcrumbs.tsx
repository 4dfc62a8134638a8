import { SiteLink } from '#app/ui/site-link.tsx'

export function Breadcrumbs({ items }: { items: { name: string; path: string }[] }) {
  return (
    <nav aria-label="Você está em" className="text-[0.92rem] text-muted">
      <ol className="svc-crumbs">
        {items.map((item, index) => (
          <li key={item.path}>
            {index === items.length - 1 ? (
              <span aria-current="page">{item.name}</span>
            ) : (
              <SiteLink to={item.path} className="hover:text-brand">
                {item.name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
