export { attachReport } from './approve-report.ts'
export {
  approve,
  begin,
  cadence,
  changeCadence,
  clientReportsOf,
  correct,
  type DeskReport,
  DraftConflict,
  discard,
  keepAsTemplate,
  keepWords,
  linkJustMade,
  mailAgain,
  missingText,
  pageForClient,
  pdfOf,
  pdfOrRefusal,
  REPORTS_PER_PAGE,
  readAnew,
  reportOf,
  reportsOf,
  type Standing,
  share,
  standings,
  unshare,
} from './desk.server.ts'
export { draftReport, draftReports, draftReportsJob } from './draft-reports.ts'
export {
  newReports,
  nothingThere,
  ownLinkJustMade,
  ownPdf,
  ownReport,
  ownReports,
  sharedPdf,
  sharedReport,
  shareOwn,
  unshareOwn,
} from './report.server.ts'
export { todayOf } from './report-today.server.ts'
export { reports } from './schema.ts'
export { reportsWaiting } from './waiting.ts'
