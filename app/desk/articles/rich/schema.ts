import { type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

/** A block that is edited by fields of its own (blocks.ts), never by typing into the text. */
const fielded = (name: string, attributes: string[]): NodeSpec => ({
  group: 'block',
  atom: true,
  draggable: true,
  selectable: true,
  attrs: Object.fromEntries(attributes.map((attribute) => [attribute, { default: '' }])),
  toDOM: (node): DOMOutputSpec => ['div', { [`data-${name}`]: JSON.stringify(node.attrs) }],
  parseDOM: [
    {
      tag: `div[data-${name}]`,
      getAttrs: (element) => {
        try {
          return JSON.parse((element as HTMLElement).getAttribute(`data-${name}`) ?? '')
        } catch {
          return false
        }
      },
    },
  ],
})

const heading = (level: 2 | 3) => ({ tag: `h${level}`, attrs: { level } })

/** What a text may hold, as the editor knows it: the same as features/articles/rules/tree.ts. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [heading(2), heading(3)],
      toDOM: (node) => [`h${node.attrs.level}`, 0],
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    code_block: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    ...tableNodes({ tableGroup: 'block', cellContent: 'paragraph', cellAttributes: {} }),
    figure: fielded('figure', ['picture', 'alt', 'caption']),
    invite: fielded('invite', ['title', 'text']),
    service: fielded('service', ['slug']),
    chart: fielded('chart', ['title', 'rows', 'source']),
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    token: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { name: {} },
      parseDOM: [
        {
          tag: 'span[data-token]',
          getAttrs: (element) => ({ name: (element as HTMLElement).dataset.token }),
        },
      ],
      toDOM: (node) => [
        'span',
        { 'data-token': node.attrs.name, class: 'rich-token' },
        node.attrs.name,
      ],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[data-href]',
          getAttrs: (element) => ({ href: (element as HTMLElement).dataset.href }),
        },
      ],
      // Not a link: in the editor a click puts the cursor into its words.
      toDOM: (mark) => ['a', { 'data-href': mark.attrs.href, title: mark.attrs.href }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})
