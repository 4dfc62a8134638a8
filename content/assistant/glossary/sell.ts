import type { Definition } from '../../types/assistant.ts'

export const sellWords: Definition[] = [
  {
    terms: ['lead'],
    text: 'Lead é um contato de alguém que mostrou interesse: deixou o telefone, chamou no WhatsApp ou pediu orçamento.',
  },
  {
    terms: ['funil', 'funil de venda'],
    text: 'Funil de vendas é o caminho do cliente em etapas: conhece, se interessa, compara e compra. Ver onde mais gente desiste mostra o que consertar.',
  },
  {
    terms: ['crm'],
    text: 'CRM é o sistema de relacionamento em que você registra os contatos e clientes, o histórico de cada conversa e o próximo passo da venda.',
  },
  {
    terms: ['persona'],
    text: 'Persona é o retrato do seu cliente típico: quem é, o que procura, o que teme e como decide.',
  },
  {
    terms: ['inbound', 'inbound marketing'],
    text: 'Inbound é atrair clientes com conteúdo útil, em vez de interromper: a pessoa chega porque procurava aquilo.',
  },
  {
    terms: ['branding'],
    text: 'Branding é o trabalho de construir a marca: nome, visual, tom de voz e o que as pessoas lembram de você.',
  },
  {
    terms: ['copy', 'copywriting'],
    text: 'Copy é o texto escrito para convencer alguém a agir: o do anúncio, da página, do e-mail.',
  },
  {
    terms: ['cta', 'call to action', 'chamada para acao'],
    text: 'CTA é a chamada para ação: o botão ou a frase que diz o que fazer agora, como “Agendar” ou “Chamar no WhatsApp”.',
  },
  {
    terms: ['newsletter'],
    text: 'Newsletter é um boletim enviado por e-mail, de tempos em tempos, a quem pediu para receber.',
  },
  {
    terms: ['automacao', 'automacao de marketing'],
    text: 'Automação de marketing são fluxos que trabalham sozinhos: respondem, lembram e acompanham o contato no WhatsApp e no e-mail, e chamam uma pessoa quando importa.',
  },
  {
    terms: ['email marketing', 'e mail marketing'],
    text: 'E-mail marketing é escrever por e-mail, com permissão, a quem é ou pode ser seu cliente, para vender e fazer voltar.',
  },
  {
    terms: ['marketing de conteudo'],
    text: 'Marketing de conteúdo é responder, com textos e vídeos úteis, ao que o seu cliente pergunta antes de comprar.',
  },
  {
    terms: ['marketing digital'],
    text: 'Marketing digital é tudo o que faz o seu negócio ser achado, escolhido e lembrado pela internet: busca, anúncios, redes, site, e-mail e WhatsApp.',
  },
  {
    terms: ['social media'],
    text: 'Social media é cuidar das suas redes: pauta, arte, publicação e resposta a quem comenta.',
  },
  {
    terms: ['engajamento'],
    text: 'Engajamento é a reação das pessoas ao que você publica: comentários, respostas, salvamentos e compartilhamentos.',
  },
  {
    terms: ['influencer', 'influenciador'],
    text: 'Influenciador é quem tem um público que confia nele e o apresenta a uma marca, com aviso de publicidade.',
  },
  {
    terms: ['briefing'],
    text: 'Briefing é o resumo do que o projeto precisa: objetivo, público, prazo, verba e o que não pode faltar.',
  },
  {
    terms: ['lgpd'],
    text: 'LGPD é a Lei Geral de Proteção de Dados (Lei nº 13.709/2018): diz quando e como uma empresa pode usar dados pessoais.',
  },
  {
    terms: ['identidade visual'],
    text: 'Identidade visual é a cara da marca: logotipo, cores, letras e o modo de usá-los, sempre os mesmos.',
  },
  {
    terms: ['infografico'],
    text: 'Infográfico é uma imagem que resume um assunto difícil, com desenho, números e pouco texto.',
  },
  {
    terms: ['storytelling'],
    text: 'Storytelling é contar a marca por histórias de gente de verdade, em vez de listar qualidades.',
  },
  {
    terms: ['nutricao de lead', 'fluxo de nutricao', 'nutricao'],
    text: 'Nutrição é a sequência de mensagens que acompanha um contato até ele estar pronto para comprar.',
  },
  {
    terms: ['churn'],
    text: 'Churn é a parte dos clientes que cancela ou deixa de comprar em um período.',
  },
  {
    terms: ['upsell', 'cross sell'],
    text: 'Upsell é oferecer uma versão maior do que o cliente leva; cross-sell, algo que combina com a compra.',
  },
  {
    terms: ['publico alvo'],
    text: 'Público-alvo é o grupo de pessoas a quem a oferta se dirige: idade, lugar, interesse e momento de compra.',
  },
  {
    terms: ['calendario editorial'],
    text: 'Calendário editorial é a agenda do que será publicado: tema, formato, data e objetivo de cada peça.',
  },
  {
    terms: ['hashtag'],
    text: 'Hashtag é a palavra com # que junta publicações do mesmo assunto nas redes.',
  },
  {
    terms: ['algoritmo'],
    text: 'Algoritmo é a regra com que cada rede decide o que mostrar a quem.',
  },
]
