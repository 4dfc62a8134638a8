import type { Niche } from '../../types/assistant.ts'

export const servicosCasa: Niche = {
  id: 'servicos-casa',
  name: 'serviços para casa e empresa',
  terms: [
    'ar condicionado',
    'dedetizacao',
    'dedetizadora',
    'limpeza',
    'faxina',
    'diarista',
    'eletricista',
    'encanador',
    'chaveiro',
    'assistencia tecnica',
    'jardin*',
    'piscina',
    'mudanca',
    'frete',
    'seguranca',
    'camera',
    'internet',
    'provedor',
    'lavanderia',
    'costureira',
    'manutencao',
    'desentupidora',
    'transporte',
    'logistica',
  ],
  business: { article: 'a', noun: 'sua empresa' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'assistência técnica perto de mim',
  proof: { label: 'Oficina Dois Irmãos', path: '/home1/case-studies#busca-no-bairro' },
  plays: {
    'trafego-pago':
      'Anuncie na busca por urgência e bairro, com ligação direta e horário em que você atende de verdade. Desligue quando a equipe estiver cheia.',
    seo: 'Uma página por serviço e cidade, com preço inicial e tempo de chegada. Perfil do Google com fotos de serviço feito no mês.',
    automacao:
      'Peça foto, endereço e melhor hora pelo WhatsApp e devolva uma faixa de preço. Quem responde primeiro leva.',
    'email-marketing':
      'Lembre a manutenção pela data do último serviço: seis meses para ar-condicionado, três para dedetização.',
    websites: 'Serviço, região, preço inicial, garantia e botão de ligar. Uma tela resolve.',
    'websites-apps':
      'Ordem de serviço com foto e assinatura no celular evita disputa e acelera a cobrança.',
    conteudo:
      'Antes e depois em dez segundos e um erro comum por semana. Mostre a equipe uniformizada.',
    'marketing-conteudo':
      'Escreva “quanto custa” e “quando chamar” para cada serviço. São as duas buscas que viram ligação.',
    'image-video-capture':
      'Fotografe cada serviço concluído, com autorização. Em um mês você tem portfólio.',
    analytics:
      'Conte ligações, orçamentos e serviços por origem. A palavra mais cara pode ser a que mais paga.',
  },
}
