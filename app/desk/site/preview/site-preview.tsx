import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Attributes that hold words or addresses; the others belong to scripts of the page. */
const texts = ['alt', 'aria-label', 'href', 'placeholder', 'title']

/** Takes over what differs, so that the page neither blinks nor scrolls. */
function morph(from: Element, to: Element): void {
  const [mine, theirs] = [[...from.childNodes], [...to.childNodes]]
  const isAlike =
    mine.length === theirs.length &&
    mine.every((node, at) => node.nodeName === theirs[at]?.nodeName)
  if (!isAlike) {
    from.replaceChildren(...theirs.map((node) => from.ownerDocument.importNode(node, true)))
    return
  }
  for (const { name, value } of to.attributes) {
    if (texts.includes(name) && from.getAttribute(name) !== value) from.setAttribute(name, value)
  }
  for (const [at, node] of mine.entries()) {
    const other = theirs[at] as Node
    if (node instanceof Text || node.nodeType === Node.TEXT_NODE) {
      if (node.nodeValue !== other.nodeValue) node.nodeValue = other.nodeValue
    } else if (node.nodeType === Node.ELEMENT_NODE && node.nodeName !== 'SCRIPT') {
      morph(node as Element, other as Element)
    }
  }
}

/** Reads the page again and takes over its changes. */
async function refresh(frame: HTMLIFrameElement): Promise<void> {
  const page = frame.contentDocument
  const address = frame.contentWindow?.location.pathname
  if (!page || !address) return
  const answer = await fetch(address)
  if (!answer.ok) return
  // Styles are the page's already, and the desk's policy refuses them.
  const html = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, '')
  const next = new DOMParser().parseFromString(html, 'text/html')
  const [main, other] = [page.querySelector('main'), next.querySelector('main')]
  if (main && other) morph(main, other)
  for (const part of ['header', 'footer']) {
    const [own, theirs] = [page.querySelector(part), next.querySelector(part)]
    if (own && theirs) morph(own, theirs)
  }
}

/** The smallest element that shows exactly this text. */
function findElement(page: Document, text: string): Element | undefined {
  const wanted = text.replace(/\s+/g, ' ').trim()
  if (wanted.length < 2) return undefined
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (textOf(node) === wanted) return node.parentElement ?? undefined
  }
  return [...page.querySelectorAll('main *')].findLast((element) => textOf(element) === wanted)
}

/** Only the frame moves: scrolling an element into view would move the desk's page too. */
function scrollFrameTo(element: Element | null | undefined): void {
  const view = element?.ownerDocument.defaultView
  if (!element || !view) return
  const { top, height } = element.getBoundingClientRect()
  view.scrollBy({ top: top - Math.max(0, (view.innerHeight - height) / 2) })
}

const OUTLINE = '3px solid var(--brand)'

type Controls = HTMLInputElement | HTMLTextAreaElement

/** Outlines the text of a field, and of no other one. */
function outline(page: Document, { value }: Partial<Controls>): HTMLElement | undefined {
  for (const one of page.querySelectorAll<HTMLElement>('[style*="outline"]')) {
    one.style.removeProperty('outline')
  }
  const found = findElement(page, value ?? '') as HTMLElement | undefined
  found?.style.setProperty('outline', OUTLINE)
  return found
}

/** The page came anew or changed: what is outlined stays so, and nothing moves. */
function outlineAgain(frame: HTMLIFrameElement, form: HTMLFormElement | null): void {
  const field = document.activeElement as Partial<Controls & HTMLElement> | null
  const isField = field?.dataset?.field && form?.contains(field as Node)
  if (frame.contentDocument && isField) outline(frame.contentDocument, field)
}

/** Outlines the text of the field that has the focus, and opens the field of a clicked text. */
function connect(frame: HTMLIFrameElement, form: HTMLFormElement, find: (text: string) => void) {
  const page = frame.contentDocument
  if (!page) return () => {}
  const onFocus = (event: Event) => scrollFrameTo(outline(page, event.target as Controls))
  const onClick = (event: MouseEvent) => {
    const element = event.target as Element
    const link = element.closest('a')
    if (link && (event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    const text = textOf(element)
    const fields = [...form.elements].filter(
      (one): one is Controls =>
        'value' in one &&
        Boolean((one as unknown as HTMLElement).dataset.field) &&
        (one as Controls).type !== 'checkbox',
    )
    const field = fields.find(({ value }) => value.replace(/\s+/g, ' ').trim() === text)
    if (field) field.focus()
    else if (text.length >= 2 && text.length <= 400) find(text)
  }
  form.addEventListener('focusin', onFocus)
  page.addEventListener('click', onClick, true)
  return () => {
    form.removeEventListener('focusin', onFocus)
    page.removeEventListener('click', onClick, true)
  }
}

type Props = {
  address: string
  /** Where visitors find it, once it is published. */
  live: string | null
  source: string
  /** Changes with every save. */
  saved: number
  /** Colours and letters stand in the page's head, and a mail has none of its parts: they are loaded anew. */
  whole: boolean
  hint: string
  form: RefObject<HTMLFormElement | null>
  /** A text that no field of this form has. */
  find: (text: string) => void
}

/** The real page with all drafts, beside the form. */
export function SitePreview({ address, live, source, saved, whole, hint, form, find }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [narrow, setNarrow] = useState(false)
  // A desktop's page is not to be read on a telephone.
  useEffect(() => setNarrow(matchMedia('(max-width: 48rem)').matches), [])
  const [loads, setLoads] = useState(0)
  /** Where the page stood that is being loaded anew. */
  const scrolled = useRef<number>(undefined)
  // Opened without its anchor: a page that goes there by itself would take the focus along.
  const [place = source, anchor] = source.split('#')

  useEffect(() => {
    if (saved === 0 || !frame.current) return
    // A frame that has not arrived anywhere yet would be read at no address.
    const isEmpty = frame.current.contentDocument?.URL === 'about:blank'
    if (whole || isEmpty) {
      scrolled.current = frame.current.contentDocument?.defaultView?.scrollY
      frame.current.src = place
      return
    }
    const element = frame.current
    const again = () => outlineAgain(element, form.current)
    void refresh(element).then(again, () => {})
  }, [saved, whole, place, form])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded page is another document
  useEffect(() => {
    if (!frame.current || !form.current) return
    return connect(frame.current, form.current, find)
  }, [loads, form, find])

  return (
    <section className="card site-view" aria-label="Prévia da página">
      <div className="site-view-bar">
        <p className="site-address">
          <Icon name="globe" />
          {live ? (
            <a href={live} target="_blank" rel="noopener" className="link">
              {address}
              <span className="sr-only">, como está no ar, em outra aba</span>
            </a>
          ) : (
            address
          )}
          <span className="pill" data-state="draft">
            rascunho
          </span>
        </p>
        <p className="site-hint">{hint}</p>
        <fieldset className="site-widths">
          <legend className="sr-only">Largura da prévia</legend>
          <button type="button" aria-pressed={!narrow} onClick={() => setNarrow(false)}>
            Computador
          </button>
          <button type="button" aria-pressed={narrow} onClick={() => setNarrow(true)}>
            Celular
          </button>
        </fieldset>
      </div>
      <div className="site-frame" data-narrow={narrow ? '' : undefined}>
        <iframe
          ref={frame}
          src={place}
          title={`Prévia de ${address}, com as mudanças que ainda não foram publicadas`}
          onLoad={({ currentTarget }) => {
            const { contentDocument } = currentTarget
            const view = contentDocument?.defaultView
            if (scrolled.current !== undefined) view?.scrollTo(0, scrolled.current)
            else if (anchor) scrollFrameTo(contentDocument?.getElementById(anchor))
            scrolled.current = undefined
            outlineAgain(currentTarget, form.current)
            setLoads((count) => count + 1)
          }}
        />
      </div>
    </section>
  )
}
