import {
  readCalendars,
  readCalendarsJob,
  remind,
  remindJob,
} from '#features/agenda/server/agenda.server.ts'
import { watchFigures, watchFiguresJob } from '#features/alerts/server/alerts.server.ts'
import {
  planSyncs,
  planSyncsJob,
  syncAccount,
  syncAccountJob,
} from '#features/connections/server/connections.server.ts'
import {
  eraseOldConversations,
  eraseOldConversationsJob,
  fetchMedia,
  fetchMediaJob,
  mailUnread,
  mailUnreadJob,
  readTemplatesJob,
  receiveDelivery,
  receiveDeliveryJob,
  refreshTemplates,
  sendMessageJob,
  sendMessages,
} from '#features/conversations/server/conversations.server.ts'
import {
  removeStagedImports,
  removeStagedJob,
  repairImports,
  repairImportsJob,
} from '#features/figures/server/figures.server.ts'
import {
  eraseOldMessages,
  eraseOldMessagesJob,
  remindLeads,
  remindLeadsJob,
  sendChange,
  sendChangeJob,
  sendLead,
  sendLeadJob,
} from '#features/leads/server/leads.server.ts'
import {
  removeEndedSessions,
  removeEndedSessionsJob,
} from '#features/people/server/people.server.ts'
import {
  removeOldDrawings,
  removeOldDrawingsJob,
} from '#features/pictures/server/pictures.server.ts'
import { notifyPeople, notifyPeopleJob } from '#features/push/server/push.server.ts'
import {
  attachReport,
  draftReports,
  draftReportsJob,
  sendReports,
  sendReportsJob,
} from '#features/reports/server/reports.server.ts'
import { dailySummaryJob, sendSummaries } from '#features/today/server/today.server.ts'
import { eraseOldVisits, eraseOldVisitsJob } from '#features/visits/server/visits.server.ts'
import { backUpNightly, backUpNightlyJob } from '../backup/nightly-backup.ts'
import { publishFilesJob } from '../builds/builds.ts'
import type { Database } from '../db/client.ts'
import type { Connection } from '../db/connection/connection.ts'
import { addFigureMonths, addFigureMonthsJob } from '../db/partitions/add-months-job.ts'
import { sendMailJob } from '../email/queue-mail.ts'
import { eraseOldMails, eraseOldMailsJob, sendMail } from '../email/send-mail.ts'
import type { MailTransport } from '../email/transport.ts'
import type { Env } from '../env/env.ts'
import type { JobDefinition } from '../jobs/job.ts'
import { reportDeadLetters, reportDeadLettersJob } from '../jobs/job-failures.ts'
import type { JobQueue } from '../jobs/queue.ts'
import { removeOldLimits, removeOldLimitsJob } from '../limits/limits.ts'
import type { Logger } from '../log.ts'
import type { DataFolder } from '../process/data-folder.ts'
import { keyRing } from '../sealing.ts'

export type JobDeps = {
  env: Env
  root: string
  log: Logger
  connection: Connection
  database: Database
  queue: JobQueue
  transport: MailTransport
  dataFolder: DataFolder
}

/** Every job of the product. */
export const allJobs: JobDefinition<object>[] = [
  sendMailJob,
  sendLeadJob,
  sendChangeJob,
  remindLeadsJob,
  dailySummaryJob,
  eraseOldMailsJob,
  eraseOldMessagesJob,
  eraseOldConversationsJob,
  mailUnreadJob,
  receiveDeliveryJob,
  sendMessageJob,
  fetchMediaJob,
  readTemplatesJob,
  eraseOldVisitsJob,
  removeOldDrawingsJob,
  removeOldLimitsJob,
  reportDeadLettersJob,
  removeEndedSessionsJob,
  publishFilesJob,
  remindJob,
  readCalendarsJob,
  notifyPeopleJob,
  draftReportsJob,
  sendReportsJob,
  watchFiguresJob,
  backUpNightlyJob,
  removeStagedJob,
  repairImportsJob,
  addFigureMonthsJob,
  planSyncsJob,
  syncAccountJob,
]

/** The list of pairs: from here on this process takes its share of the work. */
export async function startJobs(deps: JobDeps): Promise<void> {
  const { queue } = deps
  const mailDeps = { ...deps, attachReport: (id: string) => attachReport(deps.database, id) }
  await queue.work(sendMailJob, ({ mailId }, attempt) => sendMail(mailDeps, mailId, attempt))
  await queue.work(removeOldLimitsJob, () => removeOldLimits(deps.database))
  await queue.work(sendLeadJob, ({ messageId }, attempt) => sendLead(deps, messageId, attempt))
  await queue.work(sendChangeJob, ({ eventId }, attempt) => sendChange(deps, eventId, attempt))
  await queue.work(remindLeadsJob, () => remindLeads(deps))
  await queue.work(dailySummaryJob, () => sendSummaries(deps))
  await queue.work(eraseOldMailsJob, () => eraseOldMails(deps.database, deps.transport.folder))
  await queue.work(eraseOldMessagesJob, () => eraseOldMessages(deps))
  await queue.work(eraseOldConversationsJob, () => eraseOldConversations(deps))
  await queue.work(mailUnreadJob, (_, { signal }) => mailUnread(deps, signal))
  await queue.work(eraseOldVisitsJob, () => eraseOldVisits(deps.database))
  await queue.work(removeOldDrawingsJob, () => removeOldDrawings(deps))
  await queue.work(reportDeadLettersJob, () => reportDeadLetters(deps))
  await queue.work(removeEndedSessionsJob, () => removeEndedSessions(deps.database))
  await queue.work(remindJob, () => remind(deps))
  await queue.work(draftReportsJob, ({ today }, { signal }) =>
    draftReports(deps, { today, signal }),
  )
  await queue.work(sendReportsJob, (_, { signal }) => sendReports(deps, signal))
  await queue.work(watchFiguresJob, (_, { signal }) => watchFigures(deps, signal))
  await queue.work(backUpNightlyJob, () => backUpNightly(deps))
  const keys = keyRing(deps.root, deps.env)
  await queue.work(readCalendarsJob, (_, { signal }) => readCalendars({ ...deps, keys }, signal))
  await queue.work(notifyPeopleJob, (_, { signal }) => notifyPeople({ ...deps, keys }, signal))
  await queue.work(receiveDeliveryJob, ({ deliveryId }) => receiveDelivery(deps, deliveryId))
  await queue.work(sendMessageJob, ({ conversationId }, attempt) =>
    sendMessages({ ...deps, keys }, conversationId, attempt),
  )
  await queue.work(fetchMediaJob, ({ mediaId }, attempt) =>
    fetchMedia({ ...deps, keys }, mediaId, attempt),
  )
  await queue.work(readTemplatesJob, () => refreshTemplates({ ...deps, keys }))
  await queue.work(planSyncsJob, async () => void (await planSyncs(deps)))
  await queue.work(syncAccountJob, ({ accountId, reason }, attempt) =>
    syncAccount({ ...deps, keys }, accountId, reason, attempt),
  )
  await queue.work(repairImportsJob, () => repairImports(deps))
  await queue.work(removeStagedJob, () => removeStagedImports(deps.database))
  await queue.work(addFigureMonthsJob, () => addFigureMonths(deps))
}
