import type { IconName } from '#content/types/common.ts'

type Shape = 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'ellipse'

/** An icon as its shapes, drawn on the server. */
export type Drawing = [Shape, Record<string, string>][]
export type Drawings = Partial<Record<IconName, Drawing>>

export function Glyph({ drawing, className }: { drawing?: Drawing; className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`svc-glyph ${className}`} aria-hidden="true">
      {drawing?.map(([Tag, attributes]) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  )
}
