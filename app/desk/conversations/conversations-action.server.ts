import {
  attendingForm,
  joinForm,
  noteForm,
  quickReplyForm,
  replyForm,
  transferForm,
  waitForm,
} from '#features/conversations/rules/conversation-forms.ts'
import { resendForm, templateForm } from '#features/conversations/rules/whatsapp/forms.ts'
import {
  attend,
  closeConversation,
  joinConversation,
  noteOnConversation,
  removeQuickReply,
  reopenConversation,
  replyByChannel,
  resendMessage,
  returnToAssistant,
  saveAnswerMinutes,
  saveQuickReply,
  sendTemplate,
  separateConversation,
  stopAttending,
  takeConversation,
  transferConversation,
} from '#features/conversations/server/conversations.server.ts'
import { rowForm } from '#features/people/rules/desk.ts'
import { act, type DeskCall, deskAction, samePage } from '../shared/desk-action.server.ts'

const setAttending = act(attendingForm, async ({ run, staffId }, { attending }) => {
  const isAttending = attending === 'yes'
  await run((tx) => (isAttending ? attend : stopAttending)(tx, staffId))
  return { notice: isAttending ? ('attending' as const) : ('not-attending' as const) }
})

export const conversationsAction = deskAction('conversations', samePage, {
  'conversation-attend': setAttending,
})

/** The page without the quick reply or template that was chosen before. */
function withoutChoice({ url }: DeskCall): string {
  const params = new URLSearchParams(url.searchParams)
  params.delete('resposta')
  params.delete('modelo')
  return `${url.pathname}${params.size > 0 ? `?${params}` : ''}`
}

export const conversationAction = deskAction('conversation', samePage, {
  'conversation-attend': setAttending,
  'conversation-take': act(null, ({ run, id, member }) =>
    run((tx) => takeConversation(tx, id, member)),
  ),
  'conversation-return': act(null, ({ run, id }) => run((tx) => returnToAssistant(tx, id))),
  'conversation-transfer': act(transferForm, async ({ run, id }, { to }) => {
    await run((tx) => transferConversation(tx, id, to))
  }),
  'conversation-close': act(null, ({ run, id }) => run((tx) => closeConversation(tx, id))),
  'conversation-reopen': act(null, ({ run, id, member }) =>
    run((tx) => reopenConversation(tx, id, member)),
  ),
  'conversation-reply': act(replyForm, async (call, { key, text }) => {
    await replyByChannel(call, call.id, { id: key, text })
    return { to: withoutChoice(call) }
  }),
  'whatsapp-template': act(templateForm, async (call, { key, template }) => {
    const read = (field: string) => String(call.form.get(field) ?? '')
    const errors = await sendTemplate(call, call.id, { key, template, read })
    return errors ? { errors } : { to: withoutChoice(call) }
  }),
  'whatsapp-resend': act(resendForm, (call, { message }) => resendMessage(call, call.id, message)),
  'conversation-note': act(noteForm, ({ run, id, staffId }, { text }) =>
    run((tx) => noteOnConversation(tx, staffId, id, text)),
  ),
  'conversation-join': act(joinForm, ({ run, id }, { lead }) =>
    run((tx) => joinConversation(tx, id, lead)),
  ),
  'conversation-separate': act(null, ({ run, id }) => run((tx) => separateConversation(tx, id))),
})

export const quickRepliesAction = deskAction('quickReplies', () => '/agencia/conversas/respostas', {
  'quick-reply-save': act(quickReplyForm, ({ run, staffId }, reply) =>
    run((tx) => saveQuickReply(tx, staffId, reply)),
  ),
  'quick-reply-remove': act(rowForm, ({ run }, { id }) => run((tx) => removeQuickReply(tx, id))),
  'conversation-wait': act(waitForm, ({ run }, { minutes }) =>
    run((tx) => saveAnswerMinutes(tx, minutes)),
  ),
})
