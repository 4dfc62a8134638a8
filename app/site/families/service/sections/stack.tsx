import type { Stack as Content } from '#content/types/service.ts'
import { BlockHead } from './block-head.tsx'

export function Stack({ block }: { block: Content & { id: string } }) {
  return (
    <>
      <BlockHead block={block} />
      <ul className="svc-stack">
        {block.groups.map((group) => (
          <li key={group.label}>
            <h3>{group.label}</h3>
            <ul>
              {group.tools.map((tool) => (
                <li key={tool}>{tool}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
