import type { Definition } from '../../types/assistant.ts'

export const siteWords: Definition[] = [
  {
    terms: ['seo'],
    text: 'SEO é o trabalho para o seu site aparecer bem na busca do Google sem pagar por clique: técnica, páginas úteis e presença local.',
  },
  {
    terms: ['landing page', 'pagina de captura'],
    text: 'Landing page é uma página feita para uma só oferta e uma só ação: pedir contato, agendar ou comprar. É para onde o anúncio deve levar.',
  },
  {
    terms: ['dominio'],
    text: 'Domínio é o endereço do site na internet (o nome que se digita). Deve ficar registrado no nome da sua empresa.',
  },
  {
    terms: ['hospedagem'],
    text: 'Hospedagem é o computador, alugado por mês ou por ano, em que o site fica guardado e no ar.',
  },
  {
    terms: ['google meu negocio', 'perfil da empresa', 'google business'],
    text: 'O Perfil da Empresa (antigo Google Meu Negócio) é a ficha gratuita que mostra o seu negócio no Google e no mapa, com horário, fotos e avaliações.',
  },
  {
    terms: ['palavra chave'],
    text: 'Palavra-chave é o que a pessoa digita na busca. SEO e anúncios começam por escolher as que trazem quem quer comprar.',
  },
  {
    terms: ['backlink'],
    text: 'Backlink é um link de outro site para o seu. Quando vem de um site sério, conta como recomendação no Google.',
  },
  {
    terms: ['saas'],
    text: 'SaaS é um sistema que se usa pela internet, em geral por assinatura, sem instalar nada.',
  },
  {
    terms: ['ecommerce', 'e commerce'],
    text: 'E-commerce é a venda pela internet, com catálogo, carrinho e pagamento on-line.',
  },
  {
    terms: ['ux'],
    text: 'UX é a experiência de quem usa o site: achar o que procura, entender e concluir sem esforço.',
  },
  {
    terms: ['cookie'],
    text: 'Cookie é um pequeno arquivo que o site guarda no navegador, para lembrar de você ou medir visitas. Os de medição e anúncio pedem o seu aceite.',
  },
  {
    terms: ['wordpress'],
    text: 'WordPress é um sistema para montar sites com painel de edição, um dos que usamos em sites com painel.',
  },
  {
    terms: ['chatbot', 'bot'],
    text: 'Chatbot é um programa que conversa no WhatsApp ou no site, responde às perguntas repetidas e chama uma pessoa quando precisa.',
  },
  {
    terms: ['search console'],
    text: 'O Google Search Console é o painel gratuito em que o Google mostra como lê as suas páginas e em que buscas elas aparecem.',
  },
  {
    terms: ['responsivo'],
    text: 'Site responsivo é o que se ajusta à tela: abre bem no celular e no computador.',
  },
  {
    terms: ['https', 'ssl'],
    text: 'HTTPS (ou SSL) é o cadeado do navegador: o que se digita no site vai cifrado.',
  },
  {
    terms: ['tag manager', 'gtm'],
    text: 'O Google Tag Manager reúne num lugar só os códigos de medição do site.',
  },
  {
    terms: ['wireframe', 'prototipo'],
    text: 'Protótipo é o desenho navegável das telas, feito antes do código para você aprovar.',
  },
]
