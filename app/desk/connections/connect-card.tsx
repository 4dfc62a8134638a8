import { Card } from '#app/ui/card.tsx'
import { ConnectForm } from './connect-form.tsx'

const steps = {
  meta: [
    'No Gerenciador de Negócios, abra Configurações, Usuários do sistema, e crie um.',
    'Dê a ele as contas de anúncios dos clientes, só para ver desempenho.',
    'Gere um token com a permissão ads_read, copie e cole aqui.',
  ],
  google: [
    'No Google Cloud, crie uma conta de serviço e baixe a chave em JSON.',
    'No Google Ads, em Acesso e segurança da conta administradora, adicione o e-mail dela como somente leitura.',
    'Cole aqui o conteúdo do arquivo.',
  ],
}

const names = { meta: 'Meta Ads', google: 'Google Ads' }

/** How to get a credential, and the place to paste it. */
export function ConnectCard({
  platform,
  canSignIn,
}: {
  platform: 'meta' | 'google'
  canSignIn: boolean
}) {
  return (
    <Card title={`Conectar ${names[platform]}`} icon="link">
      <ol className="connect-steps">
        {steps[platform].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ConnectForm platform={platform} />
      {canSignIn && (
        <p>
          Ou{' '}
          <a href={`/agencia/conexoes/entrar/${platform}`} className="link">
            entre com a sua conta {platform === 'meta' ? 'da Meta' : 'do Google'}
          </a>
          {platform === 'meta' && ', que precisa ser renovada a cada 60 dias'}.
        </p>
      )}
    </Card>
  )
}
