import { SiteLink } from '#app/ui/site-link.tsx'
import { formatCount } from '#features/shared/rules/text.ts'
import { PictureWind } from '../cases/picture.tsx'
import type { ArticleCardData, Byline } from './article-view.server.ts'

export function Face({ byline, className = '' }: { byline: Byline; className?: string }) {
  return (
    <span className={`art-face ${className}`} aria-hidden="true">
      {byline.initials}
    </span>
  )
}

type Props = { article: ArticleCardData; lead?: boolean; later?: boolean; level?: 'h2' | 'h3' }

/** The title is the link, and its area is the whole card. */
export function ArticleCard({ article, lead, later, level: Title = 'h2' }: Props) {
  const { byline } = article
  return (
    <li className={`post${lead ? ' post-lead' : ''}${later ? ' later' : ''}`}>
      {/* Over its drawing, the words of the first card are those of the night. */}
      <article data-theme={lead ? 'noite' : undefined}>
        <span className="post-art" data-theme="noite">
          <PictureWind id={article.slug} lines={article.picture} sun={lead} />
        </span>
        <div className="post-in">
          <p className="post-kind">{article.subject}</p>
          <Title>
            <SiteLink to={article.to}>{article.title}</SiteLink>
          </Title>
          <p className="post-say">{article.summary}</p>
          <p className="post-by">
            <Face byline={byline} />
            <span>
              <b>{byline.name}</b>
              <small>
                {formatCount(article.minutes, 'minuto', 'minutos')} de leitura
                {article.reviewed && `, revisado em ${article.reviewed}`}
              </small>
            </span>
          </p>
        </div>
      </article>
    </li>
  )
}
