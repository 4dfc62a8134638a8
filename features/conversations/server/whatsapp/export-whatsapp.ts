import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { whatsappMedia, whatsappPeople, whatsappReactions } from './schema.ts'

/** For a person's data export: their WhatsApp ids and files. Inside asStaff. */
export async function exportWhatsApp(tx: Transaction, conversationId: string) {
  const [person] = await tx
    .select()
    .from(whatsappPeople)
    .where(eq(whatsappPeople.conversationId, conversationId))
  const files = await tx
    .select()
    .from(whatsappMedia)
    .where(eq(whatsappMedia.conversationId, conversationId))
  const reactions = await tx
    .select({ reacao: whatsappReactions.emoji, em: whatsappReactions.at })
    .from(whatsappReactions)
    .where(eq(whatsappReactions.conversationId, conversationId))
  return {
    numero: person?.waId ?? null,
    identificacao: person?.userId ?? null,
    anuncio: person?.adClick ?? null,
    reacoes: reactions,
    arquivos: files.map(({ id, fileName, type, size, createdAt }) => ({
      nome: fileName,
      tipo: type,
      bytes: size,
      recebidoEm: createdAt,
      endereco: `/agencia/conversas/${conversationId}/arquivos/${id}`,
    })),
  }
}
