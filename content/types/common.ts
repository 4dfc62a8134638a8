import type { UploadedPicture } from './picture.ts'

export type Theme = 'noite' | 'dia'

/** Icons that content may ask for; app/ui/icon-names.ts maps them to drawings. */
export const contentIcons = [
  'target',
  'sparkles',
  'book',
  'layout',
  'camera',
  'chart',
  'search',
  'mail',
  'clock',
  'users',
  'shield',
  'zap',
  'message',
  'calendar',
  'trending',
  'wallet',
  'map',
  'compass',
  'anchor',
  'wind',
  'sail',
  'phone',
  'pen',
  'video',
  'code',
  'gauge',
  'layers',
  'funnel',
  'refresh',
  'heart',
  'check',
  'star',
] as const
export type IconName = (typeof contentIcons)[number]

/**
 * Title without the brand, which the metadata builder adds unless `fullTitle` is set; description of
 * 70–160 characters. `headTitle` takes the title's place in the head, where a page's name alone says
 * too little in a list of search results.
 */
export type PageMeta = {
  title: string
  headTitle?: string
  description: string
  fullTitle?: true
  /** Shown where the page is shared, in place of its drawn card. */
  image?: UploadedPicture
}

/** A figure and what it counts: { value: '+60%', label: 'de eficiência no atendimento' }. */
export type Fact = { value: string; label: string }

/** The field draws what the service means; see scripts/assets/wind. */
export type WindField =
  | 'rising'
  | 'vortex'
  | 'layers'
  | 'grid'
  | 'converge'
  | 'waves'
  | 'ripples'
  | 'fan'
  | 'spiral'
  | 'calm'

/** One drawing of the wind: no two pages share a seed. */
export type WindArt = {
  seed: number
  field: WindField
  hue: 'mar-sol' | 'mar' | 'sol' | 'ceu'
}

/** What of a picture stays when its frame cuts the rest off. */
export type PhotoFocus = 'top' | 'upper' | 'centre' | 'lower' | 'bottom' | 'left' | 'right'

/**
 * A picture file beside the content file (JPEG, PNG or AVIF, any size), and what it shows in words.
 * Without a focus, people keep their heads ('upper') and everything else its middle.
 */
export type PhotoFile = { file: string; alt: string; decorative?: true; focus?: PhotoFocus }

/** A picture of the agency's own, from its files or from the desk's library. */
export type Photo = PhotoFile | UploadedPicture

export type Faq = { question: string; answer: string }
