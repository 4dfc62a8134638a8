type Day = { day: string; date: string; spend: string; source: string }

/** Which source each of the client's last days on the platform came from. */
export function DaySources({ days, platform }: { days: Day[]; platform: string }) {
  return (
    <table className="import-days">
      <caption className="sr-only">Origem de cada dia em {platform}</caption>
      <thead>
        <tr>
          <th scope="col">Dia</th>
          <th scope="col">Origem</th>
          <th scope="col">Investimento</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, date, spend, source }) => (
          <tr key={day}>
            <th scope="row">{date}</th>
            <td>{source}</td>
            <td>{spend}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
