import type { ChatSlot as Content } from '#content/types/service.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { BlockHead } from './block-head.tsx'

/** Where the assistant will answer; until then the same questions go to a person. */
export function ChatSlot({
  block,
  whatsapp,
}: {
  block: Content & { id: string }
  whatsapp: string
}) {
  return (
    <div className="svc-talk">
      <BlockHead block={block} layout="side" />
      <div className="svc-talk-card">
        <p className="text-[0.95rem] text-muted">Por exemplo:</p>
        <ul className="svc-bubbles">
          {block.examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
        <SiteLink to={whatsapp} className="btn btn-cta">
          Perguntar no WhatsApp
        </SiteLink>
      </div>
    </div>
  )
}
