type Props = { sections: { id: string; title: string }[] }

/** The way through a long document: folded on a phone, beside the text on a wide screen. */
export function LegalContents({ sections }: Props) {
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
