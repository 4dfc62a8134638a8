import type { LoaderFunctionArgs } from 'react-router'
import { count, moment } from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import { whatsappForm } from '#features/conversations/rules/whatsapp/forms.ts'
import { problemText } from '#features/conversations/rules/whatsapp/problems.ts'
import { categoryText } from '#features/conversations/rules/whatsapp/templates.ts'
import { WHATSAPP_WEBHOOK_PATH } from '#features/conversations/rules/whatsapp/webhook.ts'
import { FREE_REPLIES } from '#features/conversations/rules/whatsapp/window.ts'
import {
  connectNumber,
  disconnectNumber,
  testNumber,
  whatsappSettingsOf,
} from '#features/conversations/server/conversations.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta, formatCount } from '../shared/desk-view.server.ts'

type Settings = Awaited<ReturnType<typeof whatsappSettingsOf>>

const dayText = (at: Date | null) => (at ? moment(at.toISOString()) : '')

function numberView({ number, templates }: Settings) {
  if (!number) return null
  const isActive = number.state === 'active'
  const approved = templates.filter(({ status }) => status === 'APPROVED').length
  return {
    title: number.verifiedName || 'WhatsApp da agência',
    phone: number.displayPhone,
    tone: isActive ? 'ok' : 'late',
    stateText: isActive ? 'Conectado' : 'Reconectar',
    sentence: isActive ? '' : problemText(number.problem),
    phoneNumberId: number.phoneNumberId,
    businessId: number.businessId,
    verified: number.verifiedAt
      ? `Endereço verificado pela Meta: ${dayText(number.verifiedAt)}.`
      : 'A Meta ainda não verificou o endereço do webhook: nenhuma mensagem chega.',
    isVerified: number.verifiedAt !== null,
    received: number.receivedAt
      ? `Última mensagem recebida: ${dayText(number.receivedAt)}.`
      : 'Nenhuma mensagem recebida ainda.',
    templates: `${formatCount(templates.length, 'modelo', 'modelos')}, ${formatCount(approved, 'aprovado', 'aprovados')}. Lidos: ${dayText(number.templatesAt)}.`,
  }
}

/** Answers inside the window are free up to a number; templates are charged by category. */
function usageView({ usage }: Settings) {
  const sum = (rows: typeof usage) => rows.reduce((total, row) => total + row.count, 0)
  const replies = sum(usage.filter(({ isTemplate }) => !isTemplate))
  const categories = [...new Set(usage.filter((row) => row.isTemplate).map((row) => row.category))]
  const charged = sum(usage.filter(({ billable }) => billable))
  return {
    replies: `${count(replies)} de ${count(FREE_REPLIES)}`,
    share: Math.min(replies / FREE_REPLIES, 1),
    over:
      replies > FREE_REPLIES
        ? `${formatCount(replies - FREE_REPLIES, 'resposta passou', 'respostas passaram')} do que é grátis neste mês.`
        : '',
    templates: categories.map((category) => ({
      name: category ? categoryText(category) : 'sem preço informado ainda',
      count: count(sum(usage.filter((row) => row.isTemplate && row.category === category))),
    })),
    charged: `${formatCount(charged, 'mensagem', 'mensagens')} que a Meta marcou como ${charged === 1 ? 'cobrada' : 'cobradas'}.`,
  }
}

export async function whatsappData(args: LoaderFunctionArgs) {
  const settings = await whatsappSettingsOf(args, brand.timeZone)
  const { isOwner, origin, verifyToken } = settings
  return {
    meta: deskMeta('WhatsApp'),
    crumb: 'WhatsApp',
    isOwner,
    number: numberView(settings),
    usage: usageView(settings),
    webhook: { address: new URL(WHATSAPP_WEBHOOK_PATH, origin).href, verifyToken },
  }
}

export const whatsappAction = deskAction('whatsapp', () => '/agencia/conexoes/whatsapp', {
  // Owners only: the token writes in the agency's name.
  'whatsapp-connect': act(
    whatsappForm,
    async (call, values) => ({ notice: await connectNumber(call, values) }),
    'owner',
  ),
  'whatsapp-test': act(null, (call) => testNumber(call)),
  'whatsapp-disconnect': act(null, (call) => disconnectNumber(call), 'owner'),
})
