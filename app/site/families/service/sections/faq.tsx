import type { Faq as Item } from '#content/types/common.ts'
import { BlockHead, type Ground } from './block-head.tsx'

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
              <p>{item.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
