import { toast } from '#app/ui/toast.ts'
import { type ContactField, checkContact, contactFieldNames } from '../rules/contact.ts'
import { forgetDraft, readDraft, saveDraft } from './draft.ts'
import type { FormState } from './form-state.ts'
import { formatPhoneField } from './phone-field.ts'
import { sendContact } from './send-contact.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

export type ContactSession = {
  typed: (control: HTMLInputElement) => void
  submit: () => Promise<void>
}

/** What the form does between the first key and the answer. */
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
    // What was typed before this code was here is part of the draft too.
    saveDraft(readValues())
  }

  /** Disabled controls lose the focus; whoever sent the form finds it where they left it. */
  function finish(errors: FormState['errors']) {
    sending = false
    const lost = document.activeElement === document.body
    show({ errors, sending })
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
    finish({})
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
