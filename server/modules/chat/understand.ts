import { goals } from '#content/assistant/goals.ts'
import { niches } from '#content/assistant/niches.ts'
import type { Goal, Niche } from '#content/types/assistant.ts'
import type { ChatRequest } from '#contracts/chat.ts'
import { foldWords } from './fold.ts'
import { bestOf, createMatcher } from './match-terms.ts'

const nicheMatchers = niches.map((niche) => ({ niche, match: createMatcher(niche.terms) }))
const goalMatchers = goals.map((goal) => ({ goal, match: createMatcher(goal.terms) }))

const asksFor = {
  price: createMatcher([
    'quanto custa',
    'quanto fica',
    'quanto sai',
    'quanto cobra*',
    'preco',
    'valor do servico',
    'valores',
    'valor do plano',
    'qual o valor',
    'qual e o valor',
    'plano de voces',
    'planos',
    'tabela',
    'mensalidade',
    'custa',
    'pacote',
    'orcamento de voces',
    'desconto da agencia',
  ]),
  hours: createMatcher([
    'que hora*',
    'horario de atendimento',
    'horario de funcionamento',
    'horario de voces',
    'abrem',
    'voces abrem',
    'aberto',
    'endereco',
    'onde fica',
    'onde voces ficam',
    'telefone',
    'falar com uma pessoa',
    'falar com alguem',
    'falar com um humano',
    'atendente',
    'como falo com voces',
    'contato de voces',
    'e mail de voces',
    'sabado voces',
    'domingo',
  ]),
  time: createMatcher([
    'quanto tempo',
    'prazo',
    'demora*',
    'quando vejo',
    'quando aparece*',
    'em quantos dia',
    'em quanto',
    'quantos dia',
    'quantas semana',
    'rapido',
  ]),
  cases: createMatcher([
    'case',
    'caso de sucesso',
    'exemplo de cliente',
    'ja atenderam',
    'ja fizeram',
    'portfolio',
    'cliente de voces',
    'experiencia com',
    'prova',
  ]),
  self: createMatcher([
    'quem e voce',
    'o que voce e',
    'voce e robo',
    'voce e um robo',
    'voce e humano',
    'voce e uma pessoa',
    'e um robo',
    'voce e ia',
    'voce e uma ia',
    'e uma ia',
    'chatgpt',
    'gpt',
    'voce e real',
    'qual modelo',
    'como voce funciona',
    'quem fez voce',
    'inteligencia artificial de verdade',
    'fala com uma maquina',
  ]),
  hello: createMatcher([
    'oi',
    'ola',
    'bom dia',
    'boa tarde',
    'boa noite',
    'teste',
    'tudo bem',
    'opa',
    'hello',
  ]),
}

type Asked = Record<keyof typeof asksFor, boolean>
export type Understood = { niche: Niche | undefined; goal: Goal | undefined; asked: Asked }

/** What a visitor's two fields are about, as far as written terms can tell. */
export function understand(request: ChatRequest): Understood {
  const [niche, question] = [request.niche, request.question].map((text) =>
    foldWords(text).join(' '),
  ) as [string, string]
  const named = bestOf(nicheMatchers, ({ match }) => match(niche))
  const found = named ?? bestOf(nicheMatchers, ({ match }) => match(question))
  const asked = Object.fromEntries(
    Object.entries(asksFor).map(([name, match]) => [name, match(question) > 0]),
  ) as Asked
  const wanted = bestOf(goalMatchers, ({ goal, match }) => match(question) / (goal.wide ? 3 : 1))
  return { niche: found?.niche, goal: wanted?.goal, asked }
}
