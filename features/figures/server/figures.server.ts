export {
  type CampaignReport,
  changeDemoData,
  loadCampaign,
  loadOverview,
  loadPeriod,
  type Overview,
  type PeriodReport,
  readPace,
  writeCsv,
} from './campaigns/campaigns.server.ts'
export { campaignRoutes } from './campaigns/export-csv.ts'
export {
  type Platform,
  readObjective,
  readStatus,
} from './campaigns/import/columns.ts'
export { ImportProblem } from './campaigns/import/import-problem.ts'
export { platformColumn } from './campaigns/platform-column.ts'
export { loadThumbnail, type RankedAds, readBestAds } from './campaigns/read-ads.ts'
export { readConverted } from './campaigns/read-converted.ts'
export { type CampaignFigures, readDaysBefore, readPeriod } from './campaigns/read-period.ts'
export { type LargestReach, readLargestReach } from './campaigns/read-reach.ts'
export { dayThere, isOver, readToday } from './campaigns/read-received.ts'
export { listStaleFigures } from './campaigns/today-items.ts'
export { addFigureNote, removeFigureNote } from './goals/figure-notes.ts'
export {
  agreedWith,
  goalsVersion,
  readGoals,
  saveGoals,
} from './goals/goals.server.ts'
export { listWithoutPicture, type Picture, replaceAds, storePicture } from './imports/ads.ts'
export { applyLayer, removeStaged } from './imports/apply-layer.ts'
export { removeDemo } from './imports/demo-figures.ts'
export { openUploads } from './imports/files/receive-upload.ts'
export {
  addDayRate,
  confirm,
  discard,
  IMPORTS_PER_PAGE,
  type ImportRow,
  importOf,
  importsOf,
  type KindInFile,
  mapColumns,
  type Report,
  ratesOf,
  receiveFile,
  undo,
  WAITING_DAYS,
  type Warning,
} from './imports/imports.server.ts'
export {
  actAs,
  inTransaction,
  LOWEST_LAYER,
  lockClient,
  statedColumns,
} from './imports/layers.ts'
export { openLongWork } from './imports/long-work.ts'
export { currencies } from './imports/mapping/check-mapping.ts'
export { type AccountRate, convertWindow, RATE_DAYS } from './imports/mapping/convert-days.ts'
export { columnLabels, mappedColumns, requiredColumns } from './imports/mapping/mapping.ts'
export { examplesOf } from './imports/mapping/read-table.ts'
export { repairImports, repairImportsJob } from './imports/repair-imports.ts'
export { listImportItems } from './imports/today-items.ts'
export { removeStagedImports, removeStagedJob, undoImport } from './imports/undo-import.ts'
export { runOn } from './results/choices.ts'
export { readPeriodKinds } from './results/period-kinds.ts'
export { recount } from './results/recount.ts'
export {
  KIND_DAYS,
  type KindAtDesk,
  kindsOfClient,
  listKindItems,
  saveChoice,
} from './results/result-choices.ts'
export { CAMPAIGNS_PER_PAGE, setShowcase, showcaseOf } from './showcase/showcase.server.ts'
