export {
  CHART_DAYS,
  CLIENTS_PER_PAGE,
  type ClientList,
  type ClientOrder,
  type ClientReport,
  clientOf,
  clientOrders,
  clientsOf,
  type UnsentReport,
} from './desk.server.ts'
