import { artStyle } from '#app/generated/mark.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { ClassicHomeContent } from '#content/types/page.ts'

type Props = {
  content: ClassicHomeContent['callToAction']
  whatsapp: string
  cases: string | undefined
}

/** Waves where drawings are of the wind, steps where they are of tiles. */
const crest =
  artStyle === 'tiles'
    ? ['M0 40h960v40h480v41H0Z', 'M0 80h720v20h720v21H0Z']
    : [
        'M0 70C220 20 400 118 660 78s420-70 780-34v77H0Z',
        'M0 92C240 44 420 128 690 94s430-56 750-26v53H0Z',
      ]

/** A dark band, edge to edge, with the agency's mark on its crest. */
export function CtaBand({ content, whatsapp, cases }: Props) {
  return (
    <section aria-labelledby="cta-title" data-theme="noite" className="sea text-fg">
      <svg
        viewBox="0 0 1440 120"
        preserveAspectRatio="none"
        className="sea-crest"
        aria-hidden="true"
      >
        {crest.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      <Logo className="sea-sail" />
      <Reveal className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-2">
        <h2 id="cta-title" className="title-1 max-w-[8.62em] lg:text-[4.2rem]">
          {content.title}
        </h2>
        <div>
          <p className="lead max-w-[30rem]">{content.text}</p>
          <div className="mt-7 flex flex-wrap gap-3.5">
            <SiteLink to={whatsapp} className="btn btn-cta">
              <Icon name="message" />
              {content.talk}
            </SiteLink>
            <SiteLink to={cases} className="btn btn-ghost">
              {content.cases}
            </SiteLink>
          </div>
        </div>
      </Reveal>
      {artStyle === 'wind' && <SeaLines />}
    </section>
  )
}

function SeaLines() {
  return (
    <svg
      viewBox="0 0 1440 200"
      preserveAspectRatio="none"
      strokeWidth="1.25"
      className="sea-lines"
      aria-hidden="true"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M0 60c240-60 420 60 720 20s460-60 720-20M0 105c240-60 430 60 740 20s450-60 700-20M0 152c240-60 440 60 760 20s440-60 680-20M0 198c240-60 450 60 780 20s430-60 660-20"
      />
    </svg>
  )
}
