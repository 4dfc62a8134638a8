import { statement } from './facts.ts'
import { print } from './print.ts'

const written = "'(?:[^'\\\\]|\\\\.)*'"

/** 'Tráfego pago' inside a sentence; 'SEO' and 'E-mail' stay as they are. */
const within = (name: string) =>
  /^\p{Lu}[\p{Lu}-]/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** A figure without a source is a promise: a statement that promises nothing takes its place. */
function withoutFigures(source: string): string {
  let next = 0
  return source.replace(new RegExp(`\\{ value: ${written}, label: ${written} \\}`, 'g'), () =>
    print(statement(next++)),
  )
}

const marked = (source: string, depth: string) =>
  source.includes('todo(') ? `import { todo } from '${depth}todo.ts'\n${source}` : source

/** What a service is stays and is marked; how it is praised becomes neutral. */
export function neutralService(source: string): string {
  const [, name = ''] = /^ {2}name: '(.*)'/m.exec(source) ?? []
  const title = `${name} com começo, meio e fim`
  const subtitle = `O que entra, em quanto tempo e com que limites: o que convém saber sobre ${within(name)} antes de pedir uma proposta.`
  const changed = withoutFigures(source)
    .replace(new RegExp(`(?<=^ {2}summary:\\s+)${written}`, 'm'), (text) => `todo(${text})`)
    .replace(
      new RegExp(`(?<=^ {2}hero: \\{\\n(?:.*\\n)?? {4}title: )${written}`, 'm'),
      () => `todo(${print(title)})`,
    )
    .replace(new RegExp(`(?<=^ {4}subtitle:\\s+)${written}`, 'm'), () => `todo(${print(subtitle)})`)
  return marked(changed, '../')
}

/** Bars need shares, and shares of a whole that nobody measured are promises too. */
export function neutralBars(source: string): string {
  const bars = ['das contas no nome do cliente', 'dos relatórios abertos à sua equipe'].map(
    (label) => `{ value: todo('100%'), label: todo('${label}') }`,
  )
  return marked(
    source.replace(/(?<=resultBars: Fact\[\] = )\[[\s\S]*?\n\]/, `[${bars.join(', ')}]`),
    '../',
  )
}

/** An area says what it reaches from and to, until somebody says it better. */
export function neutralAreas(source: string): string {
  const changed = withoutFigures(source)
    .replace(/^\/\/ Figures are samples.*\n/m, '')
    .replace(
      new RegExp(
        `(description:\\s+)${written}([\\s\\S]*?features: \\[\\s*)(${written})([\\s\\S]*?)(${written})(,\\s*\\],)`,
        'g',
      ),
      (_, key, before, first, middle, last, end) => {
        const [from, to] = [first, last].map((text: string) => within(text.slice(1, -1)))
        const text = print(`De ${from} a ${to}.`)
        return `${key}todo(${text})${before}${first}${middle}${last}${end}`
      },
    )
  return marked(changed, '../')
}
