import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { QrCode } from '../features/qr-code/qr-code.tsx'
import { pageMeta } from '../page-meta.ts'
import { DirectContactCard } from '../sections/links/direct-contact-card.tsx'
import { LinksFrame } from '../sections/links/links-frame.tsx'
import { MainLinks } from '../sections/links/main-links.tsx'
import { SocialLinks } from '../sections/links/social-links.tsx'
import { linksData } from './links.server.ts'

export const meta = pageMeta
export const loader = ({ url }: LoaderFunctionArgs) => linksData(url)

export default function LinksPage() {
  const { content, profile, main, social, picture, contactLinks, code } =
    useLoaderData<typeof loader>()
  return (
    <LinksFrame profile={profile} picture={picture} code={<QrCode {...code} />}>
      <MainLinks label={content.linksLabel} links={main} />
      <SocialLinks label={content.socialLabel} links={social} />
      <DirectContactCard contact={content.contact} links={contactLinks} />
    </LinksFrame>
  )
}
