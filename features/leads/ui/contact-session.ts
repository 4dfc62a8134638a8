import { toast } from '#app/ui/toast/toast.ts'
import { newId } from '#features/shared/rules/new-id.ts'
import { rememberVisit } from '#features/shared/ui/tracking/visit.ts'
import {
  type ContactAnswer,
  type ContactField,
  checkContact,
  contactFieldNames,
} from '../rules/contact.ts'
import type { FormState } from './form-state.ts'

/** The draft in session storage until it is sent. */
type Draft = {
  values: Record<string, string>
  /** When the page was opened on which it was begun. */
  since: number
}

const STORED_AS = 'contact-draft'

function readDraft(): Draft {
  const fresh = { values: {}, since: performance.timeOrigin }
  try {
    return { ...fresh, ...JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') }
  } catch {
    // Storage is disabled: the form keeps its values only.
    return fresh
  }
}

function saveDraft(values: Draft['values']) {
  if (!Object.values(values).some(Boolean)) return forgetDraft()
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify({ values, since: readDraft().since }))
  } catch {
    // Storage is disabled.
  }
}

function forgetDraft() {
  try {
    sessionStorage.removeItem(STORED_AS)
  } catch {
    // Storage is disabled.
  }
}

const TIMEOUT_MS = 30_000

let lastSent: { text: string; key: string } | undefined

/** The same text has the same idempotency key; a changed text gets a new one. */
function keyFor(text: string): string {
  if (lastSent?.text !== text) lastSent = { text, key: newId() }
  return lastSent.key
}

/** Always resolves with an answer. */
async function sendContact(values: Record<string, string>, trap: string): Promise<ContactAnswer> {
  try {
    const response = await fetch('/functions/v1/send-form-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({
        ...values,
        key: keyFor(JSON.stringify(values)),
        page: location.href,
        visit: rememberVisit(),
        elapsed: Math.round(Date.now() - readDraft().since),
        assunto: trap,
      }),
    })
    const answer: Partial<ContactAnswer> | null = await response.json()
    if (answer?.success === true) return { success: true }
    const error = typeof answer?.error === 'string' ? answer.error : 'Erro ao enviar formulário'
    return { success: false, error, fields: answer?.fields }
  } catch {
    return { success: false, error: 'Ocorreu um erro. Tente novamente.' }
  }
}

/** Area code and nine digits. */
const LONGEST = 11

/** Area code and number: mobiles have nine digits and begin with 9, others have eight. */
function brazilian(digits: string): string {
  const area = digits.slice(0, 2)
  const number = digits.slice(2)
  if (!number) return `(${area}`
  const cut = number.startsWith('9') || number.length > 8 ? 5 : 4
  const tail = number.slice(cut)
  return `(${area}) ${number.slice(0, cut)}${tail && `-${tail}`}`
}

/**
 * Formats a phone number while it is typed. Numbers of other countries begin with + and keep their
 * grouping; anything else is unchanged.
 */
export function formatPhone(text: string): string {
  if (!/^[\d\s().+-]*$/.test(text)) return text
  const digits = text.replace(/\D/g, '')
  if (text.trimStart().startsWith('+')) {
    const home = digits.slice(2)
    const isHome = digits.startsWith('55') && home && home.length <= LONGEST
    return isHome ? `+55 ${brazilian(home)}` : text
  }
  // 0800 numbers, or too many digits.
  if (!digits || digits.startsWith('0') || digits.length > LONGEST) return text
  return brazilian(digits)
}

/** Formats while typing and keeps the cursor behind its digit. */
function formatPhoneField(field: HTMLInputElement) {
  const { value } = field
  const formatted = formatPhone(value)
  if (formatted === value) return
  const cursor = field.selectionStart ?? value.length
  const digits = value.slice(0, cursor).replace(/\D/g, '').length
  field.value = formatted
  if (document.activeElement !== field) return
  const atEnd = cursor === value.length
  const place = atEnd ? formatted.length : placeBehind(formatted, digits)
  field.setSelectionRange(place, place)
}

/** The position after the nth digit. */
export function placeBehind(text: string, digits: number): number {
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    if (count === digits) return index
    if (/\d/.test(text[index] as string)) count += 1
  }
  return text.length
}

type Control = HTMLInputElement | HTMLTextAreaElement

export type ContactSession = {
  typed: (control: HTMLInputElement) => void
  submit: () => Promise<void>
}

/** From the first input to the response. */
export function openSession(
  form: HTMLFormElement,
  show: (state: FormState) => void,
): ContactSession {
  const control = (name: string) => form.elements.namedItem(name) as Control
  const readValues = () =>
    Object.fromEntries(contactFieldNames.map((name) => [name, control(name).value])) as Record<
      ContactField,
      string
    >
  const phone = control('phone') as HTMLInputElement
  let sending = false

  function restore() {
    const { values } = readDraft()
    for (const name of contactFieldNames) control(name).value ||= values[name] ?? ''
    formatPhoneField(phone)
    // Includes what was typed before hydration.
    saveDraft(readValues())
  }

  /** Disabled controls lose focus, so it is restored. */
  function finish(errors: FormState['errors'], sent = false) {
    sending = false
    const lost = document.activeElement === document.body
    show({ errors, sending, sent })
    const first = contactFieldNames.find((name) => errors[name])
    if (first) control(first).focus()
    else if (lost) form.querySelector<HTMLElement>('[type=submit]')?.focus()
  }

  function refuse(errors: FormState['errors']) {
    finish(errors)
    toast({
      title: 'Erro de validação',
      description: 'Por favor, corrija os erros no formulário.',
      variant: 'destructive',
    })
  }

  async function submit() {
    if (sending) return
    const values = readValues()
    saveDraft(values)
    const { errors } = checkContact(values)
    if (errors) return refuse(errors)
    sending = true
    show({ errors: {}, sending })
    const answer = await sendContact(values, control('assunto').value)
    if (answer.fields) return refuse(answer.fields)
    if (answer.success) {
      forgetDraft()
      for (const name of contactFieldNames) control(name).value = ''
    }
    finish({}, answer.success)
    if (answer.success) {
      toast({
        title: 'Mensagem enviada!',
        description:
          'Obrigado pelo contato! Retornaremos em breve. Você receberá um email de confirmação.',
      })
    } else {
      toast({ title: 'Erro ao enviar', description: answer.error, variant: 'destructive' })
    }
  }

  restore()
  return {
    typed: (target) => {
      if (target === phone) formatPhoneField(phone)
      saveDraft(readValues())
    },
    submit,
  }
}
