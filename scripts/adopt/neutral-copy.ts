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
    ["'{N} jeitos de pegar o vento certo'", '{N} serviços, juntos ou sozinhos'],
    ["'O jeito de pegar o vento certo'", 'O que fazemos'],
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
    [
      "'Fazer o pequeno e o médio venderem com a clareza dos grandes'",
      'Levar marketing que se entende a quem vende',
    ],
    ["'Valor que não custa nada é enfeite'", 'No que acreditamos'],
    [
      "'Por isso cada um dos nossos vem com o que ele nos obriga a fazer e com o que ele nos proíbe.'",
      'Cada valor com o que ele nos faz fazer e com o que ele nos impede de fazer.',
    ],
    [
      "'Por isso preferimos o passo que se repete ao truque que brilha. Cada cliente tem um plano que cabe em uma folha, um número que importa mais que os outros e uma pessoa que atende pelo nome.'",
      'Cada cliente tem um plano que cabe em uma folha, um número que importa mais que os outros e uma pessoa que atende pelo nome.',
    ],
    [
      "'Quem vende o projeto participa dele. Quem executa fala com o cliente. Não há um andar de cima que promete e um de baixo que descobre.'",
      'Quem apresenta a proposta participa do trabalho, e quem executa fala com o cliente.',
    ],
    [
      "'Trabalhamos em duplas de áreas diferentes, porque a melhor ideia de anúncio costuma vir de quem olha os dados, e o melhor relatório, de quem escreve.'",
      'Cada conta tem mais de um par de olhos, de áreas diferentes.',
    ],
    ["'Duas pessoas por conta'", 'Mais de uma pessoa por conta'],
    ["'Sexta sem campanha nova'", 'Estreias com gente por perto'],
    ["'Erro contado na segunda'", 'Erros ditos logo'],
    ["'Estudo no expediente'", 'Tempo para aprender'],
    [
      "'Quatro horas por semana para aprender o que mudou.'",
      'Um tempo de cada semana para o que mudou.',
    ],
    ["'Para onde o seu negócio quer ir?'", 'Vamos conversar?'],
  ],
  'content/pages/agenda.ts': [
    ["'achar o vento.'", 'conversar.'],
    ["'achar os furos.'", 'ver o que corrigir.'],
  ],
  'content/pages/plans.ts': [
    ["'Quanto mais vento, menor a conta'", 'Quanto mais serviços, menor a conta'],
  ],
  'content/pages/services.ts': [
    ["'{N} serviços, um só rumo'", '{N} serviços, uma equipe'],
    ["'Um serviço, um só rumo'", 'Um serviço, uma equipe'],
    ["'Escolha pelo problema, não pela moda'", 'Escolha pelo que precisa resolver'],
  ],
  'content/pages/portfolio.ts': [
    ["'Rumo antes de velocidade'", 'Meta antes de velocidade'],
    ["'Números primeiro, adjetivos depois'", 'O que fazemos, em poucos números'],
    ["'O que a casa entrega, em média'", 'O que combinamos com todos'],
    [
      "'As mesmas metas valem para todos os projetos e são revistas a cada trimestre.'",
      'Compromissos que valem em todos os projetos.',
    ],
    ["'Médias dos projetos dos últimos doze meses.'", 'Compromissos, e não médias.'],
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
      '`Começamos como um estúdio de sites em ${brand.address.city} e hoje cuidamos da presença digital inteira de quem nos procura.`',
      'O que a agência faz e para quem, em uma frase.',
    ],
  ],
}
