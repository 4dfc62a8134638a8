import accountSprite from '../generated/account-icons.svg?url'
import siteSprite from '../generated/icons.svg?url'
import { accountIcons, type IconName } from './icon-names.ts'

export type { IconName }

/** A decorative drawing from a sprite, in the colour of the text beside it. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  const sprite = accountIcons.includes(name) ? accountSprite : siteSprite
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
