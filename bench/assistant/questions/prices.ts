import { anyPrice, faq, ofKind, path, playbook, price, says } from '../question.ts'

const ads = price('recurring/trafego-pago')
const social = price('recurring/social-media')
const automation = price('recurring/automacao')
const site = price('one-off/website')
const landing = price('websites/landing-page')
const fullSite = price('websites/website-completo')
const app = price('websites/mini-saas')
const brand = price('one-off/branding')
const budgetApart = says(/verba.{0,40}(à parte|direto|paga por você)/i)
const alone = { never: [playbook] }

export const priceQuestions = [
  ...ofKind('prices', [
    [
      'restaurante',
      'Quanto custa fazer anúncio no Instagram?',
      [ads],
      { also: [budgetApart], never: [playbook] },
    ],
    ['loja de roupa', 'qnt custa anuncia no insta', [ads], { also: [budgetApart] }],
    ['dentista', 'quanto vcs cobram pra cuidar do google ads', [ads], alone],
    ['pet shop', 'preço gestão de tráfego', [ads], alone],
    ['academia', 'qto fica por mes pra vcs fazerem meus anuncios no face', [ads]],
    ['salão', 'valor pra impulsionar post', [ads]],
    ['barbearia', 'quanto custa pra postar no instagram todo dia', [social], alone],
    ['padaria', 'qto vcs cobram pra cuidar do meu insta', [social]],
    ['moda', 'quanto é o social media', [social], alone],
    ['cafeteria', 'quero alguem pra fazer os posts, qual o valor?', [social]],
    ['advogado', 'quanto custa um site', [site], { also: [fullSite], never: [playbook] }],
    ['contador', 'qnto sai um site simples de uma pagina só', [site]],
    ['clínica', 'preco de site completo com blog', [fullSite]],
    ['curso online', 'quanto custa uma landing page?', [landing], alone],
    ['infoproduto', 'qual o valor da lp', [landing]],
    ['imobiliária', 'quanto fica uma pagina de vendas', [landing]],
    ['loja', 'qnt custa criar um app', [app], alone],
    ['distribuidora', 'preço de um sistema sob medida', [app]],
    ['oficina', 'quanto custa uma logo?', [brand], alone],
    ['doceria', 'valor da identidade visual', [brand]],
    ['hotel', 'quanto custa um video institucional', [says(/a combinar/i)], { never: [anyPrice] }],
    ['restaurante', 'qto é uma diaria de fotos dos pratos', [says(/a combinar/i)]],
    ['clínica', 'quanto custa um robô pra responder no zap', [automation], alone],
    ['ótica', 'preço da automação de whatsapp', [automation]],
    ['consultório', 'qual o valor do chatbot', [automation]],
    ['blog', 'quanto custa o plano Growth', [price('content/growth')], alone],
    ['loja', 'e o plano starter, qual preço?', [price('content/starter')]],
    ['empresa', 'qnt é o premium', [price('content/premium')]],
    ['ecommerce', 'quanto custa a auditoria de analytics', [price('analytics/auditoria')]],
    ['ecommerce', 'valor do CRO completo', [price('analytics/cro')]],
    ['startup', 'quanto cobram pela gestão de analytics?', [price('analytics/gestao')]],
    [
      'farmácia',
      'quanto custa SEO?',
      [says(/SEO.{0,80}(sob medida|não tem preço|proposta)/i)],
      { never: [playbook] },
    ],
    [
      'loja',
      'quanto custa email marketing',
      [says(/e-?mail.{0,120}(sob medida|não tem preço|proposta)/i)],
    ],
    [
      'padaria',
      'quais os preços de vcs?',
      [social, ads],
      { also: [path('/home1/planos')], never: [playbook] },
    ],
    ['mecanica', 'qual valor dos planos', [social], { also: [ads, automation] }],
    ['loja', 'me passa a tabela de preço por favor', [social]],
    ['bar', 'quanto custa o marketing digital por mes?', [social]],
    ['salao de beleza', 'é caro?', [anyPrice], { never: [playbook] }],
    ['pousada', 'tem desconto se eu pegar trafego e social media juntos?', [{ discount: 2 }]],
    ['loja', 'se eu fechar 3 serviços tem desconto', [{ discount: 3 }]],
    ['escola', 'qual plano mais barato que vcs tem?', [social]],
    ['loja', 'qnt custa uma loja virtual', [app]],
  ]),
  ...ofKind('budget', [
    [
      'loja',
      'quanto preciso investir em anuncio?',
      [faq('trafego-pago', 'investir')],
      { also: [budgetApart] },
    ],
    ['delivery', 'qual a verba minima pra anunciar', [faq('trafego-pago', 'investir')]],
    ['salão', 'da pra anunciar com 300 reais por mes?', [faq('trafego-pago', 'investir')]],
    [
      'loja',
      'a verba ta inclusa no valor da gestão?',
      [faq('trafego-pago', 'incluida')],
      { never: [playbook] },
    ],
    ['clinica', 'o dinheiro do anuncio eu pago pra vcs ou pro google?', [budgetApart]],
    [
      'loja',
      'os 1000 por mes ja inclui o que vai pro facebook?',
      [faq('trafego-pago', 'incluida')],
    ],
    ['loja', 'vcs cobram comissão em cima da verba?', [says(/não cobramos comissão/i)]],
  ]),
]
