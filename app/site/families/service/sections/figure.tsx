import type { Fact } from '#content/types/common.ts'

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
