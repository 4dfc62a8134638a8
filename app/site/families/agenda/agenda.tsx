import { artStyle } from '#app/generated/mark.ts'
import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Photo, type PhotoPicture } from '#app/site/people/person.tsx'
import { Fold } from '#app/site/render/island.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#content/types/common.ts'
import { DayPicker } from './day-picker.tsx'
import { HourPicker } from './hour-picker.tsx'
import type { Picker } from './picker.ts'
import { Seal } from './seal.tsx'

const BOOKING_FORM = 'agenda-marcar'

type Props = {
  picker: Picker
  summary: string | undefined
  typed: Record<string, string>
  errors: Partial<Record<string, string>>
  /** What brought the visit, for a browser that runs no scripts. */
  visit: { landing: string; referrer: string; reference: string }
  policy: string
}

/** Who comes, and the button that books. */
function BookingForm({ picker, summary, typed, errors, visit, policy }: Props) {
  const text = (name: string) => ({
    id: `agenda-${name}`,
    name,
    defaultValue: typed[name],
    error: errors[name],
  })
  return (
    <form id={BOOKING_FORM} method="post" noValidate className="agenda-details later">
      <fieldset aria-labelledby="agenda-dados">
        <div className="agenda-head">
          <h2 id="agenda-dados">Seus dados</h2>
          <span className="agenda-quiet">Campos com * são obrigatórios.</span>
        </div>
        <div className="agenda-fields">
          <Field label="Nome" autoComplete="name" required {...text('name')} />
          <Field label="E-mail" type="email" autoComplete="email" required {...text('email')} />
          <Field
            label="WhatsApp"
            type="tel"
            autoComplete="tel"
            placeholder="Com DDD ou código do país (+)"
            required
            {...text('phone')}
          />
          <Field
            label="Assunto"
            autoComplete="off"
            placeholder="O que você quer resolver?"
            {...text('subject')}
          />
        </div>
        <p className="agenda-trap" aria-hidden="true">
          <label htmlFor="agenda-empresa">Não preencha</label>
          <input id="agenda-empresa" name="empresa" tabIndex={-1} autoComplete="off" />
        </p>
      </fieldset>
      {picker.carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="fuso" value="" />
      <input type="hidden" name="landing" value={visit.landing} />
      <input type="hidden" name="referrer" value={visit.referrer} />
      <input type="hidden" name="origem" value={visit.reference} />
      <Seal summary={summary} action="Marcar conversa" />
      <p className="agenda-legal">
        Usamos seus dados só para esta conversa.{' '}
        <a className="link" href={policy}>
          Política de Privacidade
        </a>
      </p>
    </form>
  )
}

type AgendaIntroProps = {
  eyebrow: string
  title: [plain: string, strong: string]
  lead: string
  facts: { icon: IconName; text: string }[]
  /** Nobody where the agency presents none. */
  host: { name: string; role: string; initials: string; photo?: PhotoPicture } | undefined
}

export function AgendaIntro({ eyebrow, title, lead, facts, host }: AgendaIntroProps) {
  return (
    <div className="agenda-intro">
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="agenda-title">
        {title[0]} <em>{title[1]}</em>
      </h1>
      <p className="lead mt-5 max-w-[30rem]">{lead}</p>
      <ul className="agenda-facts">
        {facts.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      {host && (
        <div className="agenda-host">
          {host.photo ? (
            <Photo photo={host.photo} sizes="4rem" className="host-photo" eager />
          ) : (
            <Monogram initials={host.initials} />
          )}
          <p>
            <b>{host.name}</b>
            <span className="agenda-quiet">{host.role}, conversa com você</span>
          </p>
        </div>
      )}
    </div>
  )
}

const wind =
  'M-4 70C18 66 34 62 52 48S76 18 96 8M-4 78C20 75 40 70 58 56S82 28 96 20M-4 86C22 84 46 78 64 64S86 40 96 34M-4 62C16 58 30 52 46 39S70 8 92-4'
const tiles = 'M0 44a44 44 0 0 1 44-44v44zM88 44a44 44 0 0 1-44 44V44z'

function Monogram({ initials }: { initials: string }) {
  return (
    <svg viewBox="0 0 88 88" aria-hidden="true" data-theme="noite">
      <path className="stroke-brand" d={artStyle === 'tiles' ? tiles : wind} />
      {artStyle === 'wind' && (
        <path className="stroke-accent" d="M-4 94C26 92 52 86 70 73S90 54 96 48" />
      )}
      <text x="44" y="53" textAnchor="middle">
        {initials}
      </text>
    </svg>
  )
}

export type AgendaPageProps = {
  action: string
  /** Inside a frame of another page: no introduction. */
  framed: boolean
  intro: AgendaIntroProps
  picture: WindPicture
  picker: Picker
  summary: string | undefined
  typed: Record<string, string>
  errors: Partial<Record<string, string>>
  visit: { landing: string; referrer: string; reference: string }
  policy: string
  problem?: string
}

export function AgendaPage(page: AgendaPageProps) {
  const { picker, errors, framed } = page
  return (
    <section className={framed ? 'agenda agenda-framed' : 'agenda'}>
      {!framed && <Wind picture={page.picture} className="wind-fade-down" />}
      <div className={framed ? 'px-1' : 'wrap agenda-grid'}>
        {!framed && <AgendaIntro {...page.intro} />}
        <Fold />
        <div className="agenda-card" data-agenda-card={picker.minutes}>
          {page.problem && (
            <p role="alert" className="agenda-problem">
              <Icon name="alert" />
              {page.problem}
            </p>
          )}
          <div className="agenda-picks">
            <DayPicker picker={picker} action={page.action} />
            <HourPicker picker={picker} form={BOOKING_FORM} error={errors.start} />
          </div>
          <BookingForm {...page} />
        </div>
      </div>
    </section>
  )
}
