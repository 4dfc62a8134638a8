type Part = { text: string; kind: 'same' | 'added' | 'removed' }
export type TextChange = { label: string; parts: Part[] }

/** What was written and what stands there now, word by word. */
export function WordChanges({ texts }: { texts: TextChange[] }) {
  return texts.map(({ label, parts }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: several items may have the same label
    <div key={at} className="site-change">
      <p className="site-note">{label}</p>
      <p className="site-diff">
        {parts.map(({ text, kind }, index) => {
          const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
            <Tag key={index}>
              {kind !== 'same' && (
                <span className="sr-only">{kind === 'added' ? ' entra: ' : ' sai: '}</span>
              )}
              {text}
            </Tag>
          )
        })}
      </p>
    </div>
  ))
}
