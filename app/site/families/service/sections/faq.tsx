import type { TextPart } from '#app/site/parts/linked-text.server.ts'
import { LinkedText } from '#app/site/parts/linked-text.tsx'
import { BlockHead, type Ground } from './block-head.tsx'

type Item = { question: string; answer: TextPart[] }
type Props = { title: string; items: Item[]; ground?: Ground }

export function Faq({ title, items, ground }: Props) {
  const head = { id: 'perguntas-frequentes', eyebrow: 'Perguntas frequentes', title }
  return (
    <section className={`section svc-ground-${ground}`} aria-labelledby={`${head.id}-titulo`}>
      <div className="wrap svc-beside">
        <BlockHead block={head} layout="side" />
        <div className="svc-faq">
          {items.map((item, index) => (
            <details key={item.question} name="faq" open={index === 0}>
              <summary>{item.question}</summary>
              <p>
                <LinkedText parts={item.answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
