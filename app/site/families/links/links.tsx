import type { ReactNode } from 'react'
import { artStyle } from '#app/generated/mark.ts'
import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Logo } from '#app/site/parts/logo.tsx'
import { Fold } from '#app/site/render/island.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { LinkItem, LinksContent } from '#content/types/links-page.ts'
import { DirectContactCard } from './direct-contact-card.tsx'
import type { linksData, ShownLink } from './links.server.ts'

type QrCodeProps = {
  labels: LinksContent['code']
  /** The public address of the page, and the files drawn of it. */
  url: string
  files: { png: string; svg: string }
  folder: string
}

const size = 200

/**
 * A code to scan or to keep; its files download without a script too. Where the page is served from
 * another address, such as a preview, app/site/browser/pages/own-code.ts draws the code of that one.
 */
function QrCode({ labels, url, files, folder }: QrCodeProps) {
  return (
    <section aria-labelledby="qr-titulo" className="links-code" data-code={url}>
      <img
        src={`${folder}${files.svg}`}
        width={size}
        height={size}
        alt={`${labels.alt}: ${url}`}
        loading="lazy"
        className="links-code-image"
      />
      <div className="min-w-0">
        <h2 id="qr-titulo" className="title-3">
          {labels.title}
        </h2>
        <p className="mt-2 text-muted">{labels.text}</p>
        <p className="mt-2 font-semibold text-brand" data-code-address="">
          {url.replace(/^https?:\/\//, '')}
        </p>
        <p className="mt-5 flex flex-wrap gap-2.5">
          <a
            href={`${folder}${files.png}`}
            download={files.png}
            className="btn btn-ghost btn-sm"
            data-link="qrcode-png"
          >
            <Icon name="download" className="size-5 flex-none" />
            {labels.png}
          </a>
          <a
            href={`${folder}${files.svg}`}
            download={files.svg}
            className="btn btn-ghost btn-sm"
            data-link="qrcode-svg"
          >
            <Icon name="printer" className="size-5 flex-none" />
            {labels.svg}
          </a>
        </p>
      </div>
    </section>
  )
}

/** Lucide has no marks of companies any more; these are drawn in its manner. */
const marks: Partial<Record<LinkItem['id'], string>> = {
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5ZM16 11.4A4 4 0 1 1 12.6 8 4 4 0 0 1 16 11.4ZM17.5 6.5h.01',
  linkedin:
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6ZM2 9h4v12H2ZM4 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3Z',
}

function SocialLinks({ label, links }: { label: string; links: ShownLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="links-networks">
        {links.map((link) => (
          <li key={link.id}>
            <SiteLink to={link.url} data-link={link.id} className="links-social">
              <span className="links-mark" data-stories={link.stories || undefined}>
                <svg
                  viewBox="0 0 24 24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  className="size-5.5"
                  aria-hidden="true"
                >
                  <path d={marks[link.id]} />
                </svg>
              </span>
              <span className="font-semibold">{link.title}</span>
              <span className="text-[0.875rem] text-muted">{link.subtitle}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const icons: Partial<Record<LinkItem['id'], IconName>> = { agenda: 'calendar', whatsapp: 'message' }
/** The site itself: a sail where drawings are of the wind. */
const ownIcon: IconName = artStyle === 'wind' ? 'sail' : 'layout'

function MainLinks({ label, links }: { label: string; links: ShownLink[] }) {
  return (
    <nav aria-label={label} className="grid gap-3">
      {links.map((link) => (
        <MainLink key={link.id} link={link} />
      ))}
    </nav>
  )
}

function MainLink({ link }: { link: ShownLink }) {
  return (
    <SiteLink
      to={link.url}
      data-link={link.id}
      data-tone={link.tone}
      className={`links-item links-item-${link.size} ${link.pulse ? 'links-pulse' : ''}`}
    >
      <Icon name={icons[link.id] ?? ownIcon} className="size-7 flex-none" />
      <span className="min-w-0 flex-1">
        <span className="links-item-title">{link.title}</span>
        <span className="links-item-text">{link.subtitle}</span>
      </span>
      {link.badge && <span className="links-badge">{link.badge}</span>}
      <Icon
        name={link.url.startsWith('/') ? 'arrow' : 'arrow-up-right'}
        className="size-5 flex-none max-[22rem]:hidden"
      />
    </SiteLink>
  )
}

type Props = {
  profile: { name: string; tagline: string; city: string }
  picture: WindPicture
  /** The QR code. */
  code: ReactNode
  children: ReactNode
}

/** One column for a thumb; on a wide screen the profile and the code stand beside the links. */
function LinksFrame({ profile, picture, code, children }: Props) {
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

export function LinksPage(page: Awaited<ReturnType<typeof linksData>>) {
  const { content, contact, profile, main, social, picture, contactLinks, code } = page
  return (
    <>
      <LinksFrame profile={profile} picture={picture} code={<QrCode {...code} />}>
        <MainLinks label={content.linksLabel} links={main} />
        {social.length > 0 && <SocialLinks label={content.socialLabel} links={social} />}
        <DirectContactCard contact={contact} portrait={page.portrait} links={contactLinks} />
      </LinksFrame>
      <Fold />
    </>
  )
}
