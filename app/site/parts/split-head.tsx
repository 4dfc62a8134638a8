type Props = { eyebrow: string; title: string; intro: string; children?: React.ReactNode }

/** Title on the left, one sentence on the right; what else belongs there comes below it. */
export function SplitHead({ eyebrow, title, intro, children }: Props) {
  return (
    <div className="split-head">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="title-2 mt-4">{title}</h2>
      </div>
      <div>
        <p>{intro}</p>
        {children}
      </div>
    </div>
  )
}
