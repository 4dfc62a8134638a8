import cases from '../styles/cases.css?url'
import classic from '../styles/classic.css?url'
import home from '../styles/home.css?url'
import legal from '../styles/legal.css?url'
import links from '../styles/links.css?url'
import people from '../styles/people.css?url'
import plans from '../styles/plans.css?url'
import portfolio from '../styles/portfolio.css?url'
import service from '../styles/service.css?url'

/** Rules that only some pages have: a page loads the files that some rule of may match its markup. */
export const sheets = [service, classic, home, portfolio, cases, plans, links, legal, people]
