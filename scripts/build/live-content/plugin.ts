import path from 'node:path'
import { type Plugin, parseAst } from 'vite'
import { findLiveNames, isContent } from './graph.ts'
import { isFunction, type Node, namesOf, topLevel, walk } from './syntax.ts'

const keeps = /^(Import|ExportAll|ExportDefault|Function|Class|TS|Empty)/

/** `const { a } = b` as an assignment; values of content files with their patch. */
function assign({ id, init }: Node, code: string, documentKey?: string): string {
  const target = code.slice(id.start, id.end)
  const value = init ? code.slice(init.start, init.end) : 'undefined'
  if (!documentKey) return `(${target} = ${value});`
  return `(${target} = __patched(${JSON.stringify(documentKey)}, ${value}));`
}

function refuseAwait(file: string, node: Node): void {
  let depth = 0
  walk(node, ({ type }) => {
    if (/Function/.test(type)) depth += 1
    if (type === 'AwaitExpression' && depth === 0) {
      throw new Error(`${file}: a value that follows the content cannot be awaited`)
    }
  })
}

/** Makes the values of one module that follow the content evaluable again. */
export function makeLive(file: string, code: string, live: Set<string>): string | undefined {
  const { body } = parseAst(code) as unknown as { body: Node[] }
  let text = ''
  let at = 0
  let steps = 0
  for (const statement of body) {
    if (keeps.test(statement.type)) continue
    const { declaration, exported } = topLevel(statement)
    if (statement.type === 'ExportNamedDeclaration' && !exported) continue
    if (keeps.test(declaration.type)) continue
    const isValue = declaration.type === 'VariableDeclaration'
    if (isValue && isFunction(declaration)) continue
    const names = namesOf(declaration)
    const follows = isContent(file) || names.some((name) => live.has(`${file}#${name}`))
    if (!follows) continue
    refuseAwait(file, declaration)
    const step = isValue
      ? (declaration.declarations as Node[])
          .map((one) => {
            const isDocument = isContent(file) && exported && one.id.type === 'Identifier'
            const key = `${file.replace(/^content\/|\.ts$/g, '')}#${one.id.name}`
            return assign(one, code, isDocument ? key : undefined)
          })
          .join(' ')
      : code.slice(statement.start, statement.end)
    const declare = isValue ? `${exported ? 'export ' : ''}let ${names.join(', ')}; ` : ''
    const key = JSON.stringify(`${file}:${steps}`)
    text += `${code.slice(at, statement.start)}${declare}__evaluate(${key}, () => { ${step} });`
    at = statement.end
    steps += 1
  }
  if (steps === 0) return undefined
  const runtime =
    "import { evaluate as __evaluate, patched as __patched } from '#content/live.ts';\n"
  return runtime + text + code.slice(at)
}

/**
 * Lets the server change its content while it runs: values of `content/`, and those that other
 * modules derive from them at their top, are evaluated again when patches change (content/live.ts).
 * The browser's bundle stays as it is.
 */
export function liveContent(root: string, folders?: readonly string[]): Plugin {
  let names: Set<string> | undefined
  let files = new Set<string>()
  return {
    name: 'live-content',
    enforce: 'post',
    // While building, React Router asks a server of its own for the names that routes export.
    apply: (_config, { command, mode }) => command === 'build' || mode !== 'production',
    applyToEnvironment: ({ name }) => name === 'ssr',
    watchChange: () => {
      names = undefined
    },
    transform: {
      filter: { id: /\.tsx?(\?|$)/ },
      handler(code, id) {
        const file = path
          .relative(root, id.split('?')[0] as string)
          .split(path.sep)
          .join('/')
        if (!names) {
          names = findLiveNames(root, folders).names
          files = new Set([...names].map((name) => name.split('#')[0] as string))
        }
        // Parsing the others would find nothing.
        if (!files.has(file) && !isContent(file)) return
        const text = makeLive(file, code, names)
        return text === undefined ? undefined : { code: text, map: null }
      },
    },
  }
}
