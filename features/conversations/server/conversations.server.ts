export { type AssistantTurn, beginAssistantTurn } from './assistant-turn.ts'
export { answerTime } from './attendance/answer-time.ts'
export { attend, stopAttending } from './attendance/answering.ts'
export {
  closeConversation,
  reopenConversation,
  returnToAssistant,
  takeConversation,
  transferConversation,
} from './attendance/attend.ts'
export { findChosenPlan } from './chosen-plan.ts'
export {
  conversationsOf,
  noteOnConversation,
  removeQuickReply,
  replySettingsOf,
  saveAnswerMinutes,
  saveQuickReply,
} from './desk/desk.server.ts'
export { joinConversation, separateConversation } from './desk/join-lead.ts'
export {
  type ConversationGroup,
  type ConversationRow,
  conversationGroups,
} from './desk/list-conversations.ts'
export { conversationDataOf, leadConversationsOf } from './desk/of-lead.server.ts'
export type { ConversationReport } from './desk/read-conversation.ts'
export { eraseOldConversations, eraseOldConversationsJob } from './jobs/erase-old-conversations.ts'
export { mailUnread, mailUnreadJob } from './jobs/mail-unread.ts'
export { streamDesk } from './live/desk-stream.ts'
export { closeHub } from './live/hub.ts'
export { conversationRoutes } from './live/visitor-routes.ts'
export { listConversationItems } from './today-items.ts'
export { fetchMedia, fetchMediaJob } from './whatsapp/media/fetch-media.ts'
export { streamMedia } from './whatsapp/media/media-response.ts'
export { connectNumber, disconnectNumber, testNumber } from './whatsapp/number.ts'
export { receiveDelivery, receiveDeliveryJob } from './whatsapp/receive/receive-delivery.ts'
export { whatsappRoutes } from './whatsapp/receive/webhook-routes.ts'
export { readTemplatesJob, refreshTemplates } from './whatsapp/refresh-templates.ts'
export { replyByChannel, resendMessage, sendTemplate } from './whatsapp/reply.ts'
export { sendMessageJob, sendMessages } from './whatsapp/send-message.ts'
export { type WhatsAppThread, whatsappOf, whatsappSettingsOf } from './whatsapp/view.server.ts'
