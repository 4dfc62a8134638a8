export {
  approve,
  cadence,
  clientReportsOf,
  type DeskReport,
  DraftConflict,
  missingText,
  newLinkAddress,
  pageForClient,
  pdfOf,
  pdfOrRefusal,
  prepareApproval,
  REPORTS_PER_PAGE,
  reportLogo,
  reportOf,
  reportsOf,
  type Standing,
  share,
  standings,
  unshare,
} from './desk.server.ts'
export { beginReport, correctReport, setCadence } from './drafts/begin-report.ts'
export { discardReport, refreshFigures, saveAsTemplate, saveWords } from './drafts/change-draft.ts'
export { draftReport, draftReports, draftReportsJob } from './drafts/draft-reports.ts'
export { refreshDrafts } from './drafts/refresh-drafts.ts'
export { removeLogo } from './logo/client-logos.ts'
export { clientLogo, clientLogoFacts, receiveLogo } from './logo/logo.server.ts'
export {
  clientReport,
  clientReportLogo,
  clientReportPdf,
  clientReports,
  newClientLinkAddress,
  newReports,
  notFoundResponse,
  sharedLogo,
  sharedLogoFacts,
  sharedPdf,
  sharedReport,
  shareReport,
  unshareReport,
} from './report.server.ts'
export { todayOf } from './report-today.server.ts'
export { reports } from './schema.ts'
export {
  moveSending,
  takeBack,
  type UnsentState,
  unsentState,
  unsentStates,
} from './send/plan-report.ts'
export { attachReport, sendAgain, sendReports, sendReportsJob } from './send/send-reports.ts'
export { listReportItems, listUnopenedReports } from './today-items.ts'
