import type { Checklist as Content } from '#content/types/service.ts'
import { BlockHead, Figure } from './block-head.tsx'

export function Checklist({ block }: { block: Content & { id: string } }) {
  return (
    <div className="svc-manifest">
      <div className="svc-manifest-cover">
        <BlockHead block={block} layout="side" />
        {block.highlight && <Figure fact={block.highlight} className="svc-figure-lg" />}
      </div>
      <ul className="svc-ticks">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
