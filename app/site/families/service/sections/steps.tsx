import type { Steps as Content } from '#content/types/service.ts'
import { BlockHead } from './block-head.tsx'

type Props = { block: Content & { id: string } }

export function Steps({ block }: Props) {
  const total = block.total && <p className="svc-total num">{block.total}</p>
  const items = block.items.map((item) => (
    <li key={item.title}>
      {item.duration && <p className="svc-when num">{item.duration}</p>}
      <h3 className="title-3">{item.title}</h3>
      <p className="mt-2 text-muted">{item.text}</p>
    </li>
  ))
  if (block.layout === 'route') {
    return (
      <>
        <BlockHead block={block}>{total}</BlockHead>
        <ol className="svc-route">{items}</ol>
      </>
    )
  }
  return (
    <div className="svc-beside">
      <BlockHead block={block} layout="side">
        {total}
      </BlockHead>
      <ol className="svc-ladder">{items}</ol>
    </div>
  )
}
