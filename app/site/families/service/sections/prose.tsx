import type { Prose as Content } from '#content/types/service.ts'
import { BlockHead } from './block-head.tsx'

export function Prose({ block }: { block: Content & { id: string } }) {
  return (
    <div className="svc-prose">
      <BlockHead block={block} layout="side" />
      <div className="svc-prose-text">
        {block.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {block.aside && (
        <div className="svc-prose-aside">
          <h3 className="title-3">{block.aside.title}</h3>
          <ul>
            {block.aside.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
