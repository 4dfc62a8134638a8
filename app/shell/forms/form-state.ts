import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type HeadersFunction, useActionData, useNavigation } from 'react-router'
import type { z } from 'zod/mini'
import { toast } from '#app/ui/toast.ts'
import { type FieldErrors, parseForm } from '#features/shared/rules/form.ts'
import type { Failure } from './failure-box.tsx'

/** What the toast of a failed form is titled, by the intent the form names. */
export const failureTitles = {
  'sign-in': 'Erro ao fazer login',
  'sign-up': 'Erro ao criar conta',
  forgot: 'Erro ao enviar email',
  reset: 'Erro ao redefinir senha',
  confirm: 'Erro ao enviar email',
  profile: 'Erro ao atualizar perfil',
  password: 'Erro ao alterar senha',
  sessions: 'Erro ao encerrar sessões',
  erase: 'Erro ao excluir conta',
  'choose-account': 'A conta não foi ligada',
  'leave-account': 'Erro ao desligar a conta',
  'end-connection': 'Erro ao desconectar',
  preferences: 'Erro ao atualizar preferências',
  'generate-demo': 'Erro ao criar dados demo',
  'remove-demo': 'Erro ao remover dados demo',
  code: 'Erro ao fazer login',
  accept: 'Erro ao aceitar o convite',
  'lead-state': 'O lead não mudou',
  'lead-owner': 'O responsável não mudou',
  'lead-note': 'Erro ao anotar',
  'lead-answer': 'A resposta não saiu',
  'lead-release': 'Erro ao liberar',
  'lead-remove': 'Erro ao apagar',
  'lead-invite': 'Erro ao convidar',
  'lead-resend': 'Erro ao reenviar',
  'edit-contact': 'O contato não mudou',
  'erase-contact': 'Erro ao apagar o contato',
  'new-lead': 'Erro ao anotar o lead',
  'lead-settings': 'Erro ao salvar os modelos',
  'summary-hour': 'Erro ao salvar o horário',
  create: 'Erro ao criar cliente',
  'erase-client': 'Erro ao apagar',
  rename: 'Erro ao salvar o cliente',
  archive: 'Erro ao arquivar',
  restore: 'Erro ao tirar do arquivo',
  'keep-client': 'Erro ao manter o cliente',
  'mark-agency': 'Erro ao salvar o cliente',
  'unmark-agency': 'Erro ao salvar o cliente',
  invite: 'Erro ao convidar',
  resend: 'Erro ao reenviar o convite',
  withdraw: 'Erro ao cancelar o convite',
  'remove-person': 'Erro ao tirar o acesso',
  'confirm-import': 'Erro ao confirmar',
  'discard-import': 'Erro ao descartar',
  'undo-import': 'Erro ao desfazer',
  'begin-report': 'Erro ao começar o relatório',
  'save-report': 'Erro ao salvar o relatório',
  'overwrite-report': 'Erro ao salvar o relatório',
  'save-template': 'Erro ao guardar o modelo',
  'refresh-report': 'Erro ao atualizar os números',
  'approve-report': 'Erro ao aprovar',
  'correct-report': 'Erro ao começar a correção',
  'discard-report': 'Erro ao descartar',
  'mail-report': 'Erro ao enviar',
  'share-report': 'Erro ao criar o link',
  'unshare-report': 'Erro ao retirar o link',
  cadence: 'Erro ao salvar a frequência',
  connect: 'Erro ao conectar',
  'refresh-accounts': 'Erro ao atualizar a lista',
  disconnect: 'Erro ao desconectar',
  assign: 'Erro ao ligar a conta',
  sync: 'Erro ao pedir os números',
  release: 'Erro ao desligar a conta',
  show: 'Erro ao mudar a vitrine',
  hide: 'Erro ao mudar a vitrine',
  'book-meeting': 'A conversa não foi marcada',
  'move-meeting': 'Erro ao mudar o horário',
  'cancel-meeting': 'Erro ao cancelar a conversa',
  'hand-over-meeting': 'Erro ao passar a conversa',
  'mark-held': 'Erro ao anotar',
  'mark-missed': 'Erro ao anotar',
  'agenda-hours': 'Erro ao salvar os horários',
  'agenda-kinds': 'Erro ao salvar as conversas',
  'agenda-rules': 'Erro ao salvar as regras',
  'agenda-place': 'Erro ao salvar o lugar',
  'agenda-national': 'Erro ao salvar os feriados',
  'add-holiday': 'Erro ao salvar os feriados',
  'remove-holiday': 'Erro ao salvar os feriados',
  'block-time': 'Erro ao bloquear o horário',
  'unblock-time': 'Erro ao liberar o horário',
  'agenda-host': 'Erro ao salvar quem atende',
  'renew-feed': 'Erro ao trocar o endereço',
  'add-samples': 'Erro ao criar os exemplos',
  'remove-samples': 'Erro ao remover os exemplos',
  'make-lead': 'Erro ao criar o lead',
  note: 'Erro ao anotar',
  'remove-note': 'Erro ao apagar a anotação',
  goals: 'Erro ao salvar as metas',
  'figure-note': 'Erro ao pôr o aviso',
  'remove-figure-note': 'Erro ao tirar o aviso',
  role: 'Erro ao mudar o papel',
  dismiss: 'Erro ao tirar da equipe',
  'reset-factor': 'Erro ao liberar os dois fatores',
  begin: 'Não deu certo',
  'confirm-factor': 'Não deu certo',
  codes: 'Não deu certo',
} as const

export type FormIntent = keyof typeof failureTitles

export const isIntent = (value: unknown): value is FormIntent =>
  typeof value === 'string' && Object.hasOwn(failureTitles, value)

/** What a page with several forms shows when one of them did not lead on. */
export type FormAnswer<Intent extends FormIntent = FormIntent> = {
  /** Tells one answer from the next, so that each is said once. */
  id: string
  intent: Intent
  errors?: FieldErrors
  failure?: Failure
  /** Of what somebody else saved in between: sent with it, the form overwrites that on purpose. */
  version?: string
  /** Given back where scripts are off; passwords never are. */
  given: Record<string, string>
}

type Answer = { id: string; failure?: Failure } | undefined

/** Says each failed answer once. */
export function useFailureToast(answer: Answer) {
  const said = useRef<string>(undefined)
  useEffect(() => {
    if (!answer?.failure || said.current === answer.id) return
    said.current = answer.id
    toast({ variant: 'destructive', ...answer.failure })
  }, [answer])
}

/** What one of a page's forms is given: the answer to its last attempt, and whether one is under way. */
export function useIntent(intent: string, id?: string) {
  const answer = useActionData<FormAnswer>()
  const { formData } = useNavigation()
  const isThis = (given: { intent: unknown; id: unknown }) =>
    given.intent === intent && (id === undefined || given.id === id)
  return {
    answer: answer && isThis({ intent: answer.intent, id: answer.given.id }) ? answer : undefined,
    busy: Boolean(formData && isThis({ intent: formData.get('intent'), id: formData.get('id') })),
  }
}

/**
 * Checks a form before it is sent: with errors nothing is sent, and the first wrong field gets
 * the focus. Typing in a field clears what was said of it.
 */
export function useFormCheck(schema: z.ZodMiniType, answered: FieldErrors | undefined) {
  const [errors, setErrors] = useState<FieldErrors>(answered ?? {})
  useEffect(() => setErrors(answered ?? {}), [answered])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const { errors: found = {} } = parseForm(schema, new FormData(form))
    setErrors(found)
    const names = Object.keys(found)
    if (names.length === 0) return
    event.preventDefault()
    const fields = [...form.elements] as HTMLInputElement[]
    fields.find((field) => names.includes(field.name))?.focus()
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    setErrors(({ [name]: _, ...others }) => others)
  }

  return { errors, form: { onSubmit, onInput, noValidate: true } as const }
}

/** A page's `headers` export: when to come back reaches visitors without scripts too. */
export const actionHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After')
  return new Headers(retryAfter ? { 'Retry-After': retryAfter } : {})
}
