import type { Topic } from '../../types/assistant.ts'

const entry = '[Área do Cliente](/auth)'
const settings = '[Configurações](/dashboard/settings)'

/** Help for those who have an account. */
export const clientAreaTopics: Topic[] = [
  {
    id: 'change-password',
    terms: [
      'troc* .. senha',
      'mud* .. senha',
      'alter* .. senha',
      'senha nova',
      'nova senha',
      '=senha',
    ],
    answer: [
      `Na ${entry}, abra ${settings} e use **Alterar senha**: pede a senha atual e a nova.`,
      'Se não lembra da atual, saia e use **Esqueci minha senha** na entrada.',
    ],
  },
  {
    id: 'forgot-password',
    terms: [
      'esquec* .. senha',
      'esqueci .. senha',
      'perdi .. senha',
      'recupera* .. senha',
      'nao lembro .. senha',
      'senha .. errada',
      'senha .. invalida',
      'senha nao',
      'redefini* .. senha',
      'reset*',
    ],
    answer: [
      `Na entrada da ${entry}, toque em **Esqueci minha senha** e informe o seu e-mail: chega um link para criar outra. Ele vale por 30 minutos e só funciona uma vez.`,
    ],
  },
  {
    id: 'reset-mail',
    terms: [
      'nao recebi .. email',
      'nao recebi .. e mail',
      'nao chegou .. email',
      'nao chegou .. e mail',
      'email .. nao chega',
      'email .. nao chegou',
      'link .. nao funciona',
      'link .. expirou',
      'link .. expirado',
    ],
    answer: [
      `Olhe a caixa de spam e confira se o e-mail é o do cadastro; o link vale por 30 minutos, e você pode pedir outro em ${entry}.`,
      'Se não chegar, fale com a gente: {phone}.',
    ],
  },
  {
    id: 'cannot-enter',
    terms: [
      'nao consigo entrar',
      'nao .. consegu* .. entrar|acessar|logar',
      'consegu* acessar .. painel|conta',
      'nao consigo acessar',
      'nao consigo logar',
      'nao entra',
      'erro .. login',
      'erro .. entrar',
      'conta bloqueada',
      'login nao funciona',
      'acesso negado',
    ],
    answer: [
      `Confira o e-mail em ${entry} e, se a senha não for aceita, use **Esqueci minha senha**. Depois de várias tentativas erradas, espere alguns minutos.`,
      'Continua sem entrar? {phone}.',
    ],
  },
  {
    id: 'sign-in',
    terms: [
      'login',
      'logar',
      'faco login',
      'entrar na conta',
      'area do cliente',
      'acessar .. conta',
      'acesso .. painel',
      'acesso .. area',
      'painel',
      'entro na',
      'sou cliente',
      'dashboard',
    ],
    answer: [`A entrada é em ${entry}, com o seu e-mail e a sua senha.`],
  },
  {
    id: 'sign-up',
    terms: [
      'cria* .. conta',
      'crio .. conta',
      'cadastr*',
      'me cadastro',
      'abrir conta',
      'fazer cadastro',
      'registrar',
    ],
    answer: [
      `Em ${entry}, aba **Criar Conta**: nome, e-mail e senha. É gratuito e você já entra no painel.`,
    ],
  },
  {
    id: 'figures',
    terms: [
      'numero .. campanha',
      'vejo .. numero',
      'ver .. numero',
      'vejo .. campanha',
      'ver .. campanha',
      'acompanh* .. campanha',
      'resultado .. campanha',
      'onde .. numero',
      'onde .. campanha',
      'quanto gastei',
      'quanto clique',
      'clique .. meu anuncio',
      'meu anuncio teve',
      'conversao .. meu anuncio',
      'meu investimento',
    ],
    answer: [
      'Na Área do Cliente: o resumo em [Visão Geral](/dashboard) e cada campanha em [Campanhas](/dashboard/campaigns), com investimento, conversões, cliques e CTR do período que você escolher.',
    ],
  },
  {
    id: 'download',
    terms: [
      'baix* .. relatorio',
      'baix* .. numero',
      'baix* .. dado',
      'export*',
      'csv',
      'planilha',
      'excel',
      'imprim* .. relatorio',
      'download',
    ],
    answer: [
      'Em [Campanhas](/dashboard/campaigns), escolha o período e baixe o arquivo CSV, que abre no Excel. Todos os seus dados: **Baixar meus dados**, em [Configurações](/dashboard/settings).',
    ],
  },
  {
    id: 'erase-account',
    terms: [
      'exclu* .. conta',
      'exclu* .. minha conta',
      'delet* .. conta',
      'apag* .. conta',
      'encerr* .. conta',
      'cancel* .. conta',
      'remov* .. conta',
    ],
    answer: [
      `Em ${settings}, no quadro Privacidade, use **Excluir conta** e confirme com a senha: os seus dados pessoais são apagados na hora, sem volta. Os números e relatórios que fizemos para a sua empresa saem do ar e ficam arquivados até confirmarmos a exclusão.`,
    ],
  },
  {
    id: 'change-email',
    terms: [
      'mud* .. email',
      'troc* .. email',
      'alter* .. email',
      'muda* .. e mail',
      'troc* .. e mail',
    ],
    answer: [
      'O e-mail da conta não pode ser alterado por você. Fale com a gente: {phone} ou {email}.',
    ],
  },
  {
    id: 'change-profile',
    terms: [
      'muda* .. telefone .. cadastro',
      'altera* .. nome',
      'muda* .. nome',
      'atualiza* .. cadastro',
      'altera* .. dado',
      'meu perfil',
      'altera* .. cadastro',
    ],
    answer: [`Nome, empresa e telefone mudam em ${settings}, em Informações pessoais.`],
  },
  {
    id: 'demo',
    terms: ['dado demo', 'dados demo', 'demo', 'demonstracao'],
    answer: [
      'Dados demo são números fictícios, marcados com “Demo”, só para mostrar como o painel funciona. Você os gera na [Visão Geral](/dashboard) e os remove quando quiser.',
    ],
  },
  {
    id: 'accessibility',
    terms: [
      'aument* .. letra',
      'letra maior',
      'letra pequena',
      'tamanho da letra',
      'contraste',
      'acessibilidade',
      'fonte maior',
      'enxergar',
    ],
    answer: [
      'Na Área do Cliente, em [Acessibilidade](/dashboard/accessibility), você escolhe o tamanho da letra, o contraste e menos movimento.',
    ],
  },
  {
    id: 'stale-figures',
    terms: [
      'numero .. nao atualiza*',
      'nao atualiza*',
      'numero .. errado',
      'numero .. desatualizado',
      'painel .. vazio',
      'nao aparece .. campanha',
      'campanha .. nao aparece',
      'nao bate*',
    ],
    answer: [
      'Os números vêm das plataformas de anúncio e podem ser corrigidos por elas dias depois. Se seguem parados, avise o [Suporte](/dashboard/support) ou {phone}.',
    ],
  },
  {
    id: 'sign-out',
    terms: [
      'botao de sair',
      'sair do painel',
      'sair da conta',
      'saio da conta',
      'sair da conta',
      'logout',
      'deslogar',
      'como saio',
      'desconectar',
    ],
    answer: ['O botão **Sair** fica no menu da Área do Cliente.'],
  },
  {
    id: 'connect',
    terms: [
      'conect* .. meta',
      'conect* .. conta',
      'conect* .. facebook',
      'conect* .. google',
      'conect* .. ads',
      'ligar .. meta ads',
      'integra* .. meta',
      'vincula* .. conta',
    ],
    answer: [
      'Ainda não: a conexão direta do Meta Ads com o painel está marcada como “Em breve”. Até lá, a nossa equipe importa os números das suas campanhas.',
    ],
  },
]
