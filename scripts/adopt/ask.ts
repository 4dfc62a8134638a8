import { createInterface } from 'node:readline/promises'
import { brand } from '#content/brand.ts'
import { parts } from '#content/parts.ts'

/** The least a site needs to be somebody's; the rest is neutral and written later in content/. */
export async function ask(): Promise<unknown> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const question = async (text: string, usual: string) =>
    (await lines.question(`${text} [${usual}] `)).trim() || usual
  const name = await question('Name of the agency', 'Minha Agência')
  const person = await question('Who leads it', 'Nome Sobrenome')
  const city = await question('City', 'Curitiba')
  const stateName = await question('State', 'Paraná')
  const state = await question('Its two letters', 'PR')
  const timeZone = await question('Time zone', 'America/Sao_Paulo')
  const url = await question('Address of the site', 'https://example.com')
  const email = await question('E-mail', `oi@${new URL(url).host}`)
  const phone = await question('Telephone, as networks write it', '+5541999990000')
  const colours = {
    main: await question('Main colour', '#3d5a98'),
    accent: await question('Accent', '#d9822b'),
    dark: await question('Darks', '#1c2433'),
    light: await question('Lights', '#f4f1ea'),
  }
  const look = await question('Look: vento or editorial', 'editorial')
  const wanted: Record<string, boolean> = {}
  for (const part of Object.keys(parts)) {
    wanted[part] = /^[ys]/i.test(await question(`Part: ${part}`, 'y'))
  }
  lines.close()
  const digits = phone.replace(/\D/g, '')
  return {
    brand: {
      ...brand,
      sample: undefined,
      name,
      legalName: `${name} Ltda.`,
      tagline: 'Marketing digital',
      description: `Agência de marketing digital em ${city}.`,
      assistant: 'Assistente',
      url,
      email,
      privacyEmail: email,
      privacyOfficer: person,
      phone: { display: phone, e164: phone },
      whatsapp: digits,
      address: {
        ...brand.address,
        street: 'Rua a preencher, 1',
        district: 'Centro',
        city,
        state,
        stateName,
        postalCode: '00000-000',
      },
      timeZone,
      social: Object.fromEntries(
        Object.entries(brand.social).map(([network, { label }]) => [network, { label, url }]),
      ),
    },
    colours,
    look,
    parts: { ...wanted, personal: false },
    people: [{ name: person, role: 'Direção' }],
    cases: [
      {
        company: 'Primeiro Case',
        sector: 'Setor',
        name: 'Nome Do Cliente',
        role: 'Cargo',
        quote: 'Uma frase que o cliente escreveu e autorizou.',
        challenge: 'O que o cliente precisava resolver.',
        solution: 'O que foi feito.',
        story: ['Conte a história em dois ou três parágrafos.'],
        metrics: [1, 2, 3].map(() => ({ value: '0%', label: 'resultado que se pode provar' })),
        results: ['Um resultado que se pode provar'],
        timeline: '6 meses',
        investment: 'a combinar',
      },
    ],
  }
}
