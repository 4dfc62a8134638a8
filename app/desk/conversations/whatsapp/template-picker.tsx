import { useState } from 'react'
import { Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { templateForm } from '#features/conversations/rules/whatsapp/forms.ts'
import { FIELD_MAX, templatePieces } from '#features/conversations/rules/whatsapp/templates.ts'
import type { ThreadView } from '../conversations.server.ts'
import type { WhatsAppView } from './whatsapp-view.server.ts'

type Props = { thread: ThreadView; whatsapp: WhatsAppView }

/** Outside of the window: approved templates, chosen by link so that it works without scripts. */
export function TemplatePicker({ thread, whatsapp }: Props) {
  const { templates, chosen, isConnected, leftText, firstName } = whatsapp
  return (
    <section className="talk-write talk-template" aria-labelledby="template-title">
      <div className="talk-window" data-soon>
        <Icon name="clock" className="size-5" />
        <p>
          <b id="template-title">A janela de 24 horas fechou {leftText}.</b> Pelo WhatsApp, agora só
          sai um modelo aprovado pela Meta, cobrado por ela. Quando {firstName || 'a pessoa'}{' '}
          responder, você volta a escrever livremente.
        </p>
      </div>
      {!isConnected ? (
        <p>
          O WhatsApp não está conectado.{' '}
          <Link to="/agencia/conexoes/whatsapp" className="link">
            Ver a conexão
          </Link>
        </p>
      ) : templates.length === 0 ? (
        <p>
          A conta ainda não tem modelos. Eles são criados no WhatsApp Manager e aparecem aqui em até
          uma hora, ou ao testar a{' '}
          <Link to="/agencia/conexoes/whatsapp" className="link">
            conexão
          </Link>
          .
        </p>
      ) : (
        <div className="talk-template-grid">
          <ul aria-label="Modelos">
            {templates.map((template) => (
              <li key={template.id}>
                {template.isUsable ? (
                  <Link
                    to={`?modelo=${template.id}`}
                    replace
                    preventScrollReset
                    aria-current={template.id === chosen?.id ? 'true' : undefined}
                  >
                    <b>{template.title}</b>
                    <span>{template.about}</span>
                  </Link>
                ) : (
                  <p>
                    <b>{template.title}</b>
                    <span>{template.about}</span>
                  </p>
                )}
              </li>
            ))}
          </ul>
          {chosen ? (
            <TemplateFields key={chosen.id} thread={thread} chosen={chosen} name={firstName} />
          ) : (
            <p>Nenhum modelo aprovado pode ser enviado daqui.</p>
          )}
        </div>
      )}
      {thread.lead && (
        <p>
          <Link to={`/agencia/leads/${thread.lead}?por=email`} className="link">
            Escrever por e-mail
          </Link>
        </p>
      )}
    </section>
  )
}

type FieldsProps = {
  thread: ThreadView
  chosen: NonNullable<WhatsAppView['chosen']>
  name: string
}

function TemplateFields({ thread, chosen, name }: FieldsProps) {
  const { answer, busy, errors, field, form } = usePostForm('whatsapp-template', templateForm)
  const [key] = useState(thread.key)
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      chosen.fields.map((each, index) => {
        const isName = /^(nome|name|first_name)$/i.test(each.name) || (!chosen.named && index === 0)
        return [each.key, answer?.values[each.key] ?? (isName ? name : '')]
      }),
    ),
  )
  return (
    <PostForm {...form} failure={undefined} preventScrollReset className="grid gap-3">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="key" value={answer?.values.key ?? key} />
      <input type="hidden" name="template" value={chosen.id} />
      <p className="talk-preview">
        <span className="sr-only">A pessoa vai ler: </span>
        {templatePieces(chosen, values).map(({ text, field: filled }, index) =>
          filled ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have an order and nothing else
            <mark key={index}>{text}</mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have an order and nothing else
            <span key={index}>{text}</span>
          ),
        )}
      </p>
      {chosen.fields.map((each) => (
        <Field
          key={each.key}
          {...field(each.key, values[each.key])}
          label={chosen.named ? each.name.replaceAll('_', ' ') : `Campo ${each.name}`}
          maxLength={FIELD_MAX}
          required
          autoComplete="off"
          onChange={(event) => {
            const { value } = event.currentTarget
            setValues((before) => ({ ...before, [each.key]: value }))
          }}
        />
      ))}
      {errors.template && <p className="font-semibold text-danger">{errors.template}</p>}
      <p>
        <Button type="submit" size="sm" busy={busy} busyText="Enviando...">
          Enviar modelo
        </Button>
      </p>
    </PostForm>
  )
}
