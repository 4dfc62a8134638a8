import type { Niche } from '../../types/assistant.ts'

export const pet: Niche = {
  id: 'pet',
  name: 'pet shops e clínicas veterinárias',
  terms: [
    'pet',
    'petshop',
    'veterinari*',
    'banho e tosa',
    'cachorro',
    'gato',
    'animal',
    'racao',
    'adestra*',
    'hotel para cachorro',
    'creche canina',
  ],
  business: { article: 'o', noun: 'seu pet shop' },
  customer: { one: 'tutor', many: 'tutores' },
  search: 'veterinário perto de mim',
  plays: {
    'trafego-pago':
      'Anuncie banho e tosa nos dias vazios, num raio curto, e urgência veterinária na busca, à noite, se você atende.',
    seo: 'Página por serviço com preço por porte, e “veterinário 24 horas” só se for verdade. Avaliação com foto do bicho ajuda muito.',
    automacao:
      'Lembre vacina, vermífugo e banho pela data de cada animal, com o nome dele na mensagem. Tutor responde ao nome do bicho.',
    'email-marketing':
      'Avise quando a ração deve estar acabando, com compra em um toque. Você já sabe o peso e o pacote.',
    websites:
      'Serviços, preços por porte, plantão e equipe veterinária com registro. Agendar em dois toques.',
    'websites-apps': 'Carteira de vacinação e agenda no celular fazem o tutor não trocar de loja.',
    conteudo: 'Antes e depois do banho, nome e raça. É o conteúdo mais compartilhado do bairro.',
    'marketing-conteudo':
      'Escreva sobre filhote, castração e alimentação com o veterinário assinando.',
    'image-video-capture':
      'Fotografe na altura do bicho, com luz da porta. Dez fotos por semana saem do próprio trabalho.',
    analytics:
      'Meça retorno por animal e intervalo entre visitas. O plano de banho só compensa se o intervalo cair.',
  },
}
