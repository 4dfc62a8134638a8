import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { quickReplyForm, waitForm } from '#features/conversations/rules/conversation-forms.ts'
import { quickRepliesData } from './conversations.server.ts'
import { quickRepliesAction } from './conversations-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => quickRepliesData(args)
export const action = (args: ActionFunctionArgs) => quickRepliesAction(args)

type Reply = { id: string; title: string; body: string }

function ReplyForm({ reply }: { reply: Reply }) {
  const { busy, field, form } = usePostForm('quick-reply-save', quickReplyForm, reply.id)
  return (
    <PostForm {...form} preventScrollReset className="settings-part grid gap-3">
      <Field {...field('title', reply.title)} label="Nome" maxLength={60} required />
      <Field
        {...field('text', reply.body)}
        as="textarea"
        label="Texto"
        hint="Vale {nome}, {eu}, {agencia}, {assunto} e {agenda}."
        maxLength={2000}
        required
      />
      <p>
        <Button type="submit" variant="ghost" size="sm" busy={busy} busyText="Salvando...">
          {reply.id ? 'Salvar resposta' : 'Criar resposta'}
        </Button>
      </p>
    </PostForm>
  )
}

function WaitForm({ minutes }: { minutes: number }) {
  const { busy, field, form } = usePostForm('conversation-wait', waitForm)
  return (
    <PostForm {...form} preventScrollReset className="settings-part grid gap-3">
      <Field
        {...field('minutes', String(minutes))}
        label="Minutos de espera"
        hint="Depois deles, quem espera é convidado a deixar telefone ou e-mail."
        inputMode="numeric"
        maxLength={2}
        required
      />
      <p>
        <Button type="submit" variant="ghost" size="sm" busy={busy} busyText="Salvando...">
          Salvar espera
        </Button>
      </p>
    </PostForm>
  )
}

export default function QuickRepliesPage() {
  const { replies, minutes } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead title="Respostas rápidas" text="Da equipe inteira, para as conversas do chat.">
        <Link to="/agencia/conversas" className="btn btn-ghost btn-sm">
          Voltar às conversas
        </Link>
      </PageHead>
      <div className="panels">
        {replies.map((reply) => (
          <Card key={reply.id} title={reply.title} icon="message">
            <ReplyForm reply={reply} />
            <Sure label="Apagar" text="Ela some da lista de toda a equipe.">
              <ItemAction
                intent="quick-reply-remove"
                id={reply.id}
                label="Apagar mesmo"
                about={reply.title}
                busyText="Apagando..."
              />
            </Sure>
          </Card>
        ))}
        <Card title="Nova resposta" icon="plus">
          <ReplyForm key={replies.length} reply={{ id: '', title: '', body: '' }} />
        </Card>
        <Card title="Quanto alguém espera" icon="clock">
          <WaitForm minutes={minutes} />
        </Card>
      </div>
    </>
  )
}
