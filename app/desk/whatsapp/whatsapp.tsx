import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { ConnectForm } from './connect-form.tsx'
import { whatsappAction, whatsappData } from './whatsapp.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => whatsappData(args)
export const action = (args: ActionFunctionArgs) => whatsappAction(args)

type Data = Awaited<ReturnType<typeof whatsappData>>

const steps = [
  'Um número de telefone só para isto, que receba um código por SMS ou ligação. Se ele está no aplicativo do WhatsApp, apague a conta de lá antes, ou use outro.',
  'Uma empresa no Gerenciador de Negócios da Meta, verificada, e um aplicativo do tipo Empresa em developers.facebook.com com o produto WhatsApp.',
  'No aplicativo, em WhatsApp, Configuração da API: adicione o número. Copie a identificação do número e a da conta do WhatsApp Business.',
  'No Gerenciador de Negócios, Usuários do sistema: crie um, dê a ele o aplicativo e a conta do WhatsApp, e gere um token sem prazo com whatsapp_business_messaging e whatsapp_business_management.',
  'No aplicativo, em Configurações, Básico: copie a chave secreta.',
  'Uma forma de pagamento na conta do WhatsApp Business. Sem ela a Meta aceita as mensagens e não entrega.',
]

function NumberCard({
  number,
  isOwner,
}: Pick<Data, 'isOwner'> & { number: NonNullable<Data['number']> }) {
  return (
    <Card title={number.title} icon="message">
      <p>
        <span className="received" data-state={number.tone}>
          {number.stateText}
        </span>
        <span className="desk-quiet"> · {number.phone}</span>
      </p>
      {number.sentence && <p className="font-semibold">{number.sentence}</p>}
      <ul className="grid gap-1">
        <li className={number.isVerified ? undefined : 'font-semibold'}>{number.verified}</li>
        <li>{number.received}</li>
        <li>{number.templates}</li>
      </ul>
      <div className="connection-acts">
        <ItemAction intent="whatsapp-test" label="Testar a conexão" busyText="Perguntando..." />
        {isOwner && (
          <>
            <Sure
              label="Renovar o acesso"
              text="O acesso novo toma o lugar deste. As conversas continuam como estão."
            >
              <ConnectForm ids={number} />
            </Sure>
            <Sure
              label="Desconectar"
              text="O acesso é apagado: nada mais chega nem sai pelo WhatsApp. As conversas ficam."
            >
              <ItemAction
                intent="whatsapp-disconnect"
                label="Desconectar mesmo"
                busyText="Desconectando..."
                variant="cta"
                className="btn-danger"
              />
            </Sure>
          </>
        )}
      </div>
    </Card>
  )
}

function WebhookCard({ webhook }: Pick<Data, 'webhook'>) {
  return (
    <Card title="O que a Meta precisa saber" icon="link">
      <p>
        No aplicativo, em WhatsApp, Configuração, Webhook: cole o endereço e o código, e assine os
        campos messages, calls e message_template_status_update.
      </p>
      <dl className="talk-facts">
        <div>
          <dt>Endereço (URL de retorno)</dt>
          <dd className="whatsapp-code">{webhook.address}</dd>
        </div>
        <div>
          <dt>Código de verificação</dt>
          <dd className="whatsapp-code">
            {webhook.verifyToken || 'Não pode ser aberto neste servidor: conecte de novo.'}
          </dd>
        </div>
      </dl>
      <p className="desk-quiet">
        O endereço precisa ser https e alcançável de fora. Depois, escreva do seu celular para o
        número: a conversa aparece em Conversas.
      </p>
    </Card>
  )
}

function UsageCard({ usage }: Pick<Data, 'usage'>) {
  return (
    <Card title="Este mês" icon="wallet">
      <dl className="talk-facts">
        <div>
          <dt>Respostas dentro da janela, das grátis do mês</dt>
          <dd className="num">{usage.replies}</dd>
        </div>
        {usage.templates.map(({ name, count }) => (
          <div key={name}>
            <dt>Modelos, {name}</dt>
            <dd className="num">{count}</dd>
          </div>
        ))}
      </dl>
      {usage.over && <p className="font-semibold">{usage.over}</p>}
      <p>{usage.charged}</p>
      <p className="desk-quiet">
        Contamos o que saiu daqui, pelo calendário da agência. A fatura da Meta é a que vale.
      </p>
    </Card>
  )
}

function CostsCard() {
  return (
    <Card title="Quanto custa" icon="wallet">
      <ul className="grid gap-2 ps-[1.3rem] list-disc">
        <li>Receber mensagens não custa nada.</li>
        <li>
          Responder dentro de 24 horas da última mensagem da pessoa: 1.000 respostas grátis por
          número e mês; as seguintes, a Meta cobra por mensagem desde outubro de 2026.
        </li>
        <li>
          Depois das 24 horas só sai um modelo aprovado, cobrado por mensagem conforme o tipo:
          utilidade, marketing ou autenticação.
        </li>
        <li>Quem chega por um anúncio com botão do WhatsApp: 72 horas sem custo.</li>
      </ul>
      <p className="desk-quiet">
        O preço de cada mensagem muda por país e está na tabela de preços da Meta, em WhatsApp
        Manager, Visão geral. A cobrança é dela, direto à agência.
      </p>
    </Card>
  )
}

export default function WhatsAppPage() {
  const { number, isOwner, usage, webhook } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead
        title="WhatsApp"
        text="As mensagens do número da agência chegam em Conversas, e a resposta sai de lá."
      >
        <Link to="/agencia/conexoes" className="btn btn-ghost btn-sm">
          Voltar às conexões
        </Link>
      </PageHead>
      <div className="panels">
        {number && <NumberCard number={number} isOwner={isOwner} />}
        {number && isOwner && <WebhookCard webhook={webhook} />}
        {!number && (
          <Card title="O que é preciso" icon="list-ordered">
            <ol className="grid gap-2 ps-[1.3rem] list-decimal">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>
              Sem o WhatsApp conectado, todo o resto funciona: o chat do site, os leads e os links
              que abrem o WhatsApp fora daqui.
            </p>
          </Card>
        )}
        {!number &&
          (isOwner ? (
            <Card title="Conectar o número" icon="link">
              <ConnectForm />
            </Card>
          ) : (
            <section className="card empty-card" aria-labelledby="no-whatsapp">
              <h2 id="no-whatsapp" className="title-3">
                O WhatsApp não está conectado
              </h2>
              <p>Só um dono da agência conecta o número.</p>
            </section>
          ))}
        {number && <UsageCard usage={usage} />}
        <CostsCard />
      </div>
    </>
  )
}
