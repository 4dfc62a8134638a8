import type { Platforms as Content } from '#content/types/service.ts'
import { BlockHead } from './block-head.tsx'

export function Platforms({ block }: { block: Content & { id: string } }) {
  return (
    <>
      <BlockHead block={block} />
      <ul className={`svc-masts svc-masts-${block.items.length}`}>
        {block.items.map((item) => (
          <li key={item.name}>
            <h3 className="text-[1.75rem]">{item.name}</h3>
            <p className="mt-2 font-semibold text-brand">{item.bestFor}</p>
            <p className="mt-4 text-muted">{item.text}</p>
            <ul className="svc-ticks mt-5">
              {item.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
