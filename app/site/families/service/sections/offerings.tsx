import { Icon } from '#app/ui/icon.tsx'
import type { Offerings as Content } from '#content/types/service.ts'
import { BlockHead } from './block-head.tsx'
import { OfferingTabs } from './offering-tabs.tsx'

type Props = { block: Content & { id: string } }

export function Offerings({ block }: Props) {
  return (
    <>
      <BlockHead block={block} />
      {block.layout === 'tabs' ? (
        <OfferingTabs block={block} />
      ) : (
        <ul className={`svc-offers-${block.layout}`}>
          {block.items.map((item) => (
            <li key={item.title} className={block.layout === 'bento' ? 'card' : undefined}>
              {item.icon && <Icon name={item.icon} className="svc-tile" />}
              <div>
                <h3 className="title-3">{item.title}</h3>
                <p className="mt-2 text-muted">{item.text}</p>
              </div>
              {item.examples && <Examples items={item.examples} />}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Examples({ items }: { items: string[] }) {
  return (
    <ul className="svc-chips">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
