import { brand } from '#content/brand.ts'
import { actionButton, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import { moment } from '#server/email/mail.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import { describeError } from '#server/log.ts'
import { mailOrigin } from '../mail-origin.ts'
import { describeDevice } from '../sessions.ts'

const ways = {
  changed: 'trocada em Configurações',
  reset: 'redefinida pelo link que enviamos para este e-mail',
}

/**
 * Mails the user that the password changed. The change is already committed, so a failure to queue
 * is only logged.
 */
export async function sendPasswordNotice(
  request: Request,
  { deps }: RequestInfo,
  email: string,
  way: keyof typeof ways,
): Promise<void> {
  const { device } = describeDevice(request.headers.get('user-agent') ?? '')
  const url = `${mailOrigin(deps.env, request)}/auth?mode=forgot`
  const title = 'A sua senha foi alterada'
  const paragraphs = [
    `A senha da sua Área do Cliente foi ${ways[way]}, e os outros dispositivos saíram da conta.`,
    `Quando: ${moment(new Date())} (horário de ${brand.address.city}).\nOnde: ${device}.`,
    'Se foi você, não precisa fazer nada.',
  ]
  const otherwise = `Se não foi você, crie uma nova senha agora; isso tira da conta quem a trocou. Depois avise a gente: ${brand.email}.`
  try {
    await deps.database.db.transaction((tx) =>
      queueMail(tx, deps.queue, {
        kind: 'password-changed',
        to: email,
        subject: title,
        html: mailPage({
          title,
          body: [
            ...paragraphs.map(paragraph),
            paragraph(otherwise),
            actionButton('Criar nova senha', url),
          ].join('\n'),
        }),
        text: mailText([
          `${title}.`,
          ...paragraphs,
          otherwise,
          `Para criar uma nova senha:\n${url}`,
        ]),
      }),
    )
  } catch (error) {
    deps.log.error('password notice could not be queued', describeError(error))
  }
}
