import { brand } from '../brand.ts'
import type { StoredItem } from '../types/legal.ts'

/** Everything the product keeps in a browser; a test compares it with what is really stored. */
export const storedItems: StoredItem[] = [
  {
    name: 'visit',
    kind: 'sessionStorage',
    purpose:
      'Guarda o primeiro endereço aberto na visita e o site de onde você veio, para que a mensagem que você decidir enviar diga o que trouxe você até aqui. Fica só nesta aba e não é enviado sozinho.',
    duration: 'Até fechar a aba',
    consent: false,
  },
  {
    name: 'contact-draft',
    kind: 'sessionStorage',
    purpose:
      'Guarda o que você começou a escrever no formulário de contato, para não se perder se a página recarregar. É apagado quando a mensagem é enviada.',
    duration: 'Até enviar a mensagem ou fechar a aba',
    consent: false,
  },
  {
    name: 'secao',
    kind: 'sessionStorage',
    purpose:
      'Leva à página inicial o nome da seção que você escolheu no rodapé de outra página. É apagado ao chegar.',
    duration: 'Até a página seguinte',
    consent: false,
  },
  {
    name: 'cookies-closed',
    kind: 'sessionStorage',
    purpose:
      'Lembra que você fechou o aviso de cookies sem responder, para não perguntar de novo a cada página. Recarregar a página o mostra outra vez.',
    duration: 'Até recarregar ou fechar a aba',
    consent: false,
  },
  {
    name: 'eventos',
    kind: 'sessionStorage',
    purpose:
      'Guarda quais páginas e botões você usou nesta visita até você responder ao aviso de cookies. Só sai do navegador se você aceitar; se recusar, é apagado.',
    duration: 'Até você responder ou fechar a aba',
    consent: false,
  },
  {
    name: 'react-router-scroll-positions',
    kind: 'sessionStorage',
    purpose: 'Lembra até onde você rolou cada página da Área do Cliente, para voltar ao mesmo ponto.',
    duration: 'Até fechar a aba',
    consent: false,
  },
  {
    name: 'conversa',
    kind: 'sessionStorage',
    part: 'assistant',
    purpose: `Guarda a sua conversa com o ${brand.assistant} enquanto a visita durar, para que ela continue de uma página para outra. Só existe depois da primeira pergunta.`,
    duration: 'Até fechar a aba',
    consent: false,
  },
  {
    name: 'conversa-envios',
    kind: 'sessionStorage',
    part: 'assistant',
    purpose:
      'Guarda o que você escreveu para a equipe no chat até chegar ao servidor, para que nada se perca se a internet cair. Só existe enquanto há algo para enviar.',
    duration: 'Até a mensagem chegar ou a aba fechar',
    consent: false,
  },
  {
    name: 'cookies-accepted',
    kind: 'localStorage',
    purpose: 'Lembra que você escolheu “Aceitar” no aviso de cookies.',
    duration: 'Até você mudar de ideia ou limpar o navegador',
    consent: false,
  },
  {
    name: 'cookies-rejected',
    kind: 'localStorage',
    purpose: 'Lembra que você escolheu “Rejeitar”, para não perguntar de novo a cada página.',
    duration: 'Até você mudar de ideia ou limpar o navegador',
    consent: false,
  },
  {
    name: 'better-auth.session_token',
    kind: 'cookie',
    purpose:
      'Mantém você conectado à Área do Cliente. É inacessível a scripts (HttpOnly) e, em conexão segura, leva o prefixo __Secure-.',
    duration: 'Até você sair, ou 7 dias sem uso',
    consent: false,
  },
  {
    name: 'aviso',
    kind: 'cookie',
    purpose:
      'Leva à página seguinte da Área do Cliente o resultado do que você acabou de fazer, como “Perfil atualizado!”. Guarda só o nome do aviso.',
    duration: 'Até a página seguinte, ou 1 minuto',
    consent: false,
  },
  {
    name: 'sidebar_state',
    kind: 'cookie',
    purpose: 'Lembra se o menu lateral da Área do Cliente está aberto ou recolhido.',
    duration: '7 dias',
    consent: false,
  },
  {
    name: 'preferencias',
    kind: 'cookie',
    purpose:
      'Aplica o tamanho da letra, o contraste e o movimento que você escolheu na Área do Cliente, sem piscar a cada página. Sai do navegador quando você sai da conta.',
    duration: 'Até você sair, ou 1 ano',
    consent: false,
  },
  {
    name: 'preferencias',
    kind: 'localStorage',
    purpose:
      'Diz às páginas do site se existe o cookie de mesmo nome, para que só o procurem quando existe. Guarda só “true”.',
    duration: 'Até você voltar às preferências padrão ou sair da conta',
    consent: false,
  },
  {
    name: 'cliente',
    kind: 'cookie',
    purpose:
      'Lembra qual empresa você escolheu na Área do Cliente, quando tem acesso a mais de uma. Guarda só um código.',
    duration: '1 ano',
    consent: false,
  },
  {
    name: 'better-auth.two_factor',
    kind: 'cookie',
    purpose:
      'Liga a senha que você acabou de digitar ao código do celular que falta, em contas com dois fatores.',
    duration: 'Até o código, ou 10 minutos',
    consent: false,
  },
  {
    name: 'ver-como',
    kind: 'cookie',
    purpose: 'Só para a equipe da agência: lembra qual cliente ela está vendo, em modo de leitura.',
    duration: '1 hora',
    consent: false,
  },
  {
    name: '_fbp',
    kind: 'cookie',
    setBy: 'Meta',
    purpose:
      'Meta Pixel: mede se quem viu um anúncio nosso visitou o site ou pediu contato, e evita mostrar o mesmo anúncio sem necessidade.',
    duration: '3 meses',
    consent: true,
  },
  {
    name: '_fbc',
    kind: 'cookie',
    setBy: 'Meta',
    purpose: 'Meta Pixel: guarda o código do anúncio clicado, só em visitas que vêm de um anúncio da Meta.',
    duration: '3 meses',
    consent: true,
  },
  {
    name: '_ga',
    kind: 'cookie',
    setBy: 'Google',
    purpose: 'Google Analytics: distingue uma visita de outra para contar páginas vistas.',
    duration: '2 anos',
    consent: true,
  },
  {
    name: '_ga_*',
    kind: 'cookie',
    setBy: 'Google',
    purpose: 'Google Analytics: guarda o estado da sessão de medição; o asterisco é o código da conta.',
    duration: '2 anos',
    consent: true,
  },
]
