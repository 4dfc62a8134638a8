import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Chat } from '../features/chat/chat.tsx'
import { pageMeta } from '../page-meta.ts'
import { Block } from '../sections/service/block.tsx'
import { Closing } from '../sections/service/closing.tsx'
import { Faq } from '../sections/service/faq.tsx'
import { Related } from '../sections/service/related.tsx'
import { ServiceHero } from '../sections/service/service-hero.tsx'
import { servicePage } from './service.server.ts'

export const meta = pageMeta
export const loader = ({ url }: LoaderFunctionArgs) => servicePage(url)

export default function ServicePage() {
  const page = useLoaderData<typeof loader>()
  const [faqGround, relatedGround] = page.grounds.slice(-2)
  return (
    // Keyed by address: the same template serves the next service, which starts from its own state.
    <div key={page.path}>
      <ServiceHero
        content={page.hero}
        crumbs={page.crumbs}
        picture={page.picture}
        hue={page.hue}
        actions={page.actions}
      />
      {page.blocks.map((block, index) => (
        <Block
          key={block.id}
          block={block}
          ground={page.grounds[index]}
          tiers={page.tiers}
          chat={page.chat && <Chat {...page.chat} />}
        />
      ))}
      <Faq {...page.faq} ground={faqGround} />
      <Related services={page.related} cases={page.cases} ground={relatedGround} />
      <Closing {...page.closing} />
    </div>
  )
}
