import { Fold } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { LegalContent } from '#content/types/legal.ts'
import { BackLink } from './back-link.tsx'
import type { legalData } from './legal.server.ts'

type LegalHeadProps = {
  content: Pick<LegalContent, 'title' | 'updated' | 'gist'>
  back?: { label: string; to: string }
}

function LegalHead({ content, back }: LegalHeadProps) {
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
          {content.gist.length > 0 && (
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
          )}
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

type LegalContentsProps = { sections: { id: string; title: string }[] }

/** The way through a long document: folded on a phone, beside the text on a wide screen. */
function LegalContents({ sections }: LegalContentsProps) {
  return (
    <nav aria-label="Nesta página" className="legal-toc no-print">
      <p className="legal-toc-title" aria-hidden="true">
        Nesta página
      </p>
      <details>
        <summary>
          Nesta página <span className="text-muted">({sections.length} seções)</span>
        </summary>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

type OtherDocumentsProps = { links: { label: string; to: string }[] }

function OtherDocuments({ links }: OtherDocumentsProps) {
  return (
    <nav aria-label="Outros documentos" className="no-print border-t border-line">
      <ul className={`wrap grid ${links.length > 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
        {links.map((link) => (
          <li key={link.to} className="legal-other">
            <SiteLink to={link.to}>
              {link.label}
              <Icon name="arrow" className="size-6 text-brand" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Section = { id: string; title: string; html: string }
type Props = { document: { intro: string; sections: Section[] } }

/** The markup comes from the project's own Markdown, rendered on the server without raw HTML. */
function LegalText({ document }: Props) {
  return (
    <div className="legal-text">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <div className="intro" dangerouslySetInnerHTML={{ __html: document.intro }} />
      {document.sections.map((section, index) => (
        <section key={section.id} aria-labelledby={section.id} className="later">
          <h2 id={section.id} tabIndex={-1}>
            <span className="num">{`${index + 1}.`}</span> {section.title}
          </h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
          <div dangerouslySetInnerHTML={{ __html: section.html }} />
        </section>
      ))}
    </div>
  )
}

export function LegalPage(page: Awaited<ReturnType<typeof legalData>>) {
  const { content, back, document, others } = page
  return (
    <>
      <LegalHead content={content} back={back} />
      <Fold />
      <div className="wrap legal">
        {document.sections.length > 0 && <LegalContents sections={document.sections} />}
        <LegalText document={document} />
      </div>
      <OtherDocuments links={others} />
    </>
  )
}
