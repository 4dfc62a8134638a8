import { SplitHead } from '#app/site/parts/split-head.tsx'
import type { PortfolioContent } from '#content/types/portfolio-page.ts'
import { type DrawnProject, Project } from './project.tsx'

type Props = {
  content: Omit<PortfolioContent['projects'], 'items'> & { items: DrawnProject[] }
  scheduling: string
}

export function Projects({ content, scheduling }: Props) {
  return (
    <>
      <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
      <div className="folio-projects">
        {content.items.map((project) => (
          <Project key={project.id} project={project} scheduling={scheduling} />
        ))}
      </div>
    </>
  )
}
