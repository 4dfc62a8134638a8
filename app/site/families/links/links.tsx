import { Fold } from '#app/site/render/fold.tsx'
import { DirectContactCard } from './direct-contact-card.tsx'
import type { linksData } from './links.server.ts'
import { LinksFrame } from './links-frame.tsx'
import { MainLinks } from './main-links.tsx'
import { QrCode } from './qr-code.tsx'
import { SocialLinks } from './social-links.tsx'

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
