import { useState } from 'react'
import type { Offerings } from '#content/types/service.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { type Drawings, Glyph } from './glyph.tsx'

type Props = { block: Offerings & { id: string }; icons: Drawings }

export function OfferingTabs({ block, icons }: Props) {
  const items = block.items.map((item, index) => ({
    id: `${block.id}-${index + 1}`,
    label: item.title,
    panel: (
      <div className="svc-offer-panel card">
        <div>
          {item.icon && <Glyph drawing={icons[item.icon]} className="svc-tile" />}
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
  const [shown, setShown] = useState(items[0]?.id ?? '')
  return (
    <Tabs
      items={items}
      value={shown}
      onChange={setShown}
      label={block.title}
      className="svc-offer-tabs"
      panelClassName="pt-5"
    />
  )
}
