import { Icon } from '#app/ui/icon.tsx'
import type { LegalContent } from '#content/types/legal.ts'
import { BackLink } from './back-link.tsx'

type Props = {
  content: Pick<LegalContent, 'title' | 'updated' | 'gist'>
  back?: { label: string; to: string }
}

export function LegalHead({ content, back }: Props) {
  return (
    <div className="relative isolate overflow-clip border-b border-line bg-bg-2 pt-28 pb-12 lg:pt-36 lg:pb-16">
      <Tide />
      <div className="wrap">
        {back && <BackLink {...back} />}
        <div className="grid items-end gap-x-16 gap-y-9 lg:grid-cols-[1fr_1.05fr]">
          <div>
            <h1 className="title-1 max-w-[7.29em] lg:text-[4.2rem]">{content.title}</h1>
            <p className="mt-6 text-muted">
              <time dateTime={content.updated.date}>{content.updated.label}</time>
            </p>
            <button
              type="button"
              className="btn btn-ghost btn-sm script-only no-print mt-5"
              onClick={() => print()}
            >
              <Icon name="printer" className="size-5" />
              Imprimir ou salvar em PDF
            </button>
          </div>
          <aside aria-labelledby="em-resumo" className="legal-gist">
            <p id="em-resumo" className="font-display text-lg font-[650]">
              Em resumo
            </p>
            <ul>
              {content.gist.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="mt-4 text-[0.92rem] text-muted">
              O resumo ajuda a leitura. Vale o texto completo.
            </p>
          </aside>
        </div>
      </div>
    </div>
  )
}

/** Still air: level lines that barely rise, for pages where nothing should distract. */
function Tide() {
  return (
    <svg
      viewBox="0 0 1440 220"
      preserveAspectRatio="none"
      fill="none"
      className="legal-tide"
      aria-hidden="true"
    >
      <path d="M0 210C360 206 620 196 860 160S1250 70 1440 58M0 196C380 190 660 180 900 140S1270 44 1440 30M0 218C340 216 590 212 820 182S1230 98 1440 88M0 182C400 174 690 162 940 118S1290 18 1440 2M120 219C380 218 600 222 800 204S1220 128 1440 118" />
    </svg>
  )
}
