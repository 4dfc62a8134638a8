import type { HomeTestimonial, Partner, Testimonial } from './types/testimonial.ts'

// Sample people: every name, company and figure below is invented. Publish only statements that
// the person wrote and authorised.
export const classicTestimonials: Testimonial[] = [
  {
    id: 'marcos-viana',
    name: 'Marcos Viana',
    role: 'Proprietário',
    company: 'Oficina Dois Irmãos',
    content:
      'Em três meses o telefone passou a tocar por causa do Google, além das indicações de sempre. O relatório cabe numa página e eu entendo o que está escrito.',
    rating: 5,
  },
  {
    id: 'tatiane-rocha',
    name: 'Tatiane Rocha',
    role: 'Gerente de marketing',
    company: 'Laboratório Vida Clara',
    content:
      'Eles disseram não a duas ideias minhas e explicaram o motivo com número. Foi aí que comecei a confiar.',
    rating: 5,
  },
  {
    id: 'edson-barreto',
    name: 'Edson Barreto',
    role: 'Sócio',
    company: 'Barreto e Nunes Contabilidade',
    content:
      'O site ficou pronto quase no prazo; o atraso foi nosso, nas fotos. Os contatos chegam organizados e a equipe sabe para quem ligar primeiro.',
    rating: 4,
  },
  {
    id: 'priscila-andrade',
    name: 'Priscila Andrade',
    role: 'Chef e fundadora',
    company: 'Cozinha da Praia',
    content:
      'Uma diária de fotos rendeu seis meses de cardápio e redes sociais. As reservas de terça e quarta deixaram de ser um problema.',
    rating: 5,
  },
]

/** The same sample clients as in content/cases, whose figures these repeat. */
export const homeTestimonials: HomeTestimonial[] = [
  {
    id: 'renata-moura',
    name: 'Renata Moura',
    role: 'Dentista e sócia',
    company: 'Clínica Sorriso do Mar',
    content:
      'O paciente recebe resposta em minutos, mesmo com a recepção cheia. Contratei mais uma dentista em vez de aumentar a verba de anúncios.',
    rating: 5,
    avatar: 'RM',
    metrics: [
      { label: 'Avaliações', value: '+118%' },
      { label: 'Faltas', value: '−58%' },
      { label: 'ROI', value: '+980%' },
    ],
  },
  {
    id: 'livia-sampaio',
    name: 'Lívia Sampaio',
    role: 'Fundadora',
    company: 'Moda Jangada',
    content:
      'Antes de pedir mais verba, arrumaram a conta. Hoje sei qual peça dá lucro e ponho o dinheiro nela.',
    rating: 5,
    avatar: 'LS',
    metrics: [
      { label: 'Vendas', value: '+164%' },
      { label: 'Conversão', value: '+89%' },
      { label: 'ROI', value: '+720%' },
    ],
  },
  {
    id: 'joana-freitas',
    name: 'Joana Freitas',
    role: 'Diretora',
    company: 'Escola Farol',
    content:
      'Avisaram que os primeiros meses seriam lentos, e foram. Depois as famílias começaram a chegar citando os nossos textos.',
    rating: 5,
    avatar: 'JF',
    metrics: [
      { label: 'Visitas', value: '+210%' },
      { label: 'Custo por matrícula', value: '−41%' },
      { label: 'ROI', value: '+950%' },
    ],
  },
]

/** Sample badges in neutral wording: a vendor's name or seal needs the vendor's permission. */
export const partners: Partner[] = [
  {
    name: 'Certificação em mídia de busca',
    description: 'Campanhas de pesquisa, produtos e mapas, com prova renovada todo ano.',
  },
  {
    name: 'Certificação em mídia social',
    description: 'Planejamento, criativos e medição de anúncios nas redes.',
  },
  {
    name: 'Certificação em análise de dados',
    description: 'Implantação de eventos, painéis e leitura de resultados.',
  },
  {
    name: 'Parceria em automação e CRM',
    description: 'Implantação de funis, cadências e atendimento integrado.',
  },
  {
    name: 'Parceria em comércio eletrônico',
    description: 'Lojas virtuais, catálogo, pagamento e frete.',
  },
  {
    name: 'Formação em privacidade e LGPD',
    description: 'Consentimento, guarda e descarte de dados pessoais no marketing.',
  },
]
