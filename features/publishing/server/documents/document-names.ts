export type DocumentGroup =
  | 'Páginas'
  | 'Serviços'
  | 'Cases'
  | 'Portfólio'
  | 'Pessoas'
  | 'Conteúdos'
  | 'Preços e planos'
  | 'Empresa e contato'
  | 'Menus'
  | 'Mensagens'
  | 'Textos legais'
  | 'Assistente'
  | 'Aparência'
  | 'E-mails'

/** Where the desk lists a document, and how. Services, cases, people and projects name themselves. */
export const documentNames: Readonly<
  Record<string, readonly [group: DocumentGroup, name: string, help?: string]>
> = {
  'pages/home#page': ['Páginas', 'Página inicial'],
  'pages/classic-home#page': ['Páginas', 'Página inicial clássica'],
  'pages/services#page': [
    'Páginas',
    'Todos os serviços',
    'A lista; cada serviço tem os seus textos.',
  ],
  'pages/cases#page': [
    'Páginas',
    'Cases de sucesso',
    'A página e a ordem; cada case tem os seus textos.',
  ],
  'pages/cases-classic#page': ['Páginas', 'Cases, versão clássica'],
  'pages/portfolio#page': ['Páginas', 'Portfólio'],
  'pages/portfolio-classic#page': ['Páginas', 'Portfólio, versão clássica'],
  'pages/links#page': [
    'Páginas',
    'Página de links',
    'Para o perfil das redes sociais, com o código QR.',
  ],
  'pages/about#page': ['Páginas', 'Quem somos'],
  'pages/plans#page': ['Páginas', 'Planos', 'A página; os preços ficam em “Preços e planos”.'],
  'pages/articles#page': [
    'Conteúdos',
    'Lista de conteúdos',
    'A página que lista os textos; cada texto tem o seu editor em Conteúdos.',
  ],
  'pages/agenda#agenda': [
    'Páginas',
    'Agenda',
    'Os textos; dias e horários ficam em Agenda, no menu da equipe.',
  ],
  'pages/contact#page': ['Páginas', 'Contato'],
  'pages/auth#page': ['Páginas', 'Entrada da Área do Cliente'],

  'brand#brand': [
    'Empresa e contato',
    'Dados da empresa',
    'Nome, telefone, endereço, horário e redes: valem no site inteiro.',
  ],
  'claims#claims': [
    'Empresa e contato',
    'Números que o site afirma',
    'Publique só o que você pode provar (CDC, art. 37).',
  ],
  'contract#contract': [
    'Preços e planos',
    'Contrato',
    'Prazo, aviso, pagamento e garantia, iguais em todo o site.',
  ],
  'contract#conditions': [
    'Preços e planos',
    'Condições em lista',
    'Vêm do contrato; edite só para dizer de outro jeito.',
  ],
  'contract#termSentence': [
    'Preços e planos',
    'Frase do prazo',
    'Vem do contrato; edite só para dizer de outro jeito.',
  ],
  'plans#recurringServices': ['Preços e planos', 'Serviços mensais'],
  'plans#oneOffServices': ['Preços e planos', 'Serviços únicos'],
  'plans#discountTiers': ['Preços e planos', 'Descontos por quantidade'],
  'plans#servicePlans': ['Preços e planos', 'Planos por serviço'],
  'testimonials#homeTestimonials': [
    'Cases',
    'Depoimentos da página inicial',
    'Só o que a pessoa escreveu e autorizou.',
  ],
  'testimonials#classicTestimonials': [
    'Cases',
    'Depoimentos da versão clássica',
    'Só o que a pessoa escreveu e autorizou.',
  ],
  'testimonials#partners': [
    'Empresa e contato',
    'Parcerias e certificações',
    'Selos e nomes de terceiros pedem autorização.',
  ],
  'tools#tools': ['Empresa e contato', 'Ferramentas'],
  'people#people': [
    'Pessoas',
    'Quem aparece no site',
    'A ordem da equipe; a primeira pessoa recebe as conversas.',
  ],
  'case-studies#caseStudies': ['Cases', 'Casos em resumo'],
  'case-studies#customerQuote': ['Cases', 'Frase de cliente'],
  'portfolio/areas#areas': ['Portfólio', 'Áreas'],
  'portfolio/process#phases': ['Portfólio', 'Processo'],
  'portfolio/results#resultBars': ['Portfólio', 'Resultados em barras'],
  'menus#menuLinks': [
    'Menus',
    'Menus e rodapé',
    'Um link para página que não existe não é mostrado.',
  ],
  'menus#booking': ['Menus', 'Botões de agendar'],
  'contact-form#contactForm': ['Mensagens', 'Formulário de contato'],
  'meeting#meetingName': [
    'Mensagens',
    'Nome da conversa',
    'Como o site chama a primeira reunião: “conversa gratuita”.',
  ],
  'meeting#meetingAction': ['Mensagens', 'Botão da conversa'],
  'meeting#meetingNote': ['Mensagens', 'Linha abaixo do botão da conversa'],
  'whatsapp#greeting': [
    'Mensagens',
    'Saudação no WhatsApp',
    'O texto que já vem escrito na conversa.',
  ],
  'whatsapp#supportMessage': [
    'Mensagens',
    'Pedido de ajuda no WhatsApp',
    'O texto que já vem escrito para clientes.',
  ],
  'roi#roiDefinition': ['Empresa e contato', 'O que é ROI'],

  'mails#bookingInvitation': [
    'E-mails',
    'Conversa marcada',
    'Vai para quem marcou, com o convite.',
  ],
  'mails#bookingInvite': [
    'E-mails',
    'Convite para marcar',
    'Quando a equipe convida para uma nova conversa.',
  ],
  'mails#bookingHold': [
    'E-mails',
    'Confirmar a conversa',
    'Enquanto o horário espera confirmação.',
  ],
  'mails#bookingReminder': ['E-mails', 'Lembrete da conversa', 'Um dia e uma hora antes.'],
  'mails#bookingCancelled': ['E-mails', 'Conversa cancelada'],
  'mails#bookingAgency': ['E-mails', 'Aviso de conversa', 'Vai para a agência.'],
  'mails#contactReceived': ['E-mails', 'Mensagem recebida', 'Resposta automática do formulário.'],
  'mails#contactAgency': ['E-mails', 'Nova mensagem', 'Vai para a agência.'],
  'mails#contactHeld': ['E-mails', 'Mensagens acima do limite', 'Vai para a agência.'],
  'mails#leadReminder': ['E-mails', 'Lead esperando', 'Vai para quem cuida do lead.'],
  'mails#dailySummary': ['E-mails', 'Resumo do dia', 'Vai para quem pediu, na hora escolhida.'],
  'mails#resetPassword': ['E-mails', 'Nova senha'],
  'mails#verifyEmail': ['E-mails', 'Confirmar o e-mail'],
  'mails#emailChange': ['E-mails', 'Confirmar o novo e-mail'],
  'mails#emailNotice': ['E-mails', 'Aviso de troca de e-mail', 'Vai para o endereço antigo.'],
  'mails#passwordChanged': ['E-mails', 'Senha alterada'],
  'mails#accountErased': ['E-mails', 'Conta excluída'],
  'mails#staffInvitation': ['E-mails', 'Convite para a equipe'],
  'mails#clientInvitation': ['E-mails', 'Convite para a Área do Cliente'],
  'mails#clientReport': ['E-mails', 'Relatório', 'Vai para o cliente, com o PDF.'],

  'parts#parts': [
    'Aparência',
    'Partes do site',
    'O que for desligado sai do site com páginas, menus e links.',
  ],
  'look#look': ['Aparência', 'Letras, cantos e logotipo'],
  'palette#palette': ['Aparência', 'Cores'],

  'page-changes#archived': ['Páginas', 'Páginas arquivadas'],
  'page-changes#redirects': ['Páginas', 'Endereços que mudaram'],
  'legal/page-changes#archivedTexts': ['Textos legais', 'Textos legais arquivados'],
  'legal/page-changes#movedTexts': ['Textos legais', 'Endereços de textos legais que mudaram'],

  'legal/terms#page': ['Textos legais', 'Termos de uso: título e resumo'],
  'legal/terms#text': [
    'Textos legais',
    'Termos de uso: texto',
    'Peça revisão de um advogado antes de publicar.',
  ],
  'legal/privacy#page': ['Textos legais', 'Privacidade: título e resumo'],
  'legal/privacy#text': [
    'Textos legais',
    'Privacidade: texto',
    'Peça revisão de um advogado antes de publicar.',
  ],
  'legal/cookies#page': ['Textos legais', 'Cookies: título e resumo'],
  'legal/cookies#text': [
    'Textos legais',
    'Cookies: texto',
    'Peça revisão de um advogado antes de publicar.',
  ],
  'legal/stored-items#storedItems': ['Textos legais', 'O que o site guarda no navegador'],
  'legal/retention#retentionMonths': [
    'Textos legais',
    'Por quanto tempo guardamos',
    'Em meses. O que passa do prazo é apagado de verdade.',
  ],

  'assistant/texts#assistantTexts': ['Assistente', 'Começo da conversa'],
  'assistant/replies#replies': ['Assistente', 'Respostas gerais'],
  'assistant/handover#handover': ['Assistente', 'Passar para uma pessoa'],
  'assistant/handover#continuing': ['Assistente', 'Continuar a conversa'],
  'assistant/client#clientAssistant': ['Assistente', 'Na Área do Cliente'],
  'assistant/data#agencyTopics': ['Assistente', 'Perguntas sobre a agência'],
  'assistant/data#assistantTopics': ['Assistente', 'Perguntas sobre o assistente'],
  'assistant/data#bookingTopics': ['Assistente', 'Perguntas sobre agendamento'],
  'assistant/data#clientAreaTopics': ['Assistente', 'Perguntas sobre a Área do Cliente'],
  'assistant/data#contactTopics': ['Assistente', 'Perguntas sobre contato'],
  'assistant/data#contractTopics': ['Assistente', 'Perguntas sobre contrato'],
  'assistant/data#detailTopics': ['Assistente', 'Perguntas sobre detalhes'],
  'assistant/data#moneyTopics': ['Assistente', 'Perguntas sobre preço'],
  'assistant/data#paymentTopics': ['Assistente', 'Perguntas sobre pagamento'],
  'assistant/data#privacyTopics': ['Assistente', 'Perguntas sobre privacidade'],
  'assistant/data#promiseTopics': ['Assistente', 'Perguntas sobre garantias'],
  'assistant/data#workTopics': ['Assistente', 'Perguntas sobre o trabalho'],
  'assistant/data#comparisons': ['Assistente', 'Comparações'],
  'assistant/data#glossary': ['Assistente', 'Palavras explicadas'],
  'assistant/data#goals': ['Assistente', 'Roteiros por objetivo'],
  'assistant/data#subjects': ['Assistente', 'Assuntos e prazos'],
  'assistant/data#niches': ['Assistente', 'Roteiros por ramo'],
  'assistant/data#generalNiche': ['Assistente', 'Roteiro para outros ramos'],
  'assistant/data#foreignLanguages': ['Assistente', 'Avisos em outras línguas'],
}
