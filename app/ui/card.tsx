import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from './icon.tsx'

type CardProps = {
  /** Anchor for links. */
  id?: string
  title: string
  text?: ReactNode
  icon?: IconName
  children?: ReactNode
  className?: string
}

/** A titled section of a page. */
export function Card({ id: anchor, title, text, icon, children, className = '' }: CardProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className={`card panel ${className}`}>
      <div className="panel-head">
        {icon && (
          <span className="panel-icon">
            <Icon name={icon} className="size-5.5" />
          </span>
        )}
        <div>
          <h2 id={id} className="title-3">
            {title}
          </h2>
          {text && <p className="mt-1 text-muted">{text}</p>}
        </div>
      </div>
      {children}
    </section>
  )
}
