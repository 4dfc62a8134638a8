import { SiteLink } from '#app/ui/site-link.tsx'

export type ClosingAction = { label: string; to: string }

type Props = { title: string; text: string; actions: ClosingAction[] }

export function Closing({ title, text, actions }: Props) {
  return (
    <section className="svc-closing" aria-labelledby="proximo-passo">
      <div className="wrap">
        <h2 id="proximo-passo" className="title-2">
          {title}
        </h2>
        <div>
          <p className="lead">{text}</p>
          <p className="mt-7 flex flex-wrap gap-3.5">
            {actions.map((action, index) => (
              <SiteLink
                key={action.to}
                to={action.to}
                className={`btn ${index === 0 ? 'btn-cta' : 'btn-ghost'}`}
              >
                {action.label}
              </SiteLink>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}
