import type { Stats as Content } from '#content/types/service.ts'
import { BlockHead, Figure } from './block-head.tsx'

export function Stats({ block }: { block: Content & { id: string } }) {
  return (
    <>
      <BlockHead block={block} />
      <ul className="svc-stats">
        {block.items.map((fact) => (
          <li key={fact.label}>
            <Figure fact={fact} className="svc-figure-xl" />
          </li>
        ))}
      </ul>
      {block.note && <p className="mt-10 max-w-3xl text-[0.95rem] text-muted">{block.note}</p>}
    </>
  )
}
