import { Fragment } from 'react'

type Part = { text: string; kind: 'same' | 'added' | 'removed' }
export type TextChange = { label: string; parts: Part[] }

/** What was written and what stands there now are two words, also without a space in the text. */
const isGlued = ({ kind, text }: Part, before: Part | undefined) =>
  kind === 'added' && before?.kind === 'removed' && !/\s$/.test(before.text) && !/^\s/.test(text)

/** What was written and what stands there now, word by word. */
export function WordChanges({ texts }: { texts: TextChange[] }) {
  return texts.map(({ label, parts }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: several items may have the same label
    <div key={at} className="site-change">
      <p className="site-note">{label}</p>
      <p className="site-diff">
        {parts.map((part, index) => {
          const { text, kind } = part
          const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
            <Fragment key={index}>
              {isGlued(part, parts[index - 1]) && ' '}
              <Tag>
                {kind !== 'same' && (
                  <span className="sr-only">{kind === 'added' ? ' entra: ' : ' sai: '}</span>
                )}
                {text}
              </Tag>
            </Fragment>
          )
        })}
      </p>
    </div>
  ))
}
