import {
  baseKeymap,
  chainCommands,
  exitCode,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
} from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { readHtml } from '#features/articles/rules/read-html.ts'
import { readMarkdown } from '#features/articles/rules/read-markdown.ts'
import { writeMarkdown } from '#features/articles/rules/write-markdown.ts'
import { blockViews, type ServiceChoice } from './blocks.ts'
import { blockNodes, documentOf, treeOf } from './convert.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** Puts a block after where the cursor is, and a line to go on writing in. */
const insert =
  (make: () => Node): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(make()).scrollIntoView())
    return true
  }

const cell = (type: typeof nodes.table_cell) => type.create(null, [nodes.paragraph.create()])
const tableRow = (type: typeof nodes.table_cell) =>
  nodes.table_row.create(null, [cell(type), cell(type)])
const newTable = () =>
  nodes.table.create(null, [
    tableRow(nodes.table_header),
    tableRow(nodes.table_cell),
    tableRow(nodes.table_cell),
  ])

/** Back to a paragraph where it is one already. */
const toggleHeading =
  (level: 2 | 3): Command =>
  (state, dispatch, view) => {
    const { parent } = state.selection.$from
    const isSame = parent.type === nodes.heading && parent.attrs.level === level
    return setBlockType(isSame ? nodes.paragraph : nodes.heading, isSame ? null : { level })(
      state,
      dispatch,
      view,
    )
  }

const commands = {
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  list: chainCommands(liftListItem(nodes.list_item), wrapInList(nodes.bullet_list)),
  numbers: chainCommands(liftListItem(nodes.list_item), wrapInList(nodes.ordered_list)),
  quote: wrapIn(nodes.blockquote),
  table: insert(newTable),
  chart: insert(() => nodes.chart.create({ rows: 'Antes | 10\nDepois | 20' })),
  invite: insert(() => nodes.invite.create()),
  service: insert(() => nodes.service.create()),
  row: addRowAfter,
  column: addColumnAfter,
  'drop-row': deleteRow,
  'drop-column': deleteColumn,
  'drop-table': deleteTable,
  undo,
  redo,
} satisfies Record<string, Command>
export type CommandName = keyof typeof commands

/** At the beginning of an item, as word processors do it; anywhere else Tab leaves the text. */
const atItemStart =
  (command: Command): Command =>
  (state, dispatch, view) => {
    const { empty, $from } = state.selection
    return empty && $from.parentOffset === 0 && command(state, dispatch, view)
  }

/** The Tab key walks through tables, so another one leads straight out of the text. */
const toTools: Command = (_state, _dispatch, view) => {
  const tools = view?.dom.closest('.rich')?.querySelector<HTMLElement>('.rich-tools [tabindex="0"]')
  tools?.focus()
  return tools != null
}

const keys = keymap({
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Mod-b': commands.strong,
  'Mod-i': commands.em,
  'Mod-Alt-2': commands.heading,
  'Mod-Alt-3': commands.subheading,
  Escape: toTools,
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': chainCommands(
    exitCode,
    insert(() => nodes.hard_break.create()),
  ),
  Tab: chainCommands(goToNextCell(1), atItemStart(sinkListItem(nodes.list_item))),
  'Shift-Tab': chainCommands(goToNextCell(-1), atItemStart(liftListItem(nodes.list_item))),
})

/** Markdown's signs work while typing. */
const typing = inputRules({
  rules: [
    textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 2 }),
    textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
  ],
})

/** What the toolbar shows as pressed. */
export type Active = { names: CommandName[]; inTable: boolean; href: string | null }

function activeIn(state: EditorState): Active {
  const { $from, empty, from, to } = state.selection
  const has = (mark: (typeof marks)[string]) =>
    empty
      ? Boolean(mark.isInSet(state.storedMarks ?? $from.marks()))
      : state.doc.rangeHasMark(from, to, mark)
  const names: CommandName[] = []
  if (has(marks.strong)) names.push('strong')
  if (has(marks.em)) names.push('em')
  if ($from.parent.type === nodes.heading) {
    names.push($from.parent.attrs.level === 2 ? 'heading' : 'subheading')
  }
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth)
    if (type === nodes.bullet_list) names.push('list')
    if (type === nodes.ordered_list) names.push('numbers')
    if (type === nodes.blockquote) names.push('quote')
  }
  const link = marks.link.isInSet($from.marks())
  return { names, inTable: isInTable(state), href: link?.attrs.href ?? null }
}

type Options = {
  place: HTMLElement
  /** Holds the Markdown, which the form sends. */
  source: HTMLTextAreaElement
  label: string
  services: readonly ServiceChoice[]
  onActive: (active: Active) => void
  /** Uploads a picture and gives its id in the library. */
  upload: (file: File) => Promise<string>
  onProblem: (text: string) => void
}

const imagesIn = (files: FileList | undefined | null) =>
  [...(files ?? [])].filter(({ type }) => /^image\/(jpeg|png|webp|avif)$/.test(type))

/** Turns a text area into an editor. The text area stays the form's field. */
export function mountEditor(options: Options) {
  const { place, source, upload, onProblem } = options

  async function addPictures(files: readonly File[]) {
    for (const file of files) {
      try {
        const picture = await upload(file)
        view.dispatch(
          view.state.tr.replaceSelectionWith(nodes.figure.create({ picture })).scrollIntoView(),
        )
      } catch (error) {
        onProblem(error instanceof Error ? error.message : 'A imagem não subiu.')
      }
    }
  }

  let onLink = () => {}
  const askForLink = () => {
    onLink()
    return true
  }

  const view = new EditorView(place, {
    state: EditorState.create({
      doc: documentOf(readMarkdown(source.value)),
      plugins: [
        typing,
        keymap({ 'Mod-k': () => askForLink() }),
        keys,
        keymap(baseKeymap),
        history(),
        tableEditing(),
      ],
    }),
    attributes: {
      'aria-label': options.label,
      'aria-description': 'Escape leva às ferramentas, Control K põe um link',
      role: 'textbox',
      'aria-multiline': 'true',
      class: 'rich-text',
    },
    nodeViews: blockViews(options.services),
    dispatchTransaction(transaction) {
      const next = view.state.apply(transaction)
      view.updateState(next)
      options.onActive(activeIn(next))
      if (!transaction.docChanged) return
      source.value = writeMarkdown(treeOf(next.doc))
      source.dispatchEvent(new Event('input', { bubbles: true }))
    },
    handlePaste(_view, event) {
      const data = event.clipboardData
      const html = data?.getData('text/html') ?? ''
      // What was copied here comes back as it was.
      if (html.includes('data-pm-slice')) return false
      // Word puts a picture of the words beside them: the words come first.
      const content = html ? blockNodes(readHtml(html)) : []
      if (content.length === 0) {
        const images = imagesIn(data?.files)
        if (images.length > 0) void addPictures(images)
        return images.length > 0
      }
      const only = content.length === 1 && content[0]?.type === nodes.paragraph ? content[0] : null
      const fragment = only ? only.content : Fragment.from(content)
      view.dispatch(view.state.tr.replaceSelection(new Slice(fragment, 0, 0)).scrollIntoView())
      return true
    },
    handleDrop(_view, event) {
      const images = imagesIn((event as DragEvent).dataTransfer?.files)
      if (images.length === 0) return false
      event.preventDefault()
      void addPictures(images)
      return true
    },
  })
  options.onActive(activeIn(view.state))

  return {
    run(name: CommandName) {
      commands[name](view.state, view.dispatch, view)
      view.focus()
    },
    /** An empty address takes the link away. */
    link(href: string) {
      const { from, to, empty } = view.state.selection
      const { tr } = view.state
      if (href && empty) tr.insert(from, schema.text(href, [marks.link.create({ href })]))
      else if (href) tr.addMark(from, to, marks.link.create({ href }))
      else tr.removeMark(from, to, marks.link)
      view.dispatch(tr)
      view.focus()
    },
    token(name: string) {
      view.dispatch(view.state.tr.replaceSelectionWith(nodes.token.create({ name }), true))
      view.focus()
    },
    addPictures,
    focus: () => view.focus(),
    /** Called when the keys ask for a link. */
    onLink(listener: () => void) {
      onLink = listener
    },
    destroy: () => view.destroy(),
  }
}
export type RichEditor = ReturnType<typeof mountEditor>
