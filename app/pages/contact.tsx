import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { receiveForm } from '#server/modules/contact/contact.server.ts'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { pageMeta } from '../page-meta.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { contactPageData } from './contact.server.ts'

export const meta = pageMeta
export const loader = ({ url, request }: LoaderFunctionArgs) =>
  contactPageData(url, request.headers.get('Referer') ?? '')

/** Sent by the browser itself: back to the form with what was typed, or on to the thanks. */
export async function action(asked: ActionFunctionArgs) {
  const returned = await receiveForm(asked)
  if (!returned) return redirect(`${asked.url.pathname}?enviado`, 303)
  return data(returned, returned.status)
}

export default function ContactPage() {
  const { sent } = useLoaderData<typeof loader>()
  return (
    <section className="wrap grid min-h-[75vh] content-center gap-x-20 gap-y-12 pt-36 pb-24 lg:grid-cols-[0.95fr_1.05fr]">
      {sent ? <Thanks /> : <Write />}
    </section>
  )
}

function Write() {
  const { title, content, form, visit, whatsapp, replyTime } = useLoaderData<typeof loader>()
  const returned = useActionData<typeof action>()
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
      <div>
        {problem && (
          <p
            role="alert"
            className="mb-6 flex gap-3 rounded-md border border-danger bg-danger-bg px-4 py-3 font-semibold text-danger"
          >
            <Icon name="alert" className="mt-0.5 size-5 flex-none" />
            {problem}
          </p>
        )}
        <ContactForm
          {...form}
          typed={returned?.typed}
          errors={returned?.errors}
          visit={returned?.visit ?? visit}
        />
      </div>
    </>
  )
}

function Thanks() {
  const { content, home, cases } = useLoaderData<typeof loader>()
  const { title, text, ...labels } = content.sent
  return (
    <div role="status" className="lg:col-span-2">
      <span className="inline-grid size-14 place-content-center rounded-full bg-brand-tint text-brand">
        <Icon name="check" className="size-7" />
      </span>
      <h1 className="title-1 mt-6">{title}</h1>
      <p className="lead mt-6 max-w-xl">{text}</p>
      <p className="mt-9 flex flex-wrap gap-3">
        <SiteLink to={home} className="btn btn-cta">
          {labels.home}
        </SiteLink>
        <SiteLink to={cases} className="btn btn-ghost">
          {labels.cases}
        </SiteLink>
      </p>
    </div>
  )
}
