import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

import { openOnArrow } from '../shared/open-on-arrow.ts'
import type { Active, CommandName, RichEditor } from './rich/editor.ts'

type ToolProps = {
  label: string
  pressed?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ label, pressed, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      // The selection in the text stays while a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** Commands that are a letter or an icon. */
const marks: [CommandName, string, ReactNode][] = [
  ['heading', 'H2, subtítulo', <b key="h">H2</b>],
  ['subheading', 'H3, intertítulo', <b key="s">H3</b>],
  ['strong', 'B, negrito', <b key="b">B</b>],
  ['em', 'I, itálico', <i key="i">I</i>],
]
const blocks: [CommandName, string, Parameters<typeof Icon>[0]['name']][] = [
  ['list', 'Lista', 'list'],
  ['numbers', 'Lista numerada', 'list-ordered'],
  ['quote', 'Destaque', 'quote'],
  ['table', 'Tabela', 'table'],
  ['chart', 'Gráfico de uma tabela', 'chart'],
  ['invite', 'Convite para conversar', 'calendar'],
  ['service', 'Cartão de um serviço', 'target'],
]
const tableTools: [CommandName, string][] = [
  ['row', '+ linha'],
  ['column', '+ coluna'],
  ['drop-row', '− linha'],
  ['drop-column', '− coluna'],
  ['drop-table', 'Tirar tabela'],
]

type LinkProps = {
  href: string
  pages: string[]
  onLink: (href: string) => void
  onLeave: () => void
}

/** Not a form of its own: it stands within the text's. */
function LinkField({ href, pages, onLink, onLeave }: LinkProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const set = () => onLink(input.current?.value.trim() ?? '')

  useEffect(() => input.current?.focus(), [])

  return (
    <div className="rich-link">
      <label htmlFor={id}>Para onde leva</label>
      <input
        ref={input}
        id={id}
        className="site-box"
        defaultValue={href}
        list={`${id}-pages`}
        placeholder="/servicos ou https://…"
        onInput={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          if (event.key === 'Enter') set()
          else onLeave()
        }}
      />
      <datalist id={`${id}-pages`}>
        {pages.map((page) => (
          <option key={page} value={page} />
        ))}
      </datalist>
      <button type="button" className="btn btn-ghost btn-sm" onClick={set}>
        Pôr link
      </button>
      {href && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => onLink('')}>
          Tirar link
        </button>
      )}
    </div>
  )
}

/** One stop of the Tab key, with the arrow keys between its tools. */
function useToolKeys() {
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])]

  useEffect(() => {
    for (const [index, tool] of tools().entries()) tool.tabIndex = index === at ? 0 : -1
  })

  function onKeyDown(event: KeyboardEvent) {
    const all = tools()
    const now = all.indexOf(event.target as HTMLElement)
    const places: Record<string, number> = {
      ArrowRight: now + 1,
      ArrowLeft: now - 1,
      Home: 0,
      End: all.length - 1,
    }
    const next = places[event.key]
    if (next === undefined || now < 0) return
    event.preventDefault()
    all[(next + all.length) % all.length]?.focus()
  }

  const onFocus = ({ target }: { target: EventTarget }) =>
    setAt(Math.max(0, tools().indexOf(target as HTMLElement)))
  return { ref: bar, onKeyDown, onFocus }
}

type Props = {
  editor: RichEditor | null
  active: Active
  pages: string[]
  tokens: { name: string; label: string }[]
}

export function Toolbar({ editor, active, pages, tokens }: Props) {
  const [linking, setLinking] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const toolKeys = useToolKeys()
  useEffect(() => editor?.onLink(() => setLinking(true)), [editor])
  const isOn = (name: CommandName) => active.names.includes(name)
  return (
    <>
      <div className="rich-tools" role="toolbar" aria-label="Formato" {...toolKeys}>
        <span>
          {marks.map(([name, label, sign]) => (
            <Tool key={name} label={label} pressed={isOn(name)} onPress={() => editor?.run(name)}>
              {sign}
            </Tool>
          ))}
          <Tool
            label="Link"
            pressed={linking || active.href !== null}
            onPress={() => setLinking((now) => !now)}
          >
            <Icon name="link" />
          </Tool>
        </span>
        <span>
          {blocks.map(([name, label, icon]) => (
            <Tool key={name} label={label} pressed={isOn(name)} onPress={() => editor?.run(name)}>
              <Icon name={icon} />
            </Tool>
          ))}
          <Tool label="Imagem" onPress={() => files.current?.click()}>
            <Icon name="camera" />
          </Tool>
          <input
            ref={files}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            hidden
            aria-hidden="true"
            tabIndex={-1}
            onChange={(event) => {
              void editor?.addPictures([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
        </span>
        <label className="rich-facts">
          <span className="sr-only">Pôr um fato ou preço que acompanha o site</span>
          <select
            value=""
            onKeyDown={openOnArrow}
            onChange={(event) => editor?.token(event.currentTarget.value)}
            onInput={(event) => event.stopPropagation()}
          >
            <option value="">Fato ou preço…</option>
            {tokens.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <span className="rich-undo">
          <Tool label="Desfazer" onPress={() => editor?.run('undo')}>
            <Icon name="undo" />
          </Tool>
          <Tool label="Refazer" onPress={() => editor?.run('redo')}>
            <Icon name="redo" />
          </Tool>
        </span>
      </div>
      {linking && (
        <LinkField
          href={active.href ?? ''}
          pages={pages}
          onLink={(href) => {
            editor?.link(href)
            setLinking(false)
          }}
          onLeave={() => {
            setLinking(false)
            editor?.focus()
          }}
        />
      )}
      {active.inTable && (
        <div className="rich-table-tools" role="toolbar" aria-label="Tabela">
          {tableTools.map(([name, label]) => (
            <button
              key={name}
              type="button"
              className="btn btn-quiet btn-sm"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => editor?.run(name)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
