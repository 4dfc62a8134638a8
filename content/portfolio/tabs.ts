import type { PortfolioContent } from '../types/portfolio-page.ts'

type Shown = Pick<PortfolioContent, 'tabs' | 'areas' | 'projects' | 'results'>

/** The tabs of the portfolio that have something to show. */
export function shownTabs({ tabs, areas, projects, results }: Shown) {
  return tabs.items.filter(({ id }) => {
    if (id === 'projetos') return projects.items.length > 0
    if (id === 'areas') return areas.items.length > 0
    if (id === 'resultados') return results.figures.length + results.bars.length > 0
    return true
  })
}
