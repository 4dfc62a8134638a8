import type { Faq, PageMeta, WindArt } from './common.ts'

/** Labels of the plan builder; '{…}' stands for a value filled in when it is shown. */
export type PlanBuilderLabels = {
  recurring: { title: string; note: string }
  oneOff: { title: string; note: string }
  perMonth: string
  once: string
  onceShort: string
  /** '+{count} recursos adicionais' */
  more: string
  /** The same of one. */
  moreOne: string
  empty: { title: string; text: string; talk: string }
  summary: {
    title: string
    subtotal: string
    /** 'Desconto ({percent}%)' */
    discount: string
    monthly: string
    once: string
    /** What one more service brings, as in 'Com mais um serviço mensal, o desconto sobe para {percent}%.' */
    next: string
    ask: string
    copy: string
    copied: string
    copyFailed: string
    clear: string
    show: string
  }
  /** Said to screen readers once per change. */
  announce: { empty: string; discount: string }
  message: { opening: string; recurring: string; oneOff: string; link: string }
}

export type PlansContent = {
  meta: PageMeta
  art: WindArt
  hero: {
    eyebrow: string
    title: string
    lead: string
    talk: string
    build: string
    ladder: { title: string; one: string; many: string; last: string; note: string }
  }
  builder: { id: string; eyebrow: string; title: string; intro: string; labels: PlanBuilderLabels }
  included: { id: string; eyebrow: string; title: string; intro: string }
  /** What is signed; without any there is no such part. */
  conditions: {
    id: string
    eyebrow: string
    title: string
    intro: string
    items: { title: string; text: string }[]
  }
  faq: { title: string; items: Faq[] }
  closing: { title: string; text: string; schedule: string; cases: string }
  /** The text a WhatsApp chat opens with when nothing was chosen. */
  whatsapp: string
}
