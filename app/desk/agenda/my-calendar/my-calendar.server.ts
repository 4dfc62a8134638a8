import type { LoaderFunctionArgs } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import { calendarForm, roomForm } from '#features/agenda/rules/agenda-forms.ts'
import {
  addCalendar,
  feedOf,
  ownCalendars,
  ownRoomOf,
  refreshCalendar,
  removeCalendar,
  renewFeed,
  saveRoom,
} from '#features/agenda/server/agenda.server.ts'
import { rowForm } from '#features/people/rules/desk.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta } from '../../shared/desk-view.server.ts'

/** What is wrong with a calendar's address, and what its owner does about it. */
const problems: Record<string, string> = {
  address: 'O endereço não serve. Tire este e cole o endereço secreto em formato iCal.',
  private: 'O endereço leva a uma rede interna, que não é lida. Use o endereço público do serviço.',
  network: 'O serviço não respondeu. Tentamos de novo sozinhos; se continuar, confira o endereço.',
  timeout: 'O serviço demorou demais. Tentamos de novo sozinhos.',
  redirects: 'O endereço manda para outro sem parar. Copie-o de novo nos ajustes do calendário.',
  'too-large': 'O calendário tem mais de 5 MB. Publique um só com os compromissos de agora.',
  gone: 'O serviço diz que este endereço não existe mais. Copie o endereço novo e tire este.',
  refused: 'O serviço recusou a leitura. Confira se o endereço secreto ainda vale.',
  unreadable:
    'O que veio não é um calendário que dê para ler. Confira se o endereço termina em .ics.',
  sealed: 'A chave que guarda este endereço mudou. Tire este e cole o endereço outra vez.',
}

export async function myCalendarData(args: LoaderFunctionArgs) {
  const address = await feedOf(args)
  const calendars = await ownCalendars(args)
  return {
    meta: deskMeta('Meu calendário'),
    crumb: 'Meu calendário',
    feed: { address, subscribe: address.replace(/^https?:/, 'webcal:') },
    room: await ownRoomOf(args),
    calendars: calendars.map(({ id, label, problem, readAt }) => ({
      id,
      label,
      problem: problem ? (problems[problem] ?? (problems.network as string)) : '',
      read: readAt ? `Lido em ${moment(readAt.toISOString())}` : 'Ainda não foi lido',
    })),
  }
}

export const myCalendarAction = deskAction('myCalendar', () => '/agencia/agenda/meu-calendario', {
  'add-calendar': act(calendarForm, async (desk, { calendar }) => ({
    errors: await addCalendar(desk, calendar),
  })),
  'remove-calendar': act(rowForm, (desk, { id }) => removeCalendar(desk, id)),
  'read-calendar': act(rowForm, (desk, { id }) => refreshCalendar(desk, id)),
  'save-room': act(roomForm, ({ database, staffId }, { room }) =>
    saveRoom(database, staffId, room),
  ),
  'renew-feed': act(null, ({ database, staffId }) => renewFeed(database, staffId)),
})
