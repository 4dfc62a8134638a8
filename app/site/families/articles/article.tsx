import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Photo } from '#app/site/parts/picture.tsx'
import { Portrait } from '#app/site/people/person.tsx'
import { Fold } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { formatCount } from '#features/shared/rules/text.ts'
import type { ArticlePageData } from './article.server.ts'
import { ArticleBody, Invite } from './article-body.tsx'
import { ArticleCard, Face } from './article-card.tsx'

type Part<Name extends keyof ArticlePageData> = Pick<ArticlePageData, Name>

function Crumbs({ items }: { items: ArticlePageData['crumbs'] }) {
  return (
    <nav aria-label="Você está em" className="art-crumbs">
      <ol>
        {items.map(({ name, path }) => (
          <li key={path}>
            <SiteLink to={path}>{name}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function HeroArt({ picture }: { picture: WindPicture }) {
  return picture.photo ? (
    <Photo photo={picture.photo} sizes="100vw" className="wind wind-photo" eager />
  ) : (
    <Wind picture={picture} className="wind-fade-left" />
  )
}

function Head(page: ArticlePageData) {
  const { byline, labels, published, reviewed } = page
  return (
    <div className="art-sky">
      <HeroArt picture={page.picture} />
      <header className="wrap art-head">
        <Crumbs items={page.crumbs} />
        <h1>{page.title}</h1>
        <p className="art-lead">{page.lead}</p>
        <div className="art-by">
          {page.portrait ? (
            <Portrait initials={byline.initials} art={page.portrait} close />
          ) : (
            <Face byline={byline} className="art-face-lg" />
          )}
          <p>
            {byline.to ? (
              <SiteLink to={byline.to} rel="author">
                <b>{byline.name}</b>
              </SiteLink>
            ) : (
              <b>{byline.name}</b>
            )}
            {byline.role && <span>{byline.role}</span>}
          </p>
          <dl>
            <div>
              <dt>{labels.reading}</dt>
              <dd>{formatCount(page.minutes, 'minuto', 'minutos')}</dd>
            </div>
            <div>
              <dt>{labels.published}</dt>
              <dd>
                <time dateTime={published.day}>{published.words}</time>
              </dd>
            </div>
            {reviewed && (
              <div>
                <dt>{labels.reviewed}</dt>
                <dd>
                  <time dateTime={reviewed.day}>{reviewed.words}</time>
                </dd>
              </div>
            )}
          </dl>
        </div>
      </header>
    </div>
  )
}

/** Folded on a phone, beside the text on a wide screen; browsers that can mark the part being read. */
function Contents({ sections, labels }: Part<'sections' | 'labels'>) {
  if (sections.length < 2) return <div />
  return (
    <nav aria-label={labels.contents} className="art-toc no-print">
      <p aria-hidden="true">{labels.contents}</p>
      <details>
        <summary>{labels.contents}</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

function End({ byline, portrait, summary, services, labels }: ArticlePageData) {
  const isPerson = Boolean(byline.role)
  if (!isPerson && services.length === 0) return null
  return (
    <div className="wrap art-end later">
      {isPerson && (
        <section className="art-author" aria-label={labels.author}>
          {portrait && <Portrait initials={byline.initials} art={portrait} close />}
          <div>
            <h2>{byline.name}</h2>
            <p>{summary ?? byline.role}</p>
            {byline.to && (
              <p>
                <SiteLink to={byline.to} className="link inline-block py-1">
                  Ver o perfil
                </SiteLink>
              </p>
            )}
          </div>
        </section>
      )}
      {services.length > 0 && (
        <section className="art-services" aria-labelledby="servicos">
          <h2 id="servicos">{labels.services}</h2>
          <ul>
            {services.map((service) => (
              <li key={service.to}>
                <SiteLink to={service.to}>
                  <span>
                    <b>{service.name}</b>
                    <small>{service.summary}</small>
                  </span>
                  <Icon name="arrow" className="size-5" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

export function ArticlePage(page: ArticlePageData) {
  const { blocks, invite, related, labels } = page
  const context = { invite, services: page.servicePages }
  return (
    <>
      <article>
        <Head {...page} />
        <Fold />
        <div className="wrap art-grid">
          <Contents sections={page.sections} labels={labels} />
          <div className="art-text">
            <ArticleBody blocks={blocks} context={context} />
            {!page.isInvited && <Invite invite={invite} />}
          </div>
        </div>
        <End {...page} />
      </article>
      {related.length > 0 && (
        <section className="wrap art-related no-print later" aria-labelledby="leia-tambem">
          <h2 id="leia-tambem">{labels.related}</h2>
          <ol className="posts">
            {related.map((card) => (
              <ArticleCard key={card.slug} article={card} level="h3" />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
