import { useEffect, useRef, useState } from 'react'
import type { ServiceChoice } from './rich/blocks.ts'
import type { Active, RichEditor } from './rich/editor.ts'
import { Toolbar } from './toolbar.tsx'

type Uploaded = { picture: { id: string } } | { refused: { message: string } }

async function uploadPicture(file: File): Promise<string> {
  const body = new FormData()
  body.set('file', file)
  const answer = await fetch('/agencia/site/imagens/enviar', {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
  })
  if (!answer.ok) throw new Error('A imagem não subiu. Tente de novo.')
  const uploaded = (await answer.json()) as Uploaded
  if ('refused' in uploaded) throw new Error(uploaded.refused.message)
  return uploaded.picture.id
}

type Props = {
  name: string
  value: string
  services: readonly ServiceChoice[]
  pages: string[]
  tokens: { name: string; label: string }[]
  /** A link led to this text. */
  wanted?: boolean
}

const nothing: Active = { names: [], inTable: false, href: null }

/**
 * The text of an article. Its field is a text area with Markdown, which works without scripts; with
 * them an editor takes its place on the screen and writes into it.
 */
export function RichBody({ name, value, services, pages, tokens, wanted = false }: Props) {
  const source = useRef<HTMLTextAreaElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<RichEditor | null>(null)
  const [active, setActive] = useState(nothing)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    let mounted: RichEditor | undefined
    let gone = false
    void import('./rich/editor.ts').then(({ mountEditor }) => {
      if (gone || !source.current || !place.current) return
      mounted = mountEditor({
        place: place.current,
        source: source.current,
        label: 'Texto',
        services,
        onActive: setActive,
        upload: uploadPicture,
        onProblem: setProblem,
      })
      setEditor(mounted)
    })
    return () => {
      gone = true
      mounted?.destroy()
    }
  }, [services])

  useEffect(() => {
    if (wanted) editor?.focus()
  }, [wanted, editor])

  return (
    <div className="rich" data-ready={editor ? '' : undefined}>
      <Toolbar editor={editor} active={active} pages={pages} tokens={tokens} />
      {problem && (
        <p className="site-error" role="alert">
          {problem}
        </p>
      )}
      <div ref={place} className="rich-place" />
      <label className="rich-source">
        <span>Texto em Markdown</span>
        <textarea ref={source} name={name} defaultValue={value} rows={24} className="site-box" />
      </label>
    </div>
  )
}
