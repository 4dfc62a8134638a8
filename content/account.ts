import type { AccountMenuItem } from './types/account.ts'

/** The client area's menu; the first one is its index. */
export const accountMenu: AccountMenuItem[] = [
  { label: 'Visão Geral', to: '/dashboard', icon: 'overview' },
  { label: 'Campanhas', to: '/dashboard/campaigns', icon: 'megaphone' },
  { label: 'Configurações', to: '/dashboard/settings', icon: 'settings' },
  { label: 'Acessibilidade', to: '/dashboard/accessibility', icon: 'accessibility' },
  { label: 'Suporte', to: '/dashboard/support', icon: 'help' },
]
