export type Hours = {
  /** 0 is Sunday. A day that is missing is closed. */
  days: readonly number[]
  opens: string
  closes: string
  label: string
}

type Network = { label: string; url: string }

/** Everything that makes the site one agency's. What is left out is shown nowhere. */
export type Brand = {
  sample: boolean
  name: string
  legalName: string
  taxId?: string
  tagline: string
  description: string
  assistant: string
  /** The public address: canonical links, the sitemap and share cards are built with it. */
  url: string
  email: string
  privacyEmail: string
  privacyOfficer: string
  phone: { display: string; e164: string }
  whatsapp: string
  /**
   * Where visitors book a meeting: 'own' serves /agenda (content/pages/agenda.ts); the https address of
   * another service replaces it in every button. SCHEDULING_WIDGET_URL shows that inside the contact section.
   */
  scheduling: string
  address: {
    street?: string
    district?: string
    city: string
    state: string
    stateName: string
    postalCode?: string
    country: string
    latitude: number
    longitude: number
  }
  timeZone: string
  hours: readonly [Hours, ...Hours[]]
  /** The days without hours, in words; nothing where every day has some. */
  closed?: string
  replyTime: string
  social: { facebook?: Network; instagram?: Network; linkedin?: Network }
}
