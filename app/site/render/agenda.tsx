import type { ReactNode } from 'react'
import type {
  BookingView,
  Changed,
  OpenAgenda,
  ReturnedBooking,
} from '#features/agenda/server/agenda.server.ts'
import agendaRules from '../families/agenda/agenda.css?url'
import { agendaData, type Invited } from '../families/agenda/agenda.server.ts'
import { AgendaPage } from '../families/agenda/agenda.tsx'
import { bookingData } from '../families/agenda/booking.server.ts'
import { BookingPage } from '../families/agenda/booking.tsx'
import bookingRules from '../families/agenda/booking-page.css?url'
import { type PageRequest, render } from './on-request.tsx'
import { type Page, type RenderedPage, renderDocument } from './render-document.tsx'

/** In a frame of another page of ours there is nothing around it. */
function renderFramed(
  { assets, nonce }: PageRequest,
  page: Omit<Page, 'content'>,
  element: ReactNode,
): Promise<RenderedPage> {
  const content = <main id="conteudo">{element}</main>
  return renderDocument({ ...page, content }, assets, nonce)
}

export function renderAgenda(
  request: PageRequest,
  open: OpenAgenda,
  returned?: ReturnedBooking,
  invited?: Invited,
): Promise<RenderedPage> {
  const data = { ...agendaData(open, request.url, returned, invited), visit: request.visit }
  const show = data.step ? renderFramed : render
  return show(request, { ...data, stylesheet: agendaRules }, <AgendaPage {...data} />)
}

type Booking = {
  own: BookingView | undefined
  open?: OpenAgenda
  changed?: Changed
  /** An invitation that cannot be used any more. */
  gone?: boolean
}

export function renderBooking(request: PageRequest, booking: Booking): Promise<RenderedPage> {
  const data = bookingData({ url: request.url, ...booking })
  const show = data.framed ? renderFramed : render
  return show(request, { ...data, stylesheet: bookingRules }, <BookingPage {...data} />)
}
