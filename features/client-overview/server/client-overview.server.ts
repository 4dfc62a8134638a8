export {
  CLIENTS_PER_PAGE,
  type ClientList,
  type ClientReport,
  clientOf,
  clientsOf,
  SHOWN_DAYS,
} from './desk.server.ts'
