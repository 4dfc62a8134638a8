import cases from '../families/cases/cases.css?url'
import classic from '../families/classic-home/classic.css?url'
import home from '../families/home/home.css?url'
import legal from '../families/legal/legal.css?url'
import links from '../families/links/links.css?url'
import plans from '../families/plans/plans.css?url'
import portfolio from '../families/portfolio/portfolio.css?url'
import service from '../families/service/service.css?url'
import people from '../people/people.css?url'

/** Rules that only some pages have: a page loads the files that some rule of may match its markup. */
export const sheets = [service, classic, home, portfolio, cases, plans, links, legal, people]
