import { brand } from './brand.ts'

/**
 * What the product's mails say. `{prazo}` and other names in single braces stand for what each mail
 * knows (content/schemas/mails.ts); rows of facts are put in by the code.
 */
const stranger =
  'Não foi você? Alguém digitou o seu endereço por engano: basta ignorar este e-mail ou cancelar pelo link.'

export const bookingInvitation = {
  title: 'Sua conversa está marcada',
  movedTitle: 'Sua conversa mudou de horário',
  changedTitle: 'Mudou o endereço da sua conversa',
  intro:
    'O convite vai junto: aceite para ter a conversa no seu calendário. Você pode mudar ou cancelar {prazo}, sem senha.',
  button: 'Ver, mudar ou cancelar',
  last: stranger,
}

export const bookingInvite = {
  title: 'Vamos marcar a próxima conversa?',
  intro:
    'Escolha o dia e a hora que forem melhores para você. O link é seu e vale para uma conversa.',
  button: 'Escolher o horário',
  last: 'Não esperava este convite? Basta ignorar este e-mail.',
}

export const bookingHold = {
  title: 'Confirme a sua conversa',
  intro: 'Guardamos este horário por {tempo}. Ele só fica marcado depois que você confirmar.',
  button: 'Confirmar a conversa',
  last: 'Não foi você? Basta ignorar este e-mail: o horário volta a ficar livre sozinho.',
}

export const bookingReminder = {
  title: 'Lembrete da sua conversa',
  intro: 'Está chegando. Se não puder vir, mude ou cancele pelo link: outra pessoa aproveita.',
  button: 'Ver, mudar ou cancelar',
  last: stranger,
}

export const bookingCancelled = {
  title: 'Conversa cancelada',
  byAgency:
    'Precisamos cancelar esta conversa, e ela sai do seu calendário com este e-mail. Desculpe o transtorno.',
  byPerson: 'Esta conversa foi cancelada e sai do seu calendário com este e-mail.',
  last: 'Quer marcar outra? {link}',
}

export const bookingAgency = {
  booked: 'Conversa marcada pelo site',
  moved: 'Conversa mudou de horário',
  cancelled: 'Conversa cancelada pela pessoa',
  reply: 'Responder a este e-mail escreve direto para a pessoa.',
}

export const contactReceived = {
  title: 'Recebemos a sua mensagem',
  thanks: `Obrigado por escrever para a ${brand.name}. A sua mensagem chegou e já está com a nossa equipe.`,
  hours: `${brand.replyTime}. Atendemos de ${brand.hours.map(({ label }) => label.toLowerCase()).join(', e ')}.`,
  urgent: `Se for urgente, ligue ou chame no WhatsApp: ${brand.phone.display}.`,
  button: 'Conhecer nossos cases',
  buttonLine: 'Conheça nossos cases:',
  last: 'Não foi você que escreveu? Então alguém digitou o seu endereço por engano: basta ignorar este e-mail.',
}

export const contactAgency = {
  title: 'Nova mensagem pelo site',
  chatTitle: 'Pedido de contato na conversa do site',
  button: 'Responder no WhatsApp',
  conversation: 'A conversa:',
  reply: 'Responder a este e-mail escreve direto para a pessoa.',
}

export const contactHeld = {
  title: 'Mensagens guardadas acima do limite',
  reason:
    'O formulário de contato recebeu mais mensagens do que o limite configurado. Elas estão guardadas, mas não são enviadas uma a uma.',
  page: 'Para ler, liberar ou apagar: {link}',
  advice: 'Se os contatos são de verdade, aumente CONTACT_PER_ADDRESS_HOUR ou CONTACT_PER_DAY.',
}

export const leadReminder = {
  title: 'Um lead espera resposta',
  wait: '{nome} espera há {tempo} de expediente.',
  button: 'Responder',
}

export const dailySummary = {
  title: 'O seu dia na mesa',
  none: 'Nada esperando por enquanto.',
  one: '1 coisa pede alguém agora.',
  several: '{quantas} coisas pedem alguém agora.',
  more: 'E mais {quantas}.',
  button: 'Abrir a mesa',
}

export const resetPassword = {
  subject: 'Redefina a sua senha',
  title: 'Crie uma nova senha',
  reason: 'Recebemos um pedido para redefinir a senha da sua conta na Área do Cliente.',
  button: 'Criar nova senha',
  buttonLine: 'Para criar uma nova senha, abra:',
  expiry: 'O link vale por {minutos} minutos e só funciona uma vez.',
  otherwise:
    'Se não foi você, ignore este e-mail: a sua senha continua a mesma e ninguém entrou na sua conta.',
}

export const verifyEmail = {
  title: 'Confirme o seu e-mail',
  reason: 'Falta um passo para a sua Área do Cliente: confirmar que este e-mail é seu.',
  button: 'Confirmar e-mail',
  buttonLine: 'Para confirmar, abra:',
  expiry: 'O link vale por 24 horas.',
  otherwise:
    'Se não foi você quem criou a conta, não abra o link: quem a criou tem a senha dela. Basta ignorar este e-mail.',
}

export const emailChange = {
  title: 'Confirme o seu novo e-mail',
  reason: 'Alguém pediu para usar este endereço em uma conta nossa. Se foi você, confirme.',
  button: 'Confirmar o novo e-mail',
  buttonLine: 'Para confirmar, abra:',
  expiry: 'O link vale por 24 horas.',
  otherwise: 'Não foi você? Basta ignorar este e-mail: nada muda.',
}

export const emailNotice = {
  title: 'Pediram para trocar o e-mail da sua conta',
  reason:
    'A troca foi pedida com a sua senha e só acontece depois de confirmada no novo endereço. Se foi você, não precisa fazer nada.',
  button: 'Não fui eu: parar a troca',
  buttonLine: 'Se não foi você, pare a troca em:',
  expiry:
    'O link vale enquanto a troca espera e por 7 dias depois dela. Em seguida, troque a sua senha.',
}

export const passwordChanged = {
  title: 'A sua senha foi alterada',
  changed:
    'A senha da sua Área do Cliente foi trocada em Configurações, e os outros dispositivos saíram da conta.',
  reset:
    'A senha da sua Área do Cliente foi redefinida pelo link que enviamos para este e-mail, e os outros dispositivos saíram da conta.',
  where: `Quando: {quando} (horário de ${brand.address.city}).\nOnde: {aparelho}.`,
  nothing: 'Se foi você, não precisa fazer nada.',
  otherwise: `Se não foi você, crie uma nova senha agora; isso tira da conta quem a trocou. Depois avise a gente: ${brand.email}.`,
  button: 'Criar nova senha',
  buttonLine: 'Para criar uma nova senha:',
}

export const accountErased = {
  title: 'A sua conta foi excluída',
  all: 'Como você pediu, apagamos a sua conta na Área do Cliente: perfil, preferências, sessões e os números das campanhas que só você acompanhava.',
  personal:
    'Como você pediu, apagamos a sua conta na Área do Cliente: perfil, preferências, sessões, conexões e links de relatórios.',
  stays:
    'Os números, as metas, as anotações e os relatórios que fizemos para a sua empresa saíram do ar e ficam arquivados até confirmarmos a exclusão deles.',
  rest: `Contratos e notas fiscais seguem os prazos da lei, como diz a nossa Política de Privacidade. Se não foi você quem pediu, escreva para ${brand.privacyEmail}.`,
  bye: 'Obrigado pela companhia. Se quiser voltar, a porta está aberta.',
}

const invited = {
  next: 'Abra o link para criar a sua senha. Ele confirma que este e-mail é seu.',
  button: 'Aceitar convite',
  buttonLine: 'Para aceitar, abra:',
  expiry: 'O link vale por {dias} dias e só funciona uma vez.',
  otherwise: 'Se você não esperava este convite, ignore este e-mail: nada acontece.',
}

export const staffInvitation = {
  subject: `Convite para a equipe da ${brand.name}`,
  title: 'Você foi convidado para a equipe',
  reason: `A ${brand.name} convidou você para a mesa da agência, onde a equipe cuida dos clientes.`,
  ...invited,
}

export const clientInvitation = {
  subject: `Acompanhe as suas campanhas na ${brand.name}`,
  title: 'A sua área está pronta',
  reason: `A ${brand.name} convidou você para a Área do Cliente, com os números das campanhas da sua empresa.`,
  ...invited,
}

export const clientReport = {
  subject: '{cliente}: relatório de {periodo}',
  correctedSubject: '{cliente}: relatório de {periodo} (edição corrigida)',
  correctedTitle: 'Edição corrigida: {periodo}',
  change: 'O que mudou nesta edição: {mudanca}',
  button: 'Abrir o relatório',
  attached: 'O relatório inteiro está na área do cliente e no PDF anexo.',
  sample: 'Relatório de exemplo, com dados inventados.',
}
