/** Where the sample tells its own story: what stands in the source, and what stands in until there is a better text. */
export const neutralCopy: Record<string, [from: string, to: string][]> = {
  'content/pages/home.ts': [
    ["'Seu negócio com'", 'Marketing que'],
    ["'vento a favor.'", 'se explica.'],
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
      '`${home.companies.value} empresas já navegam com a gente`',
      'Veja quem já trabalha com a gente',
    ],
    ["'Cada vela no ângulo certo.'", 'O que fazemos.'],
    ["'Quatro etapas, uma rota.'", 'Quatro etapas, do diagnóstico ao ajuste.'],
    ["'Os instrumentos a bordo.'", 'As ferramentas que usamos.'],
    ["'Quem já pegou esse vento.'", 'O que dizem os clientes.'],
    [
      "'Três clientes contam o que mudou, com os números que eles mesmos acompanham.'",
      'Clientes contam o que mudou, com os números que eles mesmos acompanham.',
    ],
    ["'Para onde o seu negócio quer ir?'", 'Conte o que você precisa.'],
    ["'Garantia de devolução do valor investido'", 'Sem compromisso de contratar'],
  ],
  'content/pages/classic-home.ts': [
    ["'Sete jeitos de pegar o vento certo'", 'Sete serviços, juntos ou sozinhos'],
    ["'Quem navega com a gente conta'", 'O que dizem os clientes'],
  ],
  'content/pages/about.ts': [
    ["'Ninguém manda no vento. A gente ajusta a vela.'", 'Uma frase que diga quem vocês são.'],
    ["'O alísio chega do mar, de sudeste, quase todos os dias do ano.'", 'Onde estamos.'],
    [
      "'O alísio é o vento constante que traz os barcos ao Ceará. Não é o mais forte. É o que não falta.'",
      'O que faz desta agência uma agência, em uma frase.',
    ],
    [
      "'Ser a agência que o Nordeste indica sem que ninguém peça'",
      'Ser a agência que os clientes indicam sem que ninguém peça',
    ],
    ["'Barco pequeno, todo mundo rema'", 'Equipe pequena, todo mundo faz'],
    ["'Três pessoas que assinam o que entregam.'", 'Quem assina o que entrega.'],
  ],
  'content/pages/agenda.ts': [
    ["'achar o vento.'", 'conversar.'],
    ["'achar os furos.'", 'ver o que corrigir.'],
  ],
  'content/pages/plans.ts': [
    ["'Quanto mais vento, menor a conta'", 'Quanto mais serviços, menor a conta'],
  ],
  'content/pages/services.ts': [["'Oito serviços, um só rumo'", 'Oito serviços, uma equipe']],
  'content/pages/portfolio.ts': [
    ["'Rumo antes de velocidade'", 'Meta antes de velocidade'],
    ["'Três trabalhos, abertos por dentro'", 'Trabalhos abertos por dentro'],
    [
      "'Seis áreas, três projetos abertos por dentro e o caminho que cada um percorreu, com prazo e preço.'",
      'Áreas, projetos e o caminho que cada um percorreu, com prazo e preço.',
    ],
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
      '`Começamos como um estúdio de sites em ${brand.address.city} e hoje cuidamos da presença digital inteira de quem nos procura.`',
      'O que a agência faz e para quem, em uma frase.',
    ],
  ],
  'content/pages/portfolio-classic.ts': [
    [
      "'O portfólio da agência em versão clássica: seis áreas de atuação, três projetos, o processo de trabalho em quatro fases e os resultados.'",
      'O portfólio da agência em versão clássica: áreas de atuação, projetos, processo de trabalho e resultados de cada um deles.',
    ],
  ],
}
