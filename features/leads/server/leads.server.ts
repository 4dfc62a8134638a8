export { readFirstAnswer } from './answer-lead.ts'
export { type NotedLead, noteLead, sendChange, sendChangeJob } from './change-lead.ts'
export { type ReturnedForm, receiveForm } from './contact/contact.server.ts'
export { eraseOldMessages, eraseOldMessagesJob } from './contact/erase-old-messages.ts'
export { readSmallBody } from './contact/receive-contact.ts'
export { contactRoutes } from './contact/routes.ts'
export { type ContactMessage, contactMessages } from './contact/schema.ts'
export { sendLead, sendLeadJob } from './contact/send-lead.ts'
export {
  COUNTED_TO,
  correctContact,
  erasePerson,
  inviteWon,
  keepLeadSettings,
  type LeadGroup,
  type LeadQuery,
  type LeadReport,
  type LeadRow,
  leadAddress,
  leadGroups,
  leadOf,
  leadSettingsOf,
  leadsCsv,
  leadsOf,
  noteNewLead,
  personalData,
  release,
  remove,
  resendMails,
  sendAnswer,
  setOwner,
  setState,
  whatsappNumber,
  writeLeadNote,
} from './desk.server.ts'
export { readLeadSettings } from './lead-settings.ts'
export { readLead } from './read-lead.ts'
export { remindLeads, remindLeadsJob } from './remind-leads.ts'
export { contacts, leadEvents, leads, staffSummaries } from './schema.ts'
export { leadsWaiting } from './waiting.ts'
