import { brand } from '../brand.ts'

const adBudget =
  'A verba dos anúncios é à parte: você paga direto às plataformas, e não cobramos comissão sobre ela.'
const managementFee = 'A gestão, que é o nosso trabalho, custa {price:recurring/trafego-pago}.'

/** Answers and frames of the assistant that runs without a model. */
export const replies = {
  whatItIs: `Sou o **${brand.assistant}**, o assistente da ${brand.name}. Não sou uma pessoa e, aqui, também não sou um modelo de IA: monto cada resposta com roteiros que a nossa equipe escreveu para cada ramo e com o que está publicado neste site, preços incluídos. Por isso não invento números, mas posso não ter o que você procura. Quando for assim, eu digo, e uma pessoa responde no WhatsApp.`,
  nothingFits: `Sobre isso eu não tenho uma resposta boa, e prefiro dizer a inventar. Eu ajudo com **marketing para pequenos negócios**: atrair clientes, anúncios, site, busca no Google, redes sociais, atendimento no WhatsApp, fidelização e medição. O resto, uma pessoa responde no WhatsApp ${brand.phone.display}.`,
  nearest: `Sobre isso eu não tenho uma resposta boa, e prefiro dizer a inventar: uma pessoa responde no WhatsApp ${brand.phone.display}. O mais perto que tenho: {answer}`,
  unknownNiche:
    'Ainda não tenho um roteiro escrito só para o seu ramo; estes passos valem para a maioria dos negócios locais.',
  hello: `Olá! Para ajudar de verdade, preciso da sua **dúvida de marketing**. Por exemplo: “como conseguir mais clientes?”, “quanto custa um site?” ou “vale a pena anunciar?”.`,
  offer:
    'Quer que uma pessoa olhe o seu caso? Toque em **Continuar no WhatsApp**: a conversa vai junto.',
  adBudget,
  abilities: `Respondo a **dúvidas de marketing** do seu negócio com próximos passos e às perguntas sobre a ${brand.name}: preços, prazos, contrato, horário, reunião e Área do Cliente.`,
  notMyRules:
    'Isso eu não faço: respondo só com o que está publicado neste site, preços incluídos. Se quiser negociar uma condição, fale com uma pessoa no WhatsApp.',
  sorry: `Desculpe se a resposta não ajudou. Uma pessoa resolve com você no WhatsApp e telefone ${brand.phone.display}.`,
  welcome: 'Por nada! Se surgir outra dúvida, é só escrever.',
  personalData: `Por segurança, não escreva senhas, documentos nem cartões aqui: não preciso deles e não os guardo. Para o que depende deles, fale com uma pessoa no WhatsApp ${brand.phone.display}.`,
  /** Frames of what is put together from content/plans.ts and content/services. */
  frames: {
    costs: '{name} custa **{price}**.',
    costsBetween: '{name} custa de **{least}** a **{most}**: {prices}.',
    agreed: '{name}: o valor é **a combinar**.',
    noPrice:
      '{name} não tem preço de tabela: entra sob medida na proposta, depois de uma conversa gratuita.',
    noPriceShort: '**{name}**: sob medida, na proposta',
    monthly: 'Por mês:',
    noPrices: 'Não publicamos preços: cada proposta traz o seu, depois de uma conversa gratuita.',
    overview: 'Os serviços mensais vão de **{least}** a **{most}** por mês:',
    cheapest: 'O mais em conta é **{name}**: {price}.',
    oneOff: 'Pagos uma vez:',
    discount: 'Levando {count} serviços mensais juntos, o desconto é de **{percent}%**',
    discountRest: ' ({rest}), sobre o total mensal.',
    discountOther: '{count}: {percent}%',
    all: 'Quanto custa cada serviço: [monte o seu pacote](/home1/planos).',
    includes: '**{name}** ({price}) inclui: {features}.',
    serviceIncludes: '**{name}** inclui: {features}.',
    noTime:
      'Não tenho um prazo publicado para isso: a data vem fechada na proposta. O caminho costuma ser {phases}.',
    average: '{name} leva em média **{value}** {label}.',
    yes: 'Sim. ',
    no: 'Não. ',
    notQuite:
      'Sobre isso em particular eu não tenho nada publicado; confirme com uma pessoa no WhatsApp. O que fazemos: ',
    nearTrade: 'Mais perto do seu ramo: [{label}]({path}).',
    trade: 'Para {name} eu monto os próximos passos: pergunte “como conseguir mais clientes?”.',
    fromSite: 'Do nosso site',
    next: 'Para {name} eu também monto os próximos passos: pergunte “{advice}”.',
    forNiche: 'Para {name}',
  },
  /** In place of a price or a discount that a model made up. */
  unverified: '(valor que não está no site: confirme em Planos)',
  /** Money for ads is asked of this service and this price; without both there is nothing to say of it. */
  ads: { service: 'trafego-pago', price: 'recurring/trafego-pago' },
  budget: [
    '{faq:trafego-pago/investir}',
    adBudget,
    managementFee,
    'Do nosso site: {link:trafego-pago}.',
  ],
  budgetApart: ['{faq:trafego-pago/verba}', managementFee],
  /** Whose times are told where nothing was named. */
  times: ['trafego-pago', 'seo'],
  /** Each service as what it is to an owner. */
  means: {
    analytics: 'medir de onde vem cada venda',
    automacao: 'automação no WhatsApp (respostas, lembretes e confirmação)',
    conteudo: 'conteúdo nas redes e no blog',
    'email-marketing': 'e-mail a quem já comprou ou parou no carrinho',
    'image-video-capture': 'fotos e vídeos próprios',
    'marketing-conteudo': 'conteúdo para a busca',
    seo: 'aparecer no Google e no mapa, com avaliações',
    'trafego-pago': 'anúncios no Google e no Instagram',
    websites: 'um site ou uma landing page que leve ao WhatsApp',
    'websites-apps': 'um site ou sistema com pagamento',
  },
  headings: {
    diagnosis: 'Para {name}',
    means: 'o caminho costuma ser {means}',
    steps: 'Próximos passos',
    rule: 'Cuidado com a regra do ramo',
    price: 'Quanto custa com a gente',
    more: 'Para ler mais',
  },
} as const
