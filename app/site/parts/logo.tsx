import { createContext, useContext } from 'react'
import { mark } from '#app/generated/mark.ts'

const fills = { 'brand-2': 'fill-brand-2', accent: 'fill-accent', brand: 'fill-brand' }
const strokes = { 'brand-2': 'stroke-brand-2', accent: 'stroke-accent', brand: 'stroke-brand' }

export type LogoFile = { src: string; width: number; height: number; holdsName: boolean }

/** The logo that the desk uploaded, in place of the mark of the build. */
export const LogoPicture = createContext<LogoFile | null>(null)

/** The agency's mark (content/look.ts) in the theme's colours. */
export function Logo({ className }: { className?: string }) {
  const picture = useContext(LogoPicture)
  if (picture) {
    const { src, width, height } = picture
    const shape = `logo-picture ${className ?? 'logo-line'}`
    return <img src={src} width={width} height={height} alt="" className={shape} />
  }
  return (
    <svg viewBox="0 0 34 34" fill="none" className={className ?? 'size-8.5'} aria-hidden="true">
      {mark.map(({ d, paint, stroke }) => (
        <path
          key={d}
          d={d}
          className={stroke ? strokes[paint] : fills[paint]}
          strokeWidth={stroke}
          strokeLinecap={stroke ? 'round' : undefined}
        />
      ))}
    </svg>
  )
}

/** The mark and the name beside it; a logo that holds the name shows it once. */
export function NamedLogo({ name }: { name: string }) {
  const picture = useContext(LogoPicture)
  return (
    <>
      <Logo />
      {picture?.holdsName ? <span className="sr-only">{name}</span> : name}
    </>
  )
}
