import { Portrait, type PortraitArt } from '#app/site/people/person.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { LinksContent } from '#content/types/links-page.ts'

type Props = {
  contact: LinksContent['contact'] & { name: string; role: string; initials: string }
  portrait: PortraitArt | undefined
  links: { phone: string; email: string; whatsapp: string; card: string }
}

export function DirectContactCard({ contact, portrait, links }: Props) {
  const { labels } = contact
  return (
    <section aria-labelledby="contato-direto" className="card links-contact p-5 sm:p-6">
      <div className="flex items-center gap-4">
        {portrait?.photo || portrait?.figure ? (
          <Portrait
            initials={contact.initials}
            art={portrait}
            className="links-photo host-photo"
            close
          />
        ) : (
          <span className="links-monogram" aria-hidden="true">
            {contact.initials}
          </span>
        )}
        <div className="min-w-0">
          <h2
            id="contato-direto"
            className="text-[0.95rem] font-body leading-snug font-semibold tracking-normal text-brand"
          >
            {contact.title}
          </h2>
          <p className="font-display text-[1.35rem] leading-tight font-[650] tracking-[-0.02em]">
            {contact.name}
          </p>
          <p className="text-muted">{contact.role}</p>
        </div>
      </div>
      <address className="mt-5 grid not-italic">
        <SiteLink to={links.phone} data-link="contato-telefone" className="links-row">
          <Icon name="phone" className="size-5 flex-none text-brand" />
          <span className="sr-only">{labels.phone}: </span>
          {contact.phone.display}
        </SiteLink>
        <SiteLink to={links.email} data-link="contato-email" className="links-row">
          <Icon name="mail" className="size-5 flex-none text-brand" />
          <span className="sr-only">{labels.email}: </span>
          {contact.email}
        </SiteLink>
      </address>
      <p className="mt-4 grid gap-2.5 sm:grid-cols-2">
        <SiteLink to={links.whatsapp} data-link="contato-whatsapp" className="btn btn-ghost">
          <Icon name="message" className="size-5 flex-none" />
          {labels.whatsapp}
        </SiteLink>
        {/* No `download`: a phone then offers to add the contact instead of filing it away. */}
        <a href={links.card} type="text/vcard" data-link="contato-vcard" className="btn btn-ghost">
          <Icon name="user-plus" className="size-5 flex-none" />
          {labels.save}
        </a>
      </p>
    </section>
  )
}
