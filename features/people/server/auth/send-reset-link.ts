import type { AppDeps } from '#server/deps.ts'
import { actionButton, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { authCall } from './auth-call.ts'

/**
 * The link leads to the form for a new password and works for half an hour. No name greets: whoever
 * signed up with this address may have written it for somebody else to read.
 */
export async function sendResetLink(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  email: string,
  token: string,
): Promise<void> {
  const url = `${authCall.getStore()?.origin}/auth?mode=reset&token=${encodeURIComponent(token)}`
  const title = 'Crie uma nova senha'
  const reason = 'Recebemos um pedido para redefinir a senha da sua conta na Área do Cliente.'
  const expiry = 'O link vale por 30 minutos e só funciona uma vez.'
  const otherwise =
    'Se não foi você, ignore este e-mail: a sua senha continua a mesma e ninguém entrou na sua conta.'
  await database.db.transaction((tx) =>
    queueMail(tx, queue, {
      kind: 'reset-password',
      to: email,
      subject: 'Redefina a sua senha',
      html: mailPage({
        title,
        body: [
          paragraph(reason),
          actionButton('Criar nova senha', url),
          paragraph(expiry),
          paragraph(otherwise),
        ].join('\n'),
      }),
      text: mailText([
        `${title}.`,
        reason,
        `Para criar uma nova senha, abra:\n${url}`,
        expiry,
        otherwise,
      ]),
    }),
  )
}
