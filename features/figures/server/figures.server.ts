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
export { kindOfConversion } from './campaigns/conversion-kind.ts'
export { ImportProblem } from './campaigns/import/import-problem.ts'
export { readObjective, readStatus } from './campaigns/import/labels.ts'
export { type Platform, platformNames } from './campaigns/import/platform.ts'
export { type CampaignFigures, readPeriod } from './campaigns/read-period.ts'
export { dayThere, readToday } from './campaigns/read-received.ts'
export { campaignRoutes } from './campaigns/routes.ts'
export { waiting } from './campaigns/waiting.ts'
export {
  agreedWith,
  goalsVersion,
  setGoals,
  takeOffChart,
  tellOnChart,
} from './goals/goals.server.ts'
export { readGoals } from './goals/read-goals.ts'
export { actAs, inTransaction, takeTurn } from './imports/act-as.ts'
export { forgetStaged } from './imports/apply-import.ts'
export { dayColumns, dayColumnsOf, setDayFrom } from './imports/day-columns.ts'
export { removeDemo } from './imports/demo-figures.ts'
export { forgetStagedImports, forgetStagedJob } from './imports/discard-import.ts'
export {
  confirm,
  discard,
  IMPORTS_PER_PAGE,
  type ImportRow,
  importOf,
  importsOf,
  type Report,
  takeFile,
  undo,
  WAITING_DAYS,
  type Warning,
} from './imports/imports.server.ts'
export { LOWEST_LAYER } from './imports/layers.ts'
export { openLongWork } from './imports/long-work.ts'
export { matchCampaigns } from './imports/match-campaigns.ts'
export { mendImports, mendImportsJob } from './imports/mend-imports.ts'
export { undoImport } from './imports/undo-import.ts'
export { openUploads } from './imports/upload-folder.ts'
export { importsWaiting } from './imports/waiting.ts'
export { CAMPAIGNS_PER_PAGE, changeShowcase, showcaseOf } from './showcase/showcase.server.ts'
