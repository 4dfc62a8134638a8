import type { PageMeta } from './common.ts'

export type AccountMenuItem = {
  label: string
  to: string
  icon:
    | 'overview'
    | 'megaphone'
    | 'settings'
    | 'book'
    | 'accessibility'
    | 'help'
    | 'link'
    | 'users'
    | 'sun'
    | 'inbox'
    | 'message'
    | 'calendar'
    | 'wind'
    | 'shield'
    | 'star'
    | 'pen'
    | 'type'
    | 'compass'
    | 'user'
    | 'bell'
  /** How many wait there. */
  count?: number
  /** How many things there are new to this person. */
  fresh?: number
  /** About the person who is signed in, whichever client they look at. */
  personal?: boolean
}

export type AuthContent = {
  meta: PageMeta
  title: string
  lead: string
  aside: { title: string; points: string[] }
}
