/** The public site's door: its pages as finished HTML, for the build and for the running server. */

export {
  applyPatches,
  /** @public asked by tests of the built site. */ documentKeys,
} from '#content/live.ts'
export { /** @public asked by tests of the built site. */ redirectOf } from '#content/site-map.ts'
export { drawForPreview } from './art/drawings.server.ts'
export { drawingAt } from './page-data.server.ts'
export { renderAgenda, renderBooking } from './render/agenda.tsx'
export { builtAssets, developmentAssets, type SiteAssets } from './render/assets.server.ts'
export { crawlerFiles } from './render/crawler-files.ts'
export { downloadNames, downloadsKey, iconNames, iconsKey } from './render/downloads.ts'
export { renderContact, renderNotFound, renderRefused, renderThanks } from './render/on-request.tsx'
export { fingerprintPage, renderPage } from './render/pages.tsx'
