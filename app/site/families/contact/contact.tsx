import { Fold, Island } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { ReturnedForm } from '#features/leads/server/leads.server.ts'
import type { Visit } from '#features/shared/rules/visit.ts'
import type { contactPageData } from './contact.server.ts'

type Data = ReturnType<typeof contactPageData>
/** `returned`: sent by the browser itself and found wanting, it comes back with what was typed. */
type Props = Data & { visit: Visit; returned?: ReturnedForm }

export function ContactPage(page: Props) {
  return (
    <>
      <section className="wrap grid min-h-[75vh] content-center gap-x-20 gap-y-12 pt-36 pb-24 lg:grid-cols-[0.95fr_1.05fr]">
        {page.sent ? <Thanks {...page} /> : <Write {...page} />}
      </section>
      <Fold />
    </>
  )
}

function Write({ title, content, form, whatsapp, replyTime, place, visit, returned }: Props) {
  const problem = returned && (returned.problem ?? content.invalid)
  return (
    <>
      <div>
        <h1 className="title-1">{title}</h1>
        <p className="lead mt-6 max-w-[34rem]">{content.intro}</p>
        <p className="mt-6 text-muted">{replyTime}.</p>
        <SiteLink to={whatsapp.to} className="btn btn-ghost mt-6">
          <Icon name="message" />
          {whatsapp.label}
        </SiteLink>
      </div>
      {/* On a phone the form comes first. */}
      <div className="lg:row-span-2">
        {problem && (
          <p
            role="alert"
            className="mb-6 flex gap-3 rounded-md border border-danger bg-danger-bg px-4 py-3 font-semibold text-danger"
          >
            <Icon name="alert" className="mt-0.5 size-5 flex-none" />
            {problem}
          </p>
        )}
        <Island
          name="contact-form"
          props={{
            ...form,
            typed: returned?.typed,
            errors: returned?.errors,
            visit: returned?.visit ?? visit,
          }}
        />
      </div>
      <Place labels={content.labels} place={place} />
    </>
  )
}

type PlaceProps = { labels: Data['content']['labels']; place: Data['place'] }

/** Where and when somebody is there. */
function Place({ labels, place }: PlaceProps) {
  return (
    <dl className="grid content-start gap-x-10 gap-y-6 sm:grid-cols-2">
      <div>
        <dt className="font-semibold">{labels.phone}</dt>
        <dd>
          <SiteLink to={`tel:${place.phone.e164}`} className="link inline-block py-1">
            {place.phone.display}
          </SiteLink>
        </dd>
      </div>
      <div>
        <dt className="font-semibold">{labels.email}</dt>
        <dd className="[overflow-wrap:anywhere]">
          <SiteLink to={`mailto:${place.email}`} className="link inline-block py-1">
            {place.email}
          </SiteLink>
        </dd>
      </div>
      <div>
        <dt className="font-semibold">{labels.address}</dt>
        <dd className="text-muted">
          {place.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <SiteLink to={place.map} className="link inline-block py-1">
            {labels.map}
          </SiteLink>
        </dd>
      </div>
      <div>
        <dt className="font-semibold">{labels.hours}</dt>
        <dd className="text-muted">
          {place.hours.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  )
}

function Thanks({ content, home, cases, answers, booking, whatsapp }: Data) {
  const { title, text, next, book, bookText, chat, ...labels } = content.sent
  return (
    <div className="lg:col-span-2">
      <span className="inline-grid size-14 place-content-center rounded-full bg-brand-tint text-brand">
        <Icon name="check" className="size-7" />
      </span>
      <div role="status">
        <h1 className="title-1 mt-6">{title}</h1>
        <p className="lead mt-6 max-w-xl">{text}</p>
      </div>
      <h2 className="title-3 mt-12">{next}</h2>
      <ol className="mt-5 grid max-w-3xl gap-6 sm:grid-cols-3">
        <li className="grid content-start gap-2">
          <Icon name="clock" className="size-6 text-brand" />
          <p>{answers}</p>
        </li>
        <li className="grid content-start gap-2">
          <Icon name="calendar" className="size-6 text-brand" />
          <p>{bookText}</p>
        </li>
        <li className="grid content-start gap-2">
          <Icon name="message" className="size-6 text-brand" />
          <p>{chat}</p>
        </li>
      </ol>
      <p className="mt-9 flex flex-wrap gap-3">
        <SiteLink to={booking} className="btn btn-cta">
          {book}
        </SiteLink>
        <SiteLink to={whatsapp.to} className="btn btn-ghost">
          {whatsapp.label}
        </SiteLink>
      </p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <SiteLink to={home} className="link py-1">
          {labels.home}
        </SiteLink>
        <SiteLink to={cases} className="link py-1">
          {labels.cases}
        </SiteLink>
      </p>
    </div>
  )
}
