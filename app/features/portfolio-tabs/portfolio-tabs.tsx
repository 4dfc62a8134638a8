import { type MouseEvent, type ReactNode, useMemo } from 'react'
import type { PortfolioTab } from '#content/types/portfolio-page.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useTabAddress } from './use-tab-address.ts'

type Item = { id: PortfolioTab; label: string }
type Props = { label: string; items: Item[]; panels: Record<PortfolioTab, ReactNode> }

export function PortfolioTabs({ label, items, panels }: Props) {
  const ids = useMemo(() => items.map((item) => item.id), [items])
  const [open, change] = useTabAddress(ids)

  function follow(event: MouseEvent, { id }: Item) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    change(id)
    const tab = document.getElementById(`tab-${id}`)
    tab?.parentElement?.scrollIntoView()
    tab?.focus({ preventScroll: true })
  }

  return (
    <Tabs
      label={label}
      items={items.map((item, index) => {
        const next = items[index + 1]
        return {
          ...item,
          panel: (
            <>
              {panels[item.id]}
              {next && (
                <a
                  href={`?aba=${next.id}`}
                  className="folio-next"
                  onClick={(event) => follow(event, next)}
                >
                  <span className="text-muted">Continuar em</span>
                  <span className="title-3 font-display">{next.label}</span>
                  <Icon name="arrow" className="size-6" />
                </a>
              )}
            </>
          ),
        }
      })}
      value={open}
      onChange={change}
      className="wrap folio"
      panelClassName="folio-panel"
    />
  )
}
