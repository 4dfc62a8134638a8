import type { Times as Content } from '#content/types/service.ts'
import { BlockHead } from './block-head.tsx'

export function Times({ block }: { block: Content & { id: string } }) {
  return (
    <>
      <BlockHead block={block} />
      <ul className="svc-times">
        {block.items.map((item) => (
          <li key={item.name}>
            <p className="num">{item.duration}</p>
            <h3 className="title-3">{item.name}</h3>
            <p className="text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
