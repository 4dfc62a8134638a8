import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { tabAfter } from './tab-keys.ts'

type TabItem<Id extends string = string> = { id: Id; label: ReactNode; panel: ReactNode }

type TabsProps<Id extends string> = {
  items: readonly TabItem<Id>[]
  /** Controlled by React; public pages use app/site/browser/pages/tabs.ts instead. */
  value?: Id
  onChange?: (id: Id) => void
  /** Query parameter for the open tab on a public page. */
  parameter?: string
  /** Accessible name of the list of tabs. */
  label: string
  /** Tabs share the whole width equally. */
  fill?: boolean
  className?: string
  panelClassName?: string
}

/**
 * Every panel is in the HTML and tabs are links to panels: they work by :target before hydration
 * and as a table of contents without scripts (ui.css).
 */
export function Tabs<Id extends string>({
  items,
  value = items[0]?.id,
  onChange,
  parameter,
  label,
  fill = false,
  className = '',
  panelClassName = 'pt-8',
}: TabsProps<Id>) {
  const root = useRef<HTMLDivElement>(null)
  // The tab changes first; its panel may take longer to lay out.
  const visible = useDeferredValue(value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before this component was live is taken over, once
  useEffect(() => {
    root.current?.setAttribute('data-live', '')
    const linked = items.find((item) => location.hash === `#panel-${item.id}`)
    if (linked && linked.id !== value) onChange?.(linked.id)
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const index = items.findIndex((item) => item.id === value)
    const next = tabAfter(event.key, index, items.length)
    const item = next === undefined ? undefined : items[next]
    if (next === undefined || !item) return
    event.preventDefault()
    onChange?.(item.id)
    ;(event.currentTarget.children[next] as HTMLElement).focus()
  }

  return (
    <div ref={root} className={`tabs ${className}`} data-parameter={parameter}>
      <div
        role="tablist"
        aria-label={label}
        className={fill ? 'tab-list tab-fill' : 'tab-list'}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <a
            key={item.id}
            id={`tab-${item.id}`}
            href={`#panel-${item.id}`}
            role="tab"
            aria-selected={item.id === value}
            aria-controls={`panel-${item.id}`}
            tabIndex={item.id === value ? 0 : -1}
            className="tab"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onChange?.(item.id)
            }}
          >
            {item.label}
          </a>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          id={`panel-${item.id}`}
          role="tabpanel"
          aria-labelledby={`tab-${item.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern asks for it, so that Tab leads from a tab to its text
          tabIndex={0}
          data-off={item.id !== visible || undefined}
          className={`tab-panel ${panelClassName}`}
        >
          {item.panel}
        </div>
      ))}
    </div>
  )
}
