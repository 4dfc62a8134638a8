import { artStyle } from '#app/generated/mark.ts'
import { type ActionLink, ActionLinks } from '#app/site/parts/action-links.tsx'

type Props = {
  content: { title: string; text: string; actions: ActionLink[] }
}

/** Dark in both themes. */
export function CasesClosing({ content }: Props) {
  return (
    <section className="later wrap pb-20 lg:pb-28" aria-labelledby="cases-closing">
      <div data-theme="noite" className="case-closing">
        {artStyle === 'tiles' ? <Tiles /> : <Sea />}
        <h2 id="cases-closing" className="title-2">
          {content.title}
        </h2>
        <p className="lead mt-5 max-w-[32rem]">{content.text}</p>
        <ActionLinks actions={content.actions} className="mt-8" />
      </div>
    </section>
  )
}

/** The next boat is still small on it. */
function Sea() {
  return (
    <svg viewBox="0 0 900 300" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle cx="716" cy="168" r="74" className="fill-accent" opacity=".16" />
      <circle cx="716" cy="168" r="46" className="fill-accent" />
      <path d="M-10 236C180 190 330 262 540 214S780 176 910 196V310H-10Z" className="fill-deep" />
      <g className="drift" fill="none" stroke="currentColor">
        <path d="M-10 236C180 190 330 262 540 214S780 176 910 196" />
        <path d="M-10 252C190 208 340 278 560 230S790 194 910 212" opacity=".6" />
        <path d="M-10 270C200 228 360 294 580 248S800 214 910 230" opacity=".4" />
        <path d="M-10 290C210 250 380 310 600 268S810 236 910 250" opacity=".25" />
      </g>
      <g transform="translate(606 158) scale(1.5)">
        <path d="M5 27C10 27 12.500 9 28 5 22 12 20 20 21 27H5Z" className="fill-brand-2" />
        <path d="M28 5c-3 5-3.500 13 1 22h-8c-1-7 1-15 7-22Z" className="fill-fg" />
      </g>
    </svg>
  )
}

/** Where drawings are made of tiles: the next one is still to be laid. */
function Tiles() {
  return (
    <svg viewBox="0 0 900 300" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path
        d="M600 300V200a100 100 0 0 1 100 100zM700 200h100v100H700zM800 0h100v100a100 100 0 0 1-100-100z"
        className="fill-deep"
      />
      <path d="M700 200a100 100 0 0 1 100-100v100z" className="fill-brand-2" />
      <path d="M800 300a100 100 0 0 1 100-100v100z" className="fill-accent" />
      <path d="M800.500 100.500h99v99h-99z" fill="none" stroke="currentColor" opacity=".5" />
    </svg>
  )
}
