/** The public site's door: its pages as finished HTML, for the build and for the running server. */

export { renderAgenda, renderBooking } from './render/agenda.tsx'
export { builtAssets, developmentAssets, type SiteAssets } from './render/assets.server.ts'
export { renderContact, renderNotFound, renderRefused } from './render/on-request.tsx'
export { renderPage } from './render/pages.tsx'
