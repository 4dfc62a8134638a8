import { PersonHead } from '#app/site/people/person-head.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { AboutContent } from '#content/types/about.ts'

export function Values({ content }: { content: AboutContent['values'] }) {
  return (
    <section aria-labelledby="valores" className="section pt-0!">
      <div className="wrap">
        <PersonHead
          id="valores"
          eyebrow={content.eyebrow}
          title={content.title}
          intro={content.intro}
        />
        <div className="about-values">
          {content.items.map((value) => (
            <div key={value.name}>
              <h3>{value.name}</h3>
              <dl>
                <div>
                  <dt className="text-brand">
                    <Icon name="check" className="size-5" />
                    {content.does}
                  </dt>
                  <dd>{value.does}</dd>
                </div>
                <div>
                  <dt className="text-muted">
                    <Icon name="close" className="size-5" />
                    {content.refuses}
                  </dt>
                  <dd className="text-muted">{value.refuses}</dd>
                </div>
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
