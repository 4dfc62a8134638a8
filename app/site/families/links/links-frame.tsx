import type { ReactNode } from 'react'
import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'

type Props = {
  profile: { name: string; tagline: string; city: string }
  picture: WindPicture
  /** The QR code. */
  code: ReactNode
  children: ReactNode
}

/** One column for a thumb; on a wide screen the profile and the code stand beside the links. */
export function LinksFrame({ profile, picture, code, children }: Props) {
  return (
    <div className="links-page">
      <Wind picture={picture} className="wind-fade-down" />
      <div className="links-grid">
        <div className="links-profile">
          <span className="links-avatar" aria-hidden="true">
            <Logo className="size-14" />
          </span>
          <h1 className="title-1">{profile.name}</h1>
          <p className="lead">{profile.tagline}</p>
          <p className="flex items-center gap-1.5 text-muted">
            <Icon name="map" className="size-4.5 text-brand" />
            {profile.city}
          </p>
        </div>
        <div className="links-list">{children}</div>
        {code}
      </div>
    </div>
  )
}
