import { Fold, Island } from '#app/site/render/island.tsx'
import { Block } from './sections/block.tsx'
import { Closing, Related } from './sections/closing.tsx'
import { Faq } from './sections/faq.tsx'
import { ServiceHero } from './sections/heroes.tsx'
import type { servicePage } from './service.server.ts'

export function ServicePage(page: Awaited<ReturnType<typeof servicePage>>) {
  const [faqGround, relatedGround] = page.grounds.slice(-2)
  return (
    <>
      <ServiceHero
        content={page.hero}
        crumbs={page.crumbs}
        picture={page.picture}
        hue={page.hue}
        actions={page.actions}
        price={page.price}
      />
      <Fold />
      {page.blocks.map((block, index) => (
        <Block
          key={block.id}
          block={block}
          ground={page.grounds[index]}
          tiers={page.tiers}
          chat={page.chat && <Island name="chat" props={page.chat} />}
        />
      ))}
      {page.faq.items.length > 0 && <Faq {...page.faq} ground={faqGround} />}
      {page.related.length + page.cases.length > 0 && (
        <Related services={page.related} cases={page.cases} ground={relatedGround} />
      )}
      <Closing {...page.closing} />
    </>
  )
}
