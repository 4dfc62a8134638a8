export {
  compareDocuments,
  namesWith,
  pagesFirst,
  titleOfChange,
} from './documents/compare-documents.ts'
export {
  changeDocument,
  deskDocuments,
  draftedDocuments,
  type EditedDocument,
  findDocument,
  listDocuments,
  readDocument,
  staleDraft,
  valueWith,
} from './documents/editor.ts'
export { findPages, findSiteText } from './documents/find-text.ts'
export { countNeutralTexts } from './documents/neutral-texts.ts'
export { findOldNames } from './documents/old-names.ts'
export { findPictureUses, replacePicture } from './documents/picture-uses.ts'
export { validateDocument, validateSite } from './documents/validate.ts'
export { discardDraft, listDrafts, readVersion, saveDraft } from './drafts/drafts.ts'
export { notePresence } from './drafts/presence.ts'
export { readFirstSteps, readOldNames, skipStep } from './first-steps.ts'
export { createPage, pageLists } from './pages/new-page.ts'
export { archivePage, changeAddress, restorePage } from './pages/page-acts.ts'
export { findPage, listDeadLinks, listPages, type PageItem, readPage } from './pages/page-list.ts'
export { startOf } from './pages/page-state.ts'
export { isMailDocument, renderMail, sendTestMail } from './preview/mail-preview.ts'
export { renderPreview, renderSharedPreview } from './preview/preview.ts'
export {
  createPreviewLink,
  listPreviewLinks,
  withdrawPreviewLinks,
} from './preview/preview-links.ts'
export { findDraftIssue } from './releases/draft-issues.ts'
export { loadDrawnFile, storeDrawnFile } from './releases/drawn-files.ts'
export {
  changedDocuments,
  dropEqualDrafts,
  listReleases,
  originId,
  readRelease,
  restoreDocuments,
} from './releases/history.ts'
export { publishDrafts } from './releases/publish.ts'
export { nameReleases } from './releases/release-names.ts'
export {
  cancelRelease,
  contentHash,
  createPatchReader,
  moveRelease,
  readPatches,
  readReleaseHour,
  readSchedule,
} from './releases/releases.ts'
export {
  compressText,
  improveBody,
  loadBodies,
  loadRendering,
  type PageRow,
  type Rendering,
  storeRendering,
} from './releases/rendered-pages.ts'
export { isAdded, patchesToReturn, withoutGonePages } from './releases/return-to.ts'
export { changeSiteRight, readPublishable, readRights, readSiteRights } from './rights.ts'
export { uploadLogo } from './upload-logo.ts'
