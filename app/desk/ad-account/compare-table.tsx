import { Icon } from '#app/ui/icon.tsx'

type Props = {
  period: string
  same: boolean
  rows: { label: string; account: string; campaigns: string; ours: string; difference: string }[]
  reasons: string[]
}

/** The platform's figures beside ours, and what explains a difference. */
export function CompareTable({ period, same, rows, reasons }: Props) {
  return (
    <section className="card panel" aria-label="Comparação">
      <p className="import-say" role="status">
        <strong>{period}</strong>:{' '}
        {same
          ? 'o investimento é o mesmo na plataforma e aqui.'
          : 'o investimento difere; veja abaixo o que explica.'}
      </p>
      <div className="compare">
        <table className="import-days">
          <caption className="sr-only">Totais da plataforma e daqui</caption>
          <thead>
            <tr>
              <th scope="col">Número</th>
              <th scope="col">Conta na plataforma</th>
              <th scope="col">Soma das campanhas lá</th>
              <th scope="col">Aqui</th>
              <th scope="col">Diferença</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, account, campaigns, ours, difference }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{account}</td>
                <td>{campaigns}</td>
                <td>{ours}</td>
                <td>{difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="import-warnings" aria-label="O que explica">
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="alert" className="size-5" />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
