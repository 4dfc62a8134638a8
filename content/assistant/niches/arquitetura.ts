import type { Niche } from '../../types/assistant.ts'

export const arquitetura: Niche = {
  id: 'arquitetura',
  name: 'arquitetos, reformas e construção',
  terms: [
    'arquitet*',
    'reforma',
    'engenh*',
    'construcao',
    'obra',
    'empreiteir*',
    'decoracao',
    'design de interior',
    'interiores',
    'pintura',
    'pedreiro',
    'marmoraria',
    'vidracaria',
    'material de construcao',
    'gesso',
  ],
  business: { article: 'o', noun: 'seu escritório' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'arquiteto para reforma de apartamento',
  proof: { label: 'Construtora Horizonte', path: '/cases-sucesso#construtora-horizonte' },
  plays: {
    'trafego-pago':
      'Anuncie por tipo de obra e região (“reforma de cozinha”, “projeto de clínica”), com faixa de investimento. Quem não pode pagar se retira sozinho.',
    seo: 'Publique cada projeto com bairro, metragem, prazo e problema resolvido. Portfólio sem texto não aparece em busca nenhuma.',
    automacao:
      'Pergunte metragem, bairro, prazo e fotos do espaço antes da primeira reunião. Você chega com ideia, e não com questionário.',
    'email-marketing':
      'Acompanhe quem pediu proposta com um projeto parecido por mês. A decisão de reformar leva estações.',
    websites:
      'Poucos projetos, bem contados: antes, depois, quanto tempo, o que deu errado e como foi resolvido.',
    'websites-apps':
      'Um painel da obra com etapas e pagamentos acaba com a pergunta “como está?” toda sexta.',
    conteudo:
      'Grave visitas de obra explicando uma decisão por vez. Mostrar critério vende mais que mostrar resultado.',
    'marketing-conteudo':
      'Escreva quanto custa e quanto demora, por tipo de reforma, com o que faz variar. Ninguém quer responder isso, e todos procuram.',
    'image-video-capture':
      'Fotografe o projeto habitado, com luz da tarde. Uma diária bem feita serve por anos.',
    analytics:
      'Conte propostas enviadas, fechadas e valor por origem. Prêmio e curtida não entram na conta.',
  },
}
