import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { PortfolioTab } from '#content/types/portfolio-page.ts'

type Item = { id: PortfolioTab; label: string }
type Props = { label: string; items: Item[]; panels: Record<PortfolioTab, ReactNode> }

/** The open one stands in the address as ?aba=… (app/site/browser/tabs.ts). */
export function PortfolioTabs({ label, items, panels }: Props) {
  return (
    <Tabs
      label={label}
      parameter="aba"
      items={items.map((item, index) => {
        const next = items[index + 1]
        return {
          ...item,
          panel: (
            <>
              {panels[item.id]}
              {next && (
                <a href={`?aba=${next.id}`} data-tab={next.id} className="folio-next">
                  <span className="text-muted">Continuar em</span>
                  <span className="title-3 font-display">{next.label}</span>
                  <Icon name="arrow" className="size-6" />
                </a>
              )}
            </>
          ),
        }
      })}
      className="wrap folio"
      panelClassName="folio-panel"
    />
  )
}
