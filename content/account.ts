import { ownAgenda } from './derived/scheduling.ts'
import { parts } from './parts.ts'
import type { AccountMenuItem } from './types/account.ts'

/** The client area's menu; the first one is its index. */
export const accountMenu: AccountMenuItem[] = [
  { label: 'Visão Geral', to: '/dashboard', icon: 'overview' },
  { label: 'Campanhas', to: '/dashboard/campaigns', icon: 'megaphone' },
  { label: 'Canais', to: '/dashboard/canais', icon: 'compass' },
  { label: 'Relatórios', to: '/dashboard/relatorios', icon: 'book' },
  { label: 'Configurações', to: '/dashboard/settings', icon: 'settings', personal: true },
  {
    label: 'Acessibilidade',
    to: '/dashboard/accessibility',
    icon: 'accessibility',
    personal: true,
  },
  { label: 'Suporte', to: '/dashboard/support', icon: 'help' },
]

const agendaItem: AccountMenuItem = { label: 'Agenda', to: '/agencia/agenda', icon: 'calendar' }

const conversationsItem: AccountMenuItem = {
  label: 'Conversas',
  to: '/agencia/conversas',
  icon: 'message',
}

/** The desk's menu; the first one is its index, the first four are at hand on a phone. */
export const deskMenu: AccountMenuItem[] = [
  { label: 'Hoje', to: '/agencia', icon: 'sun' },
  { label: 'Leads', to: '/agencia/leads', icon: 'inbox' },
  ...(parts.assistant ? [conversationsItem] : []),
  ...(ownAgenda ? [agendaItem] : []),
  { label: 'Clientes', to: '/agencia/clientes', icon: 'users' },
  { label: 'Relatórios', to: '/agencia/relatorios', icon: 'book' },
  { label: 'Site', to: '/agencia/site', icon: 'pen' },
  { label: 'Conteúdos', to: '/agencia/conteudos', icon: 'type' },
  { label: 'De onde vêm', to: '/agencia/origens', icon: 'wind' },
  { label: 'Conexões', to: '/agencia/conexoes', icon: 'link' },
  { label: 'Na vitrine', to: '/agencia/vitrine', icon: 'star' },
  { label: 'Equipe', to: '/agencia/equipe', icon: 'shield' },
]

/** From the one to the other, for staff. */
export const deskLink: AccountMenuItem = {
  label: 'Mesa da agência',
  to: '/agencia',
  icon: 'compass',
}
export const accountLink: AccountMenuItem = {
  label: 'Minha conta',
  to: '/dashboard/settings',
  icon: 'user',
}
export const pushLink: AccountMenuItem = {
  label: 'Avisos',
  to: '/agencia/avisos',
  icon: 'bell',
}
