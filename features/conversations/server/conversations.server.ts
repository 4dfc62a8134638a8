export { answerTime } from './answer-time.ts'
export { attend, stopAttending } from './answering.ts'
export { type AssistantTurn, beginAssistantTurn } from './assistant-turn.ts'
export {
  closeConversation,
  reopenConversation,
  replyToVisitor,
  returnToAssistant,
  takeConversation,
  transferConversation,
} from './attend.ts'
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
export { eraseOldConversations, eraseOldConversationsJob } from './erase-old-conversations.ts'
export { streamDesk } from './live/desk-stream.ts'
export { closeHub } from './live/hub.ts'
export { conversationRoutes } from './live/visitor-routes.ts'
export { mailUnread, mailUnreadJob } from './mail-unread.ts'
export { listConversationItems } from './today-items.ts'
