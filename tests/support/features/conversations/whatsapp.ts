import { createHmac, randomInt, randomUUID } from 'node:crypto'

const digits = (length: number) =>
  Array.from({ length }, (_, index) => randomInt(index ? 0 : 1, 10)).join('')

/** A number of an agency as Meta describes it, and what is pasted at the desk. */
export function newNumber() {
  return {
    id: digits(15),
    businessId: digits(15),
    phone: '+55 85 4000-0000',
    name: 'Agência de teste',
    token: `EAA${digits(20)}`,
    appSecret: digits(32),
  }
}

export type TestNumber = ReturnType<typeof newNumber>

export const newWaId = (area = '85') => `55${area}9${randomInt(6, 10)}${digits(7)}`
export const newExternalId = () => `wamid.${randomUUID()}`
export const nowSeconds = (ago = 0) => String(Math.floor(Date.now() / 1000) - ago)

type From = { waId?: string; userId?: string; name?: string }

export type Item = Record<string, unknown>

export const contactItem = ({ waId, userId, name = 'Helena Brito' }: From): Item => ({
  profile: { name },
  ...(waId ? { wa_id: waId } : {}),
  ...(userId ? { user_id: userId } : {}),
})

/** What one person sent, as the value of a delivery. */
export const messagesFrom = (waId: string, ...messages: Item[]) => ({
  contacts: [contactItem({ waId })],
  messages,
})

/** A message as it stands in a delivery. */
export const messageItem = ({ waId, userId }: From, more: Item = {}): Item => ({
  ...(waId ? { from: waId } : {}),
  ...(userId ? { from_user_id: userId } : {}),
  id: newExternalId(),
  timestamp: nowSeconds(),
  type: 'text',
  text: { body: 'Oi' },
  ...more,
})

type Value = { contacts?: Item[]; messages?: Item[]; statuses?: Item[]; calls?: Item[] }

export const deliveryOf = ({ id, businessId }: TestNumber, value: Value, field = 'messages') =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: businessId,
        changes: [
          {
            field,
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '558540000000', phone_number_id: id },
              ...value,
            },
          },
        ],
      },
    ],
  })

export const signatureOf = (body: string, appSecret: string) =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`

export const retomar = (businessId: string) => ({
  businessId,
  id: digits(15),
  name: 'retomar_a_conversa',
  language: 'pt_BR',
  category: 'UTILITY',
  status: 'APPROVED',
  components: [
    { type: 'BODY', text: 'Oi, {{1}}! Tenho novidade sobre {{2}}. Posso te contar por aqui?' },
    { type: 'FOOTER', text: 'Responda SAIR para não receber mais' },
  ],
})
