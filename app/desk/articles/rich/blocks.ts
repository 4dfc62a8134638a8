import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView } from 'prosemirror-view'
import { pictureSources } from '#features/pictures/rules/sizes.ts'

type FieldSpec = { name: string; label: string; rows?: number; options?: 'services' }
type BlockSpec = { title: string; note?: string; fields: FieldSpec[] }

const specs: Record<string, BlockSpec> = {
  figure: {
    title: 'Imagem',
    fields: [
      { name: 'alt', label: 'Descrição, para quem não vê a imagem' },
      { name: 'caption', label: 'Legenda' },
    ],
  },
  invite: {
    title: 'Convite para conversar',
    note: 'Leva à agenda, sempre atual.',
    fields: [
      { name: 'title', label: 'Título' },
      { name: 'text', label: 'Texto', rows: 2 },
    ],
  },
  service: {
    title: 'Serviço',
    note: 'Um cartão que leva à página.',
    fields: [{ name: 'slug', label: 'Qual', options: 'services' }],
  },
  chart: {
    title: 'Gráfico de uma tabela',
    fields: [
      { name: 'title', label: 'O que ele mostra' },
      { name: 'rows', label: 'Uma linha por barra: nome | valor', rows: 4 },
      { name: 'source', label: 'Fonte' },
    ],
  },
}

export type ServiceChoice = { slug: string; name: string }

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

function control(spec: FieldSpec, value: string, services: readonly ServiceChoice[]) {
  if (spec.options) {
    const select = element('select', 'site-box')
    for (const { slug, name } of [{ slug: '', name: 'Escolha' }, ...services]) {
      const option = element('option', '', name)
      option.value = slug
      select.append(option)
    }
    select.value = value
    return select
  }
  const input = spec.rows ? element('textarea', 'site-box') : element('input', 'site-box')
  if (input instanceof HTMLTextAreaElement) input.rows = spec.rows ?? 1
  input.value = value
  return input
}

/** A block with fields: they change the block's values, and typing stays in them. */
function blockView(services: readonly ServiceChoice[]) {
  return (node: Node, view: EditorView, getPos: () => number | undefined): NodeView => {
    let current = node
    const spec = specs[node.type.name] as BlockSpec
    const dom = element('div', 'rich-block')
    dom.dataset.kind = node.type.name
    const head = element('p', 'rich-block-head')
    head.append(element('b', '', spec.title), element('span', 'site-note', spec.note))
    const remove = element('button', 'site-round', '×')
    remove.type = 'button'
    remove.setAttribute('aria-label', `Tirar: ${spec.title}`)
    remove.addEventListener('click', () => {
      const at = getPos()
      if (at === undefined) return
      view.dispatch(view.state.tr.delete(at, at + current.nodeSize))
      view.focus()
    })
    head.append(remove)
    dom.append(head)
    if (node.type.name === 'figure') {
      const image = element('img', 'rich-picture')
      image.src = pictureSources({ id: node.attrs.picture }).src
      image.alt = ''
      dom.append(image)
    }
    for (const field of spec.fields) {
      const label = element('label', 'rich-field')
      const input = control(field, String(node.attrs[field.name] ?? ''), services)
      input.addEventListener('input', (event) => {
        // The form listens to the text as a whole.
        event.stopPropagation()
        const at = getPos()
        if (at === undefined) return
        const attributes = { ...current.attrs, [field.name]: input.value }
        view.dispatch(view.state.tr.setNodeMarkup(at, undefined, attributes))
      })
      label.append(element('span', '', field.label), input)
      dom.append(label)
    }
    return {
      dom,
      update: (next) => {
        if (next.type !== current.type || next.attrs.picture !== current.attrs.picture) return false
        current = next
        return true
      },
      stopEvent: (event) => event.target !== dom,
      ignoreMutation: () => true,
    }
  }
}

export const blockViews = (services: readonly ServiceChoice[]) =>
  Object.fromEntries(Object.keys(specs).map((name) => [name, blockView(services)]))
