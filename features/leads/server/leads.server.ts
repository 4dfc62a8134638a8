export { answerLead, readFirstAnswer } from './answer-lead.ts'
export {
  assignLead,
  changeOwner,
  type NotedLead,
  noteLead,
  noteLeadOnce,
  noteOnLead,
  sendChange,
  sendChangeJob,
} from './change-lead.ts'
export { type ReturnedForm, receiveForm } from './contact/contact.server.ts'
export { eraseOldMessages, eraseOldMessagesJob } from './contact/erase-old-messages.ts'
export { readSmallBody, receiveChatLead } from './contact/receive-contact.ts'
export { contactRoutes } from './contact/routes.ts'
export { type ContactMessage, contactMessages } from './contact/schema.ts'
export { sendLead, sendLeadJob } from './contact/send-lead.ts'
export {
  COUNTED_TO,
  inviteLead,
  type LeadGroup,
  type LeadQuery,
  type LeadReport,
  type LeadRow,
  leadGroups,
  leadOf,
  leadSettingsOf,
  leadsCsv,
  leadsOf,
  personalData,
  resendMails,
  setState,
  whatsappNumber,
} from './desk.server.ts'
export {
  type BatchReport,
  type BoardCard,
  type BoardColumn,
  batchOf,
  boardOf,
  CARDS_PER_COLUMN,
  CLOSED_DAYS,
  changeLeads,
  comparisonOf,
  type DuplicatePair,
  duplicatesOf,
  findMergeTarget,
  joinLeads,
  lossesOf,
  moveLead,
  removeLeads,
  separateLeads,
  undoChange,
} from './funnel/funnel.server.ts'
export { changeDeal, finishStep, postponeStep, setStep } from './funnel/plan-lead.ts'
export { editContact, eraseContact } from './lead-contact.ts'
export {
  readLeadSettings,
  saveFunnelSettings,
  saveLeadSettings,
} from './lead-settings.ts'
export { findLeads } from './list-leads.ts'
export { markDistinct } from './merge/find-duplicates.ts'
export { mergeLeads, undoMerge } from './merge/merge-leads.ts'
export { readLead } from './read-lead.ts'
export { releaseLead, removeLead } from './release-lead.ts'
export { remindLeads, remindLeadsJob } from './remind-leads.ts'
export { contacts, leadEvents, leads, staffSummaries } from './schema.ts'
export { listLeadItems, listStepItems } from './today-items.ts'
