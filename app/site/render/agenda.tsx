import type { ReactNode } from 'react'
import type {
  BookingView,
  Changed,
  OpenAgenda,
  ReturnedBooking,
} from '#features/agenda/server/agenda.server.ts'
import agendaRules from '../families/agenda/agenda.css?url'
import { agendaData } from '../families/agenda/agenda.server.ts'
import { AgendaPage } from '../families/agenda/agenda.tsx'
import { bookingData } from '../families/agenda/booking.server.ts'
import { BookingPage } from '../families/agenda/booking.tsx'
import bookingRules from '../families/agenda/booking-page.css?url'
import { type Asked, render } from './on-request.tsx'
import { type Page, renderDocument } from './render-document.tsx'

/** In a frame of another page of ours there is nothing around it. */
async function renderFramed(asked: Asked, page: Omit<Page, 'content'>, element: ReactNode) {
  const content = <main id="conteudo">{element}</main>
  const { html } = await renderDocument({ ...page, content }, asked.assets, asked.nonce)
  return html
}

export function renderAgenda(
  asked: Asked,
  open: OpenAgenda,
  returned?: ReturnedBooking,
): Promise<string> {
  const came = { url: asked.url, referrer: asked.referrer ?? '' }
  const data = agendaData(open, came, returned)
  const show = data.step ? renderFramed : render
  return show(asked, { ...data, stylesheet: agendaRules }, <AgendaPage {...data} />)
}

type Booking = { own: BookingView | undefined; open?: OpenAgenda; changed?: Changed }

export function renderBooking(asked: Asked, booking: Booking): Promise<string> {
  const data = bookingData({ url: asked.url, ...booking })
  const show = data.framed ? renderFramed : render
  return show(asked, { ...data, stylesheet: bookingRules }, <BookingPage {...data} />)
}
