type Section = { id: string; title: string; html: string }
type Props = { document: { intro: string; sections: Section[] } }

/** The markup comes from the project's own Markdown, rendered on the server without raw HTML. */
export function LegalText({ document }: Props) {
  return (
    <div className="legal-text">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <div className="intro" dangerouslySetInnerHTML={{ __html: document.intro }} />
      {document.sections.map((section, index) => (
        <section key={section.id} aria-labelledby={section.id}>
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
