import type { AppDeps } from '#server/deps.ts'
import { actionButton, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { authCall } from './auth-call.ts'

/** The link confirms the address, signs in and leads to the client area. */
export async function sendVerificationLink(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  email: string,
  token: string,
): Promise<void> {
  const url = `${authCall.getStore()?.origin}/auth?mode=verify&token=${encodeURIComponent(token)}`
  const reason = 'Falta um passo para a sua Área do Cliente: confirmar que este e-mail é seu.'
  const expiry = 'O link vale por 24 horas.'
  const otherwise =
    'Se não foi você quem criou a conta, não abra o link: quem a criou tem a senha dela. Basta ignorar este e-mail.'
  await database.db.transaction((tx) =>
    queueMail(tx, queue, {
      kind: 'verify-email',
      to: email,
      subject: 'Confirme o seu e-mail',
      html: mailPage({
        title: 'Confirme o seu e-mail',
        body: [
          paragraph(reason),
          actionButton('Confirmar e-mail', url),
          paragraph(expiry),
          paragraph(otherwise),
        ].join('\n'),
      }),
      text: mailText([reason, `Para confirmar, abra:\n${url}`, expiry, otherwise]),
    }),
  )
}
