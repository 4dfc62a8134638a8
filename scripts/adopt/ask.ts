import { createInterface } from 'node:readline'
import type * as z from 'zod'
import type { parts } from '#content/parts.ts'
import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { rules } from './answer-rules.ts'
import { states } from './states.ts'

type Question = {
  /** Repeats the question until the answer is valid; an empty answer takes the default. */
  <Value>(text: string, usual: string, rule: z.ZodType<Value>): Promise<Value>
  (text: string, usual?: string): Promise<string>
}

/** Reads answers from the terminal, or one per line from a pipe. */
function asker(input: NodeJS.ReadableStream & { isTTY?: boolean }): {
  question: Question
  close: () => void
} {
  const lines = createInterface({ input, terminal: false })
  const arrived = lines[Symbol.asyncIterator]()
  let count = 0
  const question = async (text: string, usual = '', rule?: z.ZodType) => {
    for (;;) {
      count += 1
      process.stdout.write(`${text}${usual ? ` [${usual}]` : ''}: `)
      const { value, done } = await arrived.next()
      // Answers from a pipe are echoed.
      if (!input.isTTY) process.stdout.write(`${done ? '' : value}\n`)
      const answer = (done ? '' : value).trim() || usual
      const result = rule?.safeParse(answer)
      if (!result) return answer
      if (result.success) return result.data
      const problem = `'${answer}' ${result.error.issues[0]?.message}`
      if (!input.isTTY) throw new Error(`resposta ${count} (${text}): ${problem}`)
      process.stdout.write(`  ${problem}\n`)
    }
  }
  return { question: question as Question, close: () => lines.close() }
}

const omitEmpty = (answer: string) => answer || undefined
const isYes = (answer: string) => /^[sy]/i.test(answer)

async function askBrand(question: Question) {
  const name = await question('Nome da agência', 'Minha Agência', rules.text)
  const city = await question('Cidade', '', rules.text)
  const state = await question('Estado (sigla ou nome)', '', rules.state)
  const [, zone] = states[state] as (typeof states)[string]
  const timeZone = await question('Fuso horário', zone, rules.zone)
  const url = await question('Endereço do site', 'https://example.com', rules.site)
  const email = await question('E-mail', `oi@${new URL(url).host}`, rules.email)
  const phone = await question('Telefone com DDD', '', rules.phone)
  const hours = await question(
    'Quando atendem (separe com ponto e vírgula)',
    'segunda a sexta, 9h às 18h',
    rules.hours,
  )
  process.stdout.write('Deixe vazio o que não quiser mostrar no site.\n')
  const legalName = omitEmpty(await question('Razão social'))
  const taxId = omitEmpty(await question('CNPJ'))
  const street = omitEmpty(await question('Rua e número'))
  const district = omitEmpty(await question('Bairro'))
  const postalCode = omitEmpty(await question('CEP'))
  const instagram = omitEmpty(await question('Instagram (como @agencia)'))
  const facebook = omitEmpty(await question('Facebook'))
  const linkedin = omitEmpty(await question('LinkedIn'))
  return {
    name,
    legalName,
    taxId,
    url,
    email,
    phone,
    hours,
    timeZone,
    address: { street, district, city, state, postalCode },
    social: { instagram, facebook, linkedin },
    assistant: await question('Nome do assistente do site', 'Assistente', rules.text),
  }
}

async function askPeople(question: Question) {
  const people = []
  for (
    let name = await question('Quem lidera a agência (nome e sobrenome)', '', rules.text);
    name;
  ) {
    people.push({ name, role: await question(`Função de ${name}`, 'Direção', rules.text) })
    name = await question('Mais alguém da equipe (vazio para seguir)')
  }
  return people
}

/** Services chosen from the list by number, and new ones. */
async function askServices(question: Question, sampleServices: string[]) {
  process.stdout.write(`Serviços que o site já descreve:\n`)
  for (const [i, slug] of sampleServices.entries()) process.stdout.write(`  ${i + 1}. ${slug}\n`)
  const chosen = await question('Quais vocês oferecem (números com vírgula, ou nenhum)', 'todos')
  const numbers = chosen.split(/[\s,;]+/).map(Number)
  const selected =
    chosen === 'todos' ? sampleServices : sampleServices.filter((_, i) => numbers.includes(i + 1))
  const newServices: unknown[] = []
  for (;;) {
    const empty = selected.length + newServices.length === 0
    const text = 'Outro serviço, que não está na lista'
    const name = empty
      ? await question(text, '', rules.text)
      : await question(`${text} (vazio para seguir)`)
    if (!name) return [...selected, ...newServices]
    const summary = await question(`${name}, em uma frase`, '', rules.text)
    const features = await question('O que inclui (separe com ponto e vírgula)', '', rules.text)
    const price = await question('Preço por mês, em reais (vazio: sob consulta)', '', rules.price)
    newServices.push({
      name,
      summary,
      features: features
        .split(';')
        .map((one) => one.trim())
        .filter(Boolean),
      ...(price ? { price } : {}),
    })
  }
}

async function askPrices(question: Question) {
  if (!isYes(await question('Publicar preços (s ou n)', 'n'))) return {}
  const prices: Record<string, number> = {}
  const plans = [...recurringServices, ...oneOffServices, ...Object.values(servicePlans).flat()]
  for (const { id, name } of plans) {
    const price = await question(`Preço de ${name}, em reais (vazio: não aparece)`, '', rules.price)
    if (price) prices[id] = price
  }
  return prices
}

const partNames: Partial<Record<keyof typeof parts, string>> = {
  classic: 'uma segunda versão do site (clássica)',
  plans: 'a página de planos e preços',
  portfolio: 'o portfólio',
  links: 'a página de links para redes sociais',
  team: 'uma página para cada pessoa',
  assistant: 'o assistente que responde a visitantes',
  agenda: 'a agenda de conversas',
  clientArea: 'a área do cliente',
}

/** The minimum for a site; everything else is left out. */
export async function ask(sampleServices: string[]): Promise<unknown> {
  const { question, close } = asker(process.stdin)
  try {
    const brand = await askBrand(question)
    const people = await askPeople(question)
    const services = await askServices(question, sampleServices)
    const prices = await askPrices(question)
    const meeting = {
      minutes: await question('Minutos da primeira conversa', '30', rules.minutes),
      where: await question(
        'Onde ela acontece (telefone, endereco ou o link da sala de vídeo)',
        'telefone',
        rules.room,
      ),
    }
    const colours = {
      main: await question('Cor principal', '#3d5a98', rules.colour),
      accent: await question('Cor de destaque', '#d9822b', rules.colour),
      dark: await question('Tom escuro', '#1c2433', rules.colour),
      light: await question('Tom claro', '#f4f1ea', rules.colour),
    }
    const look = await question('Visual (vento ou editorial)', 'editorial', rules.look)
    const parts: Record<string, boolean> = {}
    process.stdout.write('O site deve ter (s ou n):\n')
    for (const [part, name] of Object.entries(partNames)) {
      parts[part] = isYes(await question(`  ${name}`, part === 'classic' ? 'n' : 's'))
    }
    return {
      brand: { ...brand, phone: brand.phone.e164, hours: brand.hours },
      colours,
      look,
      parts: parts,
      people,
      services,
      prices,
      meeting,
    }
  } finally {
    close()
  }
}
