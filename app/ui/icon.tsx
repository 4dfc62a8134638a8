import sprite from '../generated/icons.svg?url'
import type { IconName } from './icon-names.ts'

export type { IconName }

/** A decorative drawing from the sprite, in the colour of the text beside it. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
