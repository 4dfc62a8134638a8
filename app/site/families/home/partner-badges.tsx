import type { Partner } from '#content/types/testimonial.ts'

export function PartnerBadges({ title, partners }: { title: string; partners: Partner[] }) {
  return (
    <div className="mt-14 lg:mt-20">
      <h3 className="title-3">{title}</h3>
      <ul className="mt-6 grid gap-x-10 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {partners.map((partner) => (
          <li key={partner.name} className="flex gap-4 border-b border-line py-5">
            <Compass />
            <span>
              <b className="block leading-snug font-semibold">{partner.name}</b>
              <span className="mt-1 block text-[0.95rem] leading-snug text-muted">
                {partner.description}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Compass() {
  return (
    <svg viewBox="0 0 40 40" className="home-compass" aria-hidden="true">
      <circle cx="20" cy="20" r="18.5" />
      <path d="M20 7l3.6 9.4L33 20l-9.4 3.6L20 33l-3.6-9.4L7 20l9.4-3.6z" />
    </svg>
  )
}
