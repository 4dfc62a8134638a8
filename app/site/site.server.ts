/** The public site's door: its pages as finished HTML, for the build and for the running server. */

export { renderAgenda, renderBooking } from './agenda.tsx'
export { builtAssets, developmentAssets, type SiteAssets } from './assets.server.ts'
export { renderContact, renderNotFound, renderRefused } from './on-request.tsx'
export { renderPage } from './pages.tsx'
