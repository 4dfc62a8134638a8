import { Link } from 'react-router'
import { FigureTable } from '#app/shell/chart/figure-table.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CampaignView, Order } from './campaign-view.server.ts'

type SortLink = { to: string; current: boolean }
export type SortLinks = Record<Order, SortLink>

type Props = { campaigns: CampaignView[]; revenue: boolean; sort: SortLinks }

export function CampaignTable({ campaigns, revenue, sort }: Props) {
  return (
    <FigureTable label="Campanhas do período">
      <thead>
        <tr>
          <Sorted label="Campanha" link={sort.nome} up />
          <Sorted label="Investimento" link={sort.investimento} />
          <th scope="col">Do total</th>
          <Sorted label="Conversões" link={sort.conversoes} />
          <Sorted label="Custo por conversão" link={sort.custo} up />
          <th scope="col">CTR do período</th>
          {revenue && <Sorted label="Receita" link={sort.receita} />}
          {revenue && <th scope="col">ROAS</th>}
        </tr>
      </thead>
      <tbody>
        {campaigns.map((campaign) => (
          <tr key={campaign.id}>
            <th scope="row">
              <Link to={campaign.to} className="table-name">
                {campaign.name}
              </Link>
              <span className="table-facts">
                <span
                  aria-hidden
                  className="status-dot"
                  data-active={campaign.active || undefined}
                />
                {campaign.statusName}
                {campaign.platform && ` · ${campaign.platform}`}
              </span>
            </th>
            <td>{campaign.spend}</td>
            <td>{campaign.share}</td>
            <td>
              {campaign.conversions}
              {campaign.kinds && (
                <span className="block text-[0.85rem] font-normal text-muted max-w-[12rem] ms-auto whitespace-normal">
                  {campaign.kinds}
                </span>
              )}
            </td>
            <td>{campaign.cost}</td>
            <td>{campaign.ctr}</td>
            {revenue && <td>{campaign.revenue}</td>}
            {revenue && <RoasCell {...campaign} />}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}

/** A ROAS that leaves spend out says so beside the figure. */
export function RoasCell({ roas, partial }: { roas: string; partial: boolean }) {
  return (
    <td>
      {roas}
      {partial && <span className="partial">parcial</span>}
    </td>
  )
}

/** `up`: ascending. */
function Sorted({ label, link, up }: { label: string; link: SortLink; up?: boolean }) {
  return (
    <th scope="col" aria-sort={link.current ? (up ? 'ascending' : 'descending') : undefined}>
      <Link to={link.to} preventScrollReset className="table-sort">
        {label}
        {link.current && <Icon name="chevron" className={up ? 'size-4 rotate-180' : 'size-4'} />}
      </Link>
    </th>
  )
}
