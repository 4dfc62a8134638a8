import { Wind } from '#app/site/art/wind.tsx'
import { Fold } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { ArticleCard } from './article-card.tsx'
import type { articlesData } from './articles.server.ts'

type Data = ReturnType<typeof articlesData>

function Filters({ filters, label }: { filters: Data['filters']; label: string }) {
  if (filters.length === 0) return null
  return (
    <nav aria-label={label} className="art-subjects">
      <ul>
        {filters.map(({ name, path, total, current }) => (
          <li key={path}>
            <SiteLink to={path} aria-current={current ? 'page' : undefined}>
              {name} {total && <span className="num">{total}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function ArticlesPage(page: Data) {
  const { hero, subject, period, labels, cards, newer, older } = page
  return (
    <>
      <div className="art-sky">
        <Wind picture={page.picture} className="wind-fade-left" />
        <div className="wrap art-list-head">
          <div>
            <p className="eyebrow">{hero.eyebrow}</p>
            {subject ? (
              <h1>{subject}</h1>
            ) : (
              <h1>
                {hero.title} <em>{hero.highlight}</em>
              </h1>
            )}
            {period && (
              <p className="art-page">
                De {period.oldest} a {period.newest}
              </p>
            )}
          </div>
          <p className="art-list-say">{hero.lead}</p>
        </div>
        <div className="wrap art-tools no-print">
          <Filters filters={page.filters} label="Assuntos" />
          <a href={page.feed} className="link inline-block py-1">
            {labels.feed}
          </a>
        </div>
      </div>
      <Fold />
      <section className="wrap art-list" aria-label={labels.all}>
        <ol className="posts">
          {cards.map((card, at) => (
            <ArticleCard key={card.slug} article={card} lead={at === 0} later={at > 0} />
          ))}
        </ol>
        {(newer || older) && (
          <nav aria-label={labels.more} className="art-more no-print">
            {newer && (
              <SiteLink to={newer} className="btn btn-ghost">
                <Icon name="arrow-left" className="size-5" />
                Mais novos
              </SiteLink>
            )}
            {older && (
              <SiteLink to={older} className="btn btn-ghost">
                {labels.more}
                <Icon name="arrow" className="size-5" />
              </SiteLink>
            )}
          </nav>
        )}
      </section>
    </>
  )
}
