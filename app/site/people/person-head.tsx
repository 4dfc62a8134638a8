type Props = { id: string; eyebrow: string; title: string; intro: string; className?: string }

/** Title on the left, one sentence on the right; in a narrow column one under the other. */
export function PersonHead({ id, eyebrow, title, intro, className = 'split' }: Props) {
  return (
    <div className={`person-head ${className}`}>
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id} className="title-2 mt-4">
          {title}
        </h2>
      </div>
      <p className="max-w-[34rem] text-[1.1rem] text-muted">{intro}</p>
    </div>
  )
}
