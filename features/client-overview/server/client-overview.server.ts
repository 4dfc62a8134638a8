export {
  CHART_DAYS,
  CLIENTS_PER_PAGE,
  type ClientList,
  type ClientReport,
  clientOf,
  clientsOf,
} from './desk.server.ts'
