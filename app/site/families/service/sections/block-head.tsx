import type { Fact } from '#content/types/common.ts'

type Props = {
  block: { id: string; eyebrow: string; title: string; intro?: string }
  /** `split` sets title and sentence side by side; `side` stands beside what it names and stays. */
  layout?: 'split' | 'side'
  children?: React.ReactNode
}

export function BlockHead({ block, layout = 'split', children }: Props) {
  return (
    <div className={`svc-head-${layout}`}>
      <div>
        <p className="eyebrow">{block.eyebrow}</p>
        <h2 id={`${block.id}-titulo`} className="title-2 mt-4">
          {block.title}
        </h2>
      </div>
      {block.intro && <p className="svc-head-intro">{block.intro}</p>}
      {children}
    </div>
  )
}

/** What a block stands on; see service.css. */
export type Ground = 'bg' | 'bg-2' | 'deep'

/** A number and what it counts. The 'até' of a claim stays, but does not shout. */
export function Figure({ fact, className = '' }: { fact: Fact; className?: string }) {
  const bare = fact.value.replace(/^até /, '')
  return (
    <p className={`svc-figure ${className}`}>
      <b className="num">
        {bare !== fact.value && <small>até </small>}
        {bare}
      </b>{' '}
      <span>{fact.label}</span>
    </p>
  )
}
