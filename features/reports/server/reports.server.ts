export { attachReport, sendAgain } from './approve-report.ts'
export { beginReport, correctReport, setCadence } from './begin-report.ts'
export { discardReport, refreshFigures, saveAsTemplate, saveWords } from './change-draft.ts'
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
  REPORTS_PER_PAGE,
  reportOf,
  reportsOf,
  type Standing,
  share,
  standings,
  unshare,
} from './desk.server.ts'
export { draftReport, draftReports, draftReportsJob } from './draft-reports.ts'
export {
  clientReport,
  clientReportPdf,
  clientReports,
  newClientLinkAddress,
  newReports,
  notFoundResponse,
  sharedPdf,
  sharedReport,
  shareReport,
  unshareReport,
} from './report.server.ts'
export { todayOf } from './report-today.server.ts'
export { reports } from './schema.ts'
export { listReportItems } from './today-items.ts'
