import { Icon } from '#app/ui/icon.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import type { Offerings } from '#content/types/service.ts'

type Props = { block: Offerings & { id: string } }

export function OfferingTabs({ block }: Props) {
  const items = block.items.map((item, index) => ({
    id: `${block.id}-${index + 1}`,
    label: item.title,
    panel: (
      <div className="svc-offer-panel card">
        <div>
          {item.icon && <Icon name={item.icon} className="svc-tile" />}
          <h3 className="text-[1.75rem]">{item.title}</h3>
          <p className="lead mt-4">{item.text}</p>
        </div>
        {item.examples && (
          <ul className="svc-bubbles">
            {item.examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        )}
      </div>
    ),
  }))
  return <Tabs items={items} label={block.title} className="svc-offer-tabs" panelClassName="pt-5" />
}
