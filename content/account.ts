import { ownAgenda } from './scheduling.ts'
import type { AccountMenuItem } from './types/account.ts'

/** The client area's menu; the first one is its index. */
export const accountMenu: AccountMenuItem[] = [
  { label: 'Visão Geral', to: '/dashboard', icon: 'overview' },
  { label: 'Campanhas', to: '/dashboard/campaigns', icon: 'megaphone' },
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

/** The desk's menu; its index leads to the first one. */
export const deskMenu: AccountMenuItem[] = [
  { label: 'Clientes', to: '/agencia/clientes', icon: 'users' },
  ...(ownAgenda ? [agendaItem] : []),
  { label: 'De onde vêm', to: '/agencia/origens', icon: 'wind' },
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
