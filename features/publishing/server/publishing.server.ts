export { compareDocuments, namesWith, pagesFirst, titleOfChange } from './compare-documents.ts'
export { discardDraft, listDrafts, readVersion, saveDraft } from './drafts.ts'
export { loadDrawnFile, storeDrawnFile } from './drawn-files.ts'
export {
  changeDocument,
  deskDocuments,
  type EditedDocument,
  findDocument,
  listDocuments,
  readDocument,
  staleDraft,
  valueWith,
} from './editor.ts'
export { findPages, findSiteText } from './find-text.ts'
export { readFirstSteps, skipStep } from './first-steps.ts'
export {
  changedDocuments,
  dropEqualDrafts,
  listReleases,
  originId,
  readRelease,
  restoreDocuments,
} from './history.ts'
export { isMailDocument, renderMail, sendTestMail } from './mail-preview.ts'
export { countNeutralTexts } from './neutral-texts.ts'
export { createPage, pageLists } from './pages/new-page.ts'
export { archivePage, changeAddress, restorePage } from './pages/page-acts.ts'
export { findPage, listDeadLinks, listPages, type PageItem, readPage } from './pages/page-list.ts'
export { startOf } from './pages/page-state.ts'
export { findPictureUses, replacePicture } from './picture-uses.ts'
export { notePresence } from './presence.ts'
export { renderPreview, renderSharedPreview } from './preview.ts'
export {
  createPreviewLink,
  listPreviewLinks,
  withdrawPreviewLinks,
} from './preview-links.ts'
export { publishDrafts } from './publish.ts'
export { nameReleases } from './release-names.ts'
export {
  cancelRelease,
  contentHash,
  createPatchReader,
  moveRelease,
  readPatches,
  readReleaseHour,
  readSchedule,
} from './releases.ts'
export {
  compressText,
  improveBody,
  loadBodies,
  loadRendering,
  type PageRow,
  type Rendering,
  storeRendering,
} from './rendered-pages.ts'
export { isAdded, patchesToReturn, withoutGonePages } from './return-to.ts'
export { changeSiteRight, readPublishable, readRights, readSiteRights } from './rights.ts'
export { uploadLogo } from './upload-logo.ts'
export { validateDocument, validateSite } from './validate.ts'
