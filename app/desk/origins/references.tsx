import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ReferenceCard } from './reference-card.tsx'
import { referencesAction, referencesData } from './references.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => referencesData(args)
export const action = (args: ActionFunctionArgs) => referencesAction(args)

export default function ReferencesPage() {
  const { typed, searched, references } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead
        title="Pedidos pelo WhatsApp"
        text="Quem leva um pacote ou uma conversa do site para o WhatsApp leva também um código, no fim da mensagem, depois de “Referência:”. Por ele você acha o que a pessoa pediu e de onde veio."
      />
      <Form
        method="get"
        role="search"
        aria-label="Referências"
        className="campaign-filters max-w-[34rem]"
        key={typed}
      >
        <Field
          type="search"
          name="codigo"
          label="Referência da mensagem"
          defaultValue={typed}
          maxLength={40}
          autoComplete="off"
        />
        <Button type="submit" variant="ghost">
          <Icon name="search" />
          Achar
        </Button>
      </Form>
      {searched && references.length === 0 && (
        <section className="card panel" aria-label="Nada encontrado">
          <p role="status">
            <b>Nada guardado com “{typed}”.</b> Confira o código. Se ele está certo, o site não
            conseguiu guardar o pedido, ou ele passou do prazo: os itens e os totais estão na
            própria mensagem.
          </p>
          <p>
            <Link to="/agencia/origens/referencias" className="link">
              Ver os pedidos mais recentes
            </Link>
          </p>
        </section>
      )}
      {!searched && (
        <p className="found">
          {references.length > 0
            ? 'Os mais recentes que ainda não são leads. Um pedido sem mensagem no WhatsApp é de quem desistiu no caminho.'
            : 'Nenhum pedido esperando. Eles aparecem aqui quando alguém toca no botão do WhatsApp com um pacote ou uma conversa.'}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] items-start gap-5">
        {references.map((reference) => (
          <ReferenceCard key={reference.id} {...reference} open={searched} />
        ))}
      </div>
    </>
  )
}
