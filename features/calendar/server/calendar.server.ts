export { readOffice } from './office.ts'
export {
  agendaBlocks,
  agendaFeeds,
  agendaHostNames,
  agendaHosts,
  agendaSettingsRow,
  type Booking,
  bookingLinks,
  bookings,
} from './schema.ts'
export {
  type Calendar,
  kindOf,
  ownHours,
  partOf,
  partVersions,
  readChanged,
  readSettings,
} from './settings.ts'
export { brandClock, wallClock } from './wall-clock.ts'
