import { brand } from '../brand.ts'

/** Answers and frames of the assistant that runs without a model. */
export const replies = {
  whatItIs: `Sou o **${brand.assistant}**, o assistente da ${brand.name}. Não sou uma pessoa e, aqui, também não sou um modelo de IA: monto cada resposta com roteiros que a nossa equipe escreveu para cada ramo e com o que está publicado neste site, preços incluídos. Por isso não invento números, mas posso não ter o que você procura. Quando for assim, eu digo, e uma pessoa responde no WhatsApp.`,
  nothingFits: `Sobre isso eu não tenho uma resposta boa, e prefiro dizer a inventar. Eu ajudo com **marketing para pequenos negócios**: atrair clientes, anúncios, site, busca no Google, redes sociais, atendimento no WhatsApp, fidelização e medição.`,
  unknownNiche:
    'Ainda não tenho um roteiro escrito só para o seu ramo; o que segue vale para a maioria dos negócios locais.',
  hello: `Olá! Para ajudar de verdade, preciso da sua **dúvida de marketing**. Por exemplo: “como conseguir mais clientes?”, “quanto custa um site?” ou “vale a pena anunciar?”.`,
  offer:
    'Quer que uma pessoa olhe o seu caso? Toque em **Continuar no WhatsApp**: a conversa vai junto.',
  adBudget:
    'A verba dos anúncios é à parte: você paga direto às plataformas, e não cobramos comissão sobre ela.',
  headings: {
    diagnosis: 'Para {name}',
    steps: 'Próximos passos',
    rule: 'Cuidado com a regra do ramo',
    price: 'Quanto custa com a gente',
    site: 'Do nosso site',
    more: 'Para ler mais',
    hours: 'Atendimento',
    cases: 'Histórias de clientes',
  },
} as const
