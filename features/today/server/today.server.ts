export { dailySummaryJob, saveSummaryHour, sendSummaries } from './daily-summary.ts'
export {
  countTodayItems,
  groupNames,
  type TodayItem,
  todayOf,
} from './desk.server.ts'
export {
  endFirstHour,
  type FirstHour,
  readFirstHour,
  sendProofMail,
  skipFirstHourStep,
} from './first-hour.ts'
export { settleItem } from './settle.ts'
