import type { Contrast as Content } from '#content/types/service.ts'
import { BlockHead } from './block-head.tsx'

export function Contrast({ block }: { block: Content & { id: string } }) {
  return (
    <>
      <BlockHead block={block} />
      <div className="svc-contrast">
        <p aria-hidden="true">{block.beforeLabel}</p>
        <p aria-hidden="true">{block.afterLabel}</p>
        <ul>
          {block.before.map((before, index) => (
            <li key={before}>
              <p>
                <b>{block.beforeLabel}: </b>
                {before}
              </p>
              <p>
                <b>{block.afterLabel}: </b>
                {block.after[index]}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
