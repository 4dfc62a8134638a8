import type { Stories as Content } from '#content/types/service.ts'
import { BlockHead, Figure } from './block-head.tsx'

export function Stories({ block }: { block: Content & { id: string } }) {
  return (
    <>
      <BlockHead block={block} />
      <ul className="svc-stories">
        {block.items.map((story) => (
          <li key={story.client} className="card">
            <div>
              <h3 className="title-3">{story.client}</h3>
              <p className="text-muted">{story.sector}</p>
              <Figure fact={story.metric} className="svc-figure-lg" />
            </div>
            <dl>
              <div>
                <dt>Desafio</dt>
                <dd>{story.challenge}</dd>
              </div>
              <div>
                <dt>Solução</dt>
                <dd>{story.solution}</dd>
              </div>
              <div>
                <dt>Resultado</dt>
                <dd>{story.outcome}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
