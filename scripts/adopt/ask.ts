import { createInterface } from 'node:readline/promises'
import type * as z from 'zod'
import { parts } from '#content/parts.ts'
import { brandSchema } from '../content/schemas/facts.ts'
import { colour, look } from './answers.ts'
import { laterText } from './print.ts'
import { states } from './states.ts'

type Question = (text: string, usual: string, rule?: z.ZodType) => Promise<string>

/** Asks until the answer fits; an empty one takes what is usual. */
function asker(lines: ReturnType<typeof createInterface>): Question {
  return async (text, usual, rule) => {
    for (;;) {
      const answer = (await lines.question(`${text} [${usual}] `)).trim() || usual
      const [wrong] = rule?.safeParse(answer).error?.issues ?? []
      if (!wrong) return answer
      process.stdout.write(`  ${answer} ${wrong.message}\n`)
    }
  }
}

const { shape } = brandSchema
const letters = shape.address.shape.state.refine(
  (state) => state in states,
  `is no state of Brazil: ${Object.keys(states).join(', ')}`,
)

async function askBrand(question: Question) {
  const name = await question('Name of the agency', 'Minha Agência', shape.name)
  const person = await question('Who leads it', 'Nome Sobrenome')
  const city = await question('City', 'Curitiba')
  const state = await question('State, two letters', 'PR', letters)
  const [stateName, zone, latitude, longitude] = states[state] as (typeof states)[string]
  const timeZone = await question('Time zone', zone, shape.timeZone)
  const url = await question('Address of the site', 'https://example.com', shape.url)
  const email = await question('E-mail', `oi@${new URL(url).host}`, shape.email)
  const phone = await question('Telephone, with country', '+5541999990000', shape.phone.shape.e164)
  const display = phone.replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, '($1) $2-$3')
  const brand = {
    name,
    legalName: laterText(`${name} Ltda.`),
    taxId: laterText('00.000.000/0001-00'),
    tagline: laterText('Marketing digital'),
    description: laterText(`Agência de marketing digital em ${city}.`),
    assistant: await question('Name of the assistant', 'Assistente', shape.assistant),
    url,
    email,
    privacyEmail: email,
    privacyOfficer: person,
    phone: { display, e164: phone },
    whatsapp: phone.slice(1),
    scheduling: 'own',
    address: {
      street: laterText('Rua a preencher, 1'),
      district: laterText('Centro'),
      city,
      state,
      stateName,
      postalCode: laterText('00000-000'),
      country: 'BR',
      latitude,
      longitude,
    },
    timeZone,
    hours: [
      {
        days: [1, 2, 3, 4, 5],
        opens: '09:00',
        closes: '18:00',
        label: 'Segunda a sexta, 9h às 18h',
      },
    ],
    closed: 'Sábado e domingo, fechado',
    replyTime: laterText('Resposta no dia útil seguinte'),
    social: Object.fromEntries(
      ['Facebook', 'Instagram', 'LinkedIn'].map((label) => [label.toLowerCase(), { label, url }]),
    ),
  }
  return { brand, person }
}

/** A story in the shape of one, until there is a client's. */
const firstCase = {
  company: 'Primeiro Case',
  sector: laterText('Setor'),
  name: 'Nome do Cliente',
  role: laterText('Cargo'),
  quote: laterText('Uma frase que o cliente escreveu e autorizou.'),
  challenge: laterText('O que o cliente precisava resolver.'),
  solution: laterText('O que foi feito.'),
  story: [laterText('A história em dois ou três parágrafos.')],
  metrics: ['um', 'dois', 'três'].map((which) => ({
    value: laterText('0%'),
    label: `resultado ${which}, que se pode provar`,
  })),
  results: [laterText('Um resultado que se pode provar')],
  timeline: laterText('6 meses'),
  investment: laterText('a combinar'),
}

/** The least a site needs to be somebody's; the rest is neutral and written later in content/. */
export async function ask(): Promise<unknown> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const question = asker(lines)
  const { brand, person } = await askBrand(question)
  const colours = {
    main: await question('Main colour', '#3d5a98', colour),
    accent: await question('Accent', '#d9822b', colour),
    dark: await question('Darks', '#1c2433', colour),
    light: await question('Lights', '#f4f1ea', colour),
  }
  const chosen = await question('Look: vento or editorial', 'editorial', look)
  const wanted: Record<string, boolean> = {}
  process.stdout.write('Parts of the site, yes or no:\n')
  // The page of one person needs their CV, which is written, not asked for.
  for (const part of Object.keys(parts).filter((name) => name !== 'personal')) {
    wanted[part] = /^[ys]/i.test(await question(`  ${part}`, part === 'classic' ? 'n' : 'y'))
  }
  lines.close()
  return {
    brand,
    colours,
    look: chosen,
    parts: { ...wanted, personal: false },
    people: [{ name: person, role: 'Direção' }],
    cases: [firstCase],
  }
}
