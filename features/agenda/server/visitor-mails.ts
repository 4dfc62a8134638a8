import { brand } from '#content/brand.ts'
import { type AgendaSettings, untilBefore } from '#features/calendar/rules/agenda-settings.ts'
import { counted } from '#features/shared/rules/counted.ts'
import { actionButton, facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Calendar, Mail, MailKind } from '#server/email/mail.ts'
import type { Meeting } from './booking-links.ts'
import { invitation } from './invitation.ts'
import { meetingFacts } from './meeting-facts.ts'

type Parts = { meeting: Meeting; settings: AgendaSettings; page: string }

const stranger =
  'Não foi você? Alguém digitou o seu endereço por engano: basta ignorar este e-mail ou cancelar pelo link.'

/**
 * To the address a visitor gave, which may be somebody else's: like every mail of this file it holds
 * not one word that was typed, so that nobody can send words of their own in the agency's name.
 */
function visitorMail(
  kind: MailKind,
  { meeting, settings }: Pick<Parts, 'meeting' | 'settings'>,
  words: {
    title: string
    intro: string
    action?: [label: string, url: string]
    last?: string
    calendar?: Calendar
  },
): Mail {
  const { person } = meeting
  const rows = meetingFacts(meeting, settings)
  const { title, intro, action, last = stranger } = words
  return {
    kind,
    contactMessageId: person.id,
    to: person.email,
    replyTo: brand.email,
    subject: `${title} | ${brand.name}`,
    html: mailPage({
      title,
      preview: rows[0]?.[1].split('\n')[0],
      body: [
        paragraph(intro),
        facts(rows),
        action ? actionButton(...action) : '',
        paragraph(last),
      ].join('\n'),
    }),
    text: mailText([
      `${title}.`,
      intro,
      rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
      ...(action ? [`${action[0]}: ${action[1]}`] : []),
      last,
    ]),
    calendar: words.calendar,
  }
}

/** Once booked, confirmed or moved. */
export function invitationMail(parts: Parts): Mail {
  const { meeting, settings, page } = parts
  const { booking, person } = meeting
  const moved = booking.sequence > 0
  return visitorMail('booking-invitation', parts, {
    title: moved ? 'Sua conversa mudou de horário' : 'Sua conversa está marcada',
    intro: `O convite vai junto: aceite para ter a conversa no seu calendário. Você pode mudar ou cancelar ${untilBefore(settings.changeHours)}, sem senha.`,
    action: ['Ver, mudar ou cancelar', page],
    calendar: invitation({ booking, settings, email: person.email, page }),
  })
}

/** While the slot waits for whoever reads this address. */
export function holdMail(parts: Parts & { minutes: number }): Mail {
  return visitorMail('booking-hold', parts, {
    title: 'Confirme a sua conversa',
    intro: `Guardamos este horário por ${counted(parts.minutes, 'minuto', 'minutos')}. Ele só fica marcado depois que você confirmar.`,
    action: ['Confirmar a conversa', parts.page],
    last: 'Não foi você? Basta ignorar este e-mail: o horário volta a ficar livre sozinho.',
  })
}

/** `page` is where another one can be booked. */
export function cancelledMail(parts: Parts & { byAgency: boolean }): Mail {
  const { meeting, settings, page, byAgency } = parts
  const { booking, person } = meeting
  return visitorMail(
    'booking-cancelled',
    { meeting, settings },
    {
      title: 'Conversa cancelada',
      intro: byAgency
        ? 'Precisamos cancelar esta conversa, e ela sai do seu calendário com este e-mail. Desculpe o transtorno.'
        : 'Esta conversa foi cancelada e sai do seu calendário com este e-mail.',
      last: `Quer marcar outra? ${page}`,
      calendar: invitation({ booking, settings, email: person.email }),
    },
  )
}

export function reminderMail(parts: Parts): Mail {
  return visitorMail('booking-reminder', parts, {
    title: 'Lembrete da sua conversa',
    intro: 'Está chegando. Se não puder vir, mude ou cancele pelo link: outra pessoa aproveita.',
    action: ['Ver, mudar ou cancelar', parts.page],
  })
}
