import { DirectContactCard } from '../sections/links/direct-contact-card.tsx'
import { LinksFrame } from '../sections/links/links-frame.tsx'
import { MainLinks } from '../sections/links/main-links.tsx'
import { QrCode } from '../sections/links/qr-code.tsx'
import { SocialLinks } from '../sections/links/social-links.tsx'
import { Fold } from '../site/fold.tsx'
import type { linksData } from './links.server.ts'

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
