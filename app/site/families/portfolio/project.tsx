import { Photo, type PhotoPicture } from '#app/site/parts/picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Fact } from '#content/types/common.ts'
import type { PortfolioCase } from '#content/types/portfolio-page.ts'
import { type Lines, PictureWind } from '../cases/picture.tsx'
import { Tags } from './areas.tsx'

/** A drawn screen, or a picture of the real one. */
type Picture = { src: string; width: number; height: number; alt: string } | PhotoPicture

/** A wide screen and a phone before it, in the wind. */
function Stage({ id, lines, pictures }: { id: string; lines: Lines; pictures: Picture[] }) {
  return (
    <div data-theme="noite" className="folio-stage">
      <PictureWind id={id} lines={lines} />
      {pictures.map((picture) =>
        'avif' in picture ? (
          <Photo key={picture.src} photo={picture} sizes="(width < 64rem) 80vw, 36rem" />
        ) : (
          <img key={picture.src} {...picture} loading="lazy" decoding="async" alt={picture.alt} />
        ),
      )}
    </div>
  )
}

export type DrawnProject = Omit<PortfolioCase, 'art' | 'images' | 'results'> & {
  results: Fact[]
  images: Picture[]
  lines: Lines
}

type Props = { project: DrawnProject; scheduling: string }

export function Project({ project, scheduling }: Props) {
  const title = `projeto-${project.id}`
  return (
    <article
      aria-labelledby={title}
      className={
        project.featured ? 'card folio-project folio-featured later' : 'card folio-project later'
      }
    >
      <Stage id={project.id} lines={project.lines} pictures={project.images} />
      <div className="folio-project-text">
        <header>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {project.featured && <span className="folio-badge">Em destaque</span>}
            {project.video && (
              <span className="folio-badge">
                <Icon name="play" className="size-3.5 fill-current" />
                Com vídeo
              </span>
            )}
            {project.category && (
              <span className="text-[0.95rem] text-muted">{project.category}</span>
            )}
          </p>
          <h3 id={title} className="title-2 mt-4">
            {project.title}
          </h3>
          {project.description && <p className="lead mt-4">{project.description}</p>}
          <Terms project={project} />
        </header>
        {project.results.length > 0 && (
          <dl className="folio-results">
            {project.results.map((result) => (
              <div key={result.label}>
                <dt>{result.label}</dt>
                <dd className="num">{result.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Why project={project} />
        <Work project={project} />
        {project.testimonial.text && <Voice {...project.testimonial} />}
        <p className="folio-actions">
          {project.actions.map((action, index) => (
            <SiteLink
              key={action}
              to={scheduling}
              className={`btn ${index === 0 ? 'btn-cta' : 'btn-ghost'}`}
            >
              {action}
            </SiteLink>
          ))}
          {project.link && (
            <SiteLink to={project.link} className="link self-center py-1">
              Ver o serviço<span className="sr-only"> do projeto {project.client}</span>
            </SiteLink>
          )}
        </p>
      </div>
    </article>
  )
}

function Why({ project: { challenge, solution } }: { project: DrawnProject }) {
  if (!challenge && !solution) return null
  return (
    <div className="folio-why">
      {challenge && (
        <>
          <h4 className="case-label">Desafio</h4>
          <p>{challenge}</p>
        </>
      )}
      {solution && (
        <>
          <h4 className="case-label">Solução</h4>
          <p>{solution}</p>
        </>
      )}
    </div>
  )
}

function Work({ project: { deliverables, technologies } }: { project: DrawnProject }) {
  if (deliverables.length + technologies.length === 0) return null
  return (
    <div>
      {deliverables.length > 0 && (
        <>
          <h4 className="case-label">Entregas</h4>
          <ul className="mt-2 grid gap-1.5">
            {deliverables.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Icon name="check" className="mt-1 size-4.5 flex-none text-brand" />
                {item}
              </li>
            ))}
          </ul>
        </>
      )}
      <Tags label="Tecnologias" items={technologies} />
    </div>
  )
}

function Voice({ text, author, role }: PortfolioCase['testimonial']) {
  return (
    <figure className="folio-voice">
      <blockquote>
        <p>“{text}”</p>
      </blockquote>
      {author && (
        <figcaption>
          <b className="font-semibold">{author}</b>
          {role && ', '}
          {role}
        </figcaption>
      )}
    </figure>
  )
}

function Terms({ project }: { project: DrawnProject }) {
  const terms = [
    ['Cliente', project.client],
    ['Prazo', project.duration],
    ['Investimento', project.investment],
  ].filter(([, value]) => value)
  if (terms.length === 0) return null
  return (
    <dl className="folio-terms">
      {terms.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
