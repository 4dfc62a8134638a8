/** A node of the syntax tree, as far as it is read here. */
export type Node = {
  type: string
  start: number
  end: number
  // biome-ignore lint/suspicious/noExplicitAny: the tree has a hundred shapes
  [key: string]: any
}

export function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit)
  } else if (node && typeof node === 'object' && 'type' in node) {
    visit(node as Node)
    for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit)
  }
}

/** The declaration of a statement, and whether it is exported. */
export function topLevel(statement: Node): { declaration: Node; exported: boolean } {
  const exported = statement.type === 'ExportNamedDeclaration' && Boolean(statement.declaration)
  return { declaration: exported ? statement.declaration : statement, exported }
}

function namesOfPattern(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return (pattern.properties as Node[]).flatMap((each) =>
        namesOfPattern(each.type === 'RestElement' ? each.argument : each.value),
      )
    case 'ArrayPattern':
      return (pattern.elements as (Node | null)[]).flatMap((each) =>
        each ? namesOfPattern(each) : [],
      )
    case 'AssignmentPattern':
      return namesOfPattern(pattern.left)
    case 'RestElement':
      return namesOfPattern(pattern.argument)
    default:
      return []
  }
}

/** The names a declaration binds. */
export function namesOf(declaration: Node): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return (declaration.declarations as Node[]).flatMap(({ id }) => namesOfPattern(id))
  }
  const named = ['FunctionDeclaration', 'ClassDeclaration'].includes(declaration.type)
  return named && declaration.id ? [declaration.id.name] : []
}

const functions = ['ArrowFunctionExpression', 'FunctionExpression', 'ClassExpression']

/** Whether all it declares are functions, which read values when they are called. */
export function isFunction(declaration: Node): boolean {
  if (declaration.type !== 'VariableDeclaration') {
    return ['FunctionDeclaration', 'ClassDeclaration'].includes(declaration.type)
  }
  return (declaration.declarations as Node[]).every(({ init }) => functions.includes(init?.type))
}

/** Every name that occurs in it; `glob:/content` where it collects content files. */
export function namesUsed(node: Node): Set<string> {
  const used = new Set<string>()
  walk(node, (each) => {
    if (each.type === 'Identifier' || each.type === 'JSXIdentifier') used.add(each.name)
    if (
      each.type === 'Literal' &&
      typeof each.value === 'string' &&
      each.value.startsWith('/content/')
    ) {
      used.add('glob:/content')
    }
  })
  if (isFunction(node)) used.add('=>')
  return used
}
