import type { PageMeta } from './common.ts'

export type AccountMenuItem = {
  label: string
  to: string
  icon: 'overview' | 'megaphone' | 'settings' | 'accessibility' | 'help'
}

export type AuthContent = {
  meta: PageMeta
  title: string
  lead: string
  aside: { title: string; points: string[] }
}
