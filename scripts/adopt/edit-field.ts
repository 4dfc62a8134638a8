import { parseAst } from 'rolldown/parseAst'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** A value's expression without type assertions and conditions. */
function unwrap(node: Node): Node {
  if (/^TS(As|Satisfies)Expression$/.test(node.type)) return unwrap(node.expression as Node)
  if (node.type === 'LogicalExpression') return unwrap(node.right as Node)
  return node
}

function findDeclaration(program: Node, name: string): Node | undefined {
  for (const statement of program.body as Node[]) {
    const declaration = (statement.declaration ?? statement) as Node
    for (const one of (declaration?.declarations ?? []) as Node[]) {
      if ((one.id as { name?: string }).name === name) return one.init as Node
    }
  }
}

function findChild(node: Node, key: string): Node | undefined {
  const value = unwrap(node)
  if (value.type === 'ArrayExpression') return (value.elements as Node[])[Number(key)]
  const properties = (value.properties ?? []) as Node[]
  const property = properties.find((one) => {
    const name = one.key as { name?: string; value?: string } | undefined
    return one.type === 'Property' && (name?.name ?? name?.value) === key
  })
  return property?.value as Node | undefined
}

function nodeAt(source: string, field: string): Node | undefined {
  const [name = '', ...keys] = field.split('.')
  const program = parseAst(source, { lang: 'ts' }) as unknown as Node
  let node = findDeclaration(program, name)
  for (const key of keys) node = node && findChild(node, key)
  return node
}

/** Whether a field is a literal, not something the page computes. */
export function isWritten(source: string, field: string): boolean {
  const node = nodeAt(source, field)
  return node !== undefined && /^(Literal|TemplateLiteral|ArrayExpression)$/.test(unwrap(node).type)
}

/**
 * The source with another value in a field: 'page.hero.title' of `export const page`. However the value
 * was written, it is replaced as a whole.
 */
export function setField(source: string, field: string, code: string): string {
  let node = nodeAt(source, field)
  if (!node) throw new Error(`has no ${field}`)
  // The new value keeps 'as const'.
  if (/^TS/.test(node.type)) node = node.expression as Node
  return source.slice(0, node.start) + code + source.slice(node.end)
}

/** The same without a property or an entry of a list. */
export function dropField(source: string, field: string): string {
  const dropped = 'undefined as never'
  return setField(source, field, dropped).replace(
    new RegExp(`(^[ \\t]*)?([\\w']+:\\s*)?${dropped}\\s*,?[ \\t]*\\n?`, 'm'),
    '',
  )
}
