export {
  type CampaignReport,
  changeDemoData,
  loadCampaign,
  loadOverview,
  loadPeriod,
  type Overview,
  type PeriodReport,
  writeCsv,
} from './campaigns/campaigns.server.ts'
export { campaignRoutes } from './campaigns/export-csv.ts'
export {
  type Platform,
  platformNames,
  readObjective,
  readStatus,
} from './campaigns/import/columns.ts'
export { ImportProblem } from './campaigns/import/import-problem.ts'
export { kindOfConversion } from './campaigns/read-campaign.ts'
export { type CampaignFigures, readPeriod } from './campaigns/read-period.ts'
export { dayThere, readToday } from './campaigns/read-received.ts'
export { listStaleFigures } from './campaigns/today-items.ts'
export { addFigureNote, removeFigureNote } from './goals/figure-notes.ts'
export {
  agreedWith,
  goalsVersion,
  readGoals,
  saveGoals,
} from './goals/goals.server.ts'
export { applyLayer, removeStaged } from './imports/apply-layer.ts'
export { removeDemo } from './imports/demo-figures.ts'
export {
  confirm,
  discard,
  IMPORTS_PER_PAGE,
  type ImportRow,
  importOf,
  importsOf,
  type Report,
  receiveFile,
  undo,
  WAITING_DAYS,
  type Warning,
} from './imports/imports.server.ts'
export {
  actAs,
  dayColumns,
  inTransaction,
  LOWEST_LAYER,
  lockClient,
} from './imports/layers.ts'
export { openLongWork } from './imports/long-work.ts'
export { openUploads } from './imports/receive-upload.ts'
export { repairImports, repairImportsJob } from './imports/repair-imports.ts'
export { listImportItems } from './imports/today-items.ts'
export { removeStagedImports, removeStagedJob, undoImport } from './imports/undo-import.ts'
export { CAMPAIGNS_PER_PAGE, setShowcase, showcaseOf } from './showcase/showcase.server.ts'
