import type { CredentialName } from '#features/connections/rules/credential-names.ts'

type Words = {
  /** Of everything one access opens. */
  name: string
  /** 'entre com a sua conta …' */
  account: string
  /** How to get what is pasted. */
  steps: string[]
  secret: string
  hint: string
  /** Proposed for the access. */
  label: string
  rows: number
  /** Asked for where what is pasted ends one day. */
  ends?: string
  /** How long a person's own sign-in lasts. */
  lasts?: string
}

const sealed = 'É cifrado antes de ser guardado e nunca volta a aparecer.'

/** What the forms of Conexões say about each platform. */
export const platformWords: Record<CredentialName, Words> = {
  meta: {
    name: 'Meta',
    account: 'da Meta',
    steps: [
      'No Gerenciador de Negócios, abra Configurações, Usuários do sistema, e crie um.',
      'Dê a ele as contas de anúncios, as páginas e os perfis do Instagram dos clientes, só para ver desempenho.',
      'Gere um token com as permissões do que ele vai ler, copie e cole aqui. Anúncios: ads_read. Instagram: instagram_basic, instagram_manage_insights, pages_show_list e pages_read_engagement. Facebook: pages_show_list, pages_read_engagement e read_insights.',
    ],
    secret: 'Token do usuário do sistema',
    hint: `Começa com EAA. ${sealed}`,
    label: 'Meta da agência',
    rows: 3,
    ends: 'Se a Meta mostrou uma data ao criar o token. Avisamos sete dias antes.',
    lasts: 'que precisa ser renovada a cada 60 dias',
  },
  google: {
    name: 'Google',
    account: 'do Google',
    steps: [
      'No Google Cloud, crie uma conta de serviço, ative as APIs do que ela vai ler e baixe a chave em JSON.',
      'Dê acesso de leitura ao e-mail dela: no Google Ads, em Acesso e segurança da conta administradora; no Analytics, em Acesso à propriedade; no Search Console, em Usuários e permissões. O Perfil da Empresa pede a entrada de uma pessoa.',
      'Cole aqui o conteúdo do arquivo.',
    ],
    secret: 'Arquivo JSON da conta de serviço',
    hint: `Abra o arquivo .json e cole tudo. ${sealed}`,
    label: 'Google da agência',
    rows: 5,
  },
  tiktok: {
    name: 'TikTok Ads',
    account: 'do TikTok',
    steps: [
      'No TikTok for Business, crie um aplicativo com as permissões Ads Reporting e Ad Account Management, e peça a quem cuida do site que o registre.',
      'Abra o endereço de autorização do aplicativo, aceite, e troque o código que volta por um token.',
      'Cole o token aqui.',
    ],
    secret: 'Token do TikTok',
    hint: sealed,
    label: 'TikTok da agência',
    rows: 3,
  },
  linkedin: {
    name: 'LinkedIn Ads',
    account: 'do LinkedIn',
    steps: [
      'No LinkedIn Developers, crie um aplicativo e peça a Advertising API.',
      'Em OAuth token tools, gere um token com as permissões r_ads e r_ads_reporting, entrando com quem vê as contas de anúncios.',
      'Cole o token aqui. Ele vale 60 dias.',
    ],
    secret: 'Token do LinkedIn',
    hint: sealed,
    label: 'LinkedIn da agência',
    rows: 3,
    ends: 'O LinkedIn mostra a data ao criar o token. Avisamos sete dias antes.',
  },
}
